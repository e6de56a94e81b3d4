import { type Refusal, refuse as refuseAny, type RuleId } from './game.ts';
import type { Refuse, SHAPE_REFUSALS } from './vocabulary.ts';

const refuse: Refuse<typeof SHAPE_REFUSALS> = refuseAny;

/**
 * The outer form of an action, checked before any rule looks at it: the right fields of the right kind and
 * no others. `?` marks a field that may be left out.
 */
export type FieldKind = 'string' | 'int' | 'boolean' | 'strings' | 'json';
export type Shape = Readonly<Record<string, FieldKind | `${FieldKind}?`>>;

interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly isOptional: boolean;
}

const fieldsOfShapes = new WeakMap<Shape, readonly Field[]>();

/** A shape as it is checked, read once. */
function fieldsOf(shape: Shape): readonly Field[] {
  let fields = fieldsOfShapes.get(shape);
  if (!fields) {
    fields = Object.entries(shape).map(([name, spec]) => {
      const isOptional = spec.endsWith('?');
      return { name, kind: (isOptional ? spec.slice(0, -1) : spec) as FieldKind, isOptional };
    });
    fieldsOfShapes.set(shape, fields);
  }
  return fields;
}

function fits(kind: FieldKind, value: unknown): boolean {
  switch (kind) {
    case 'string':
      return typeof value === 'string';
    case 'int':
      return Number.isSafeInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'strings':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case 'json':
      return value !== undefined;
  }
}

const TYPE_AND_BY: readonly string[] = ['type', 'by'];

/** Refuses what is not an action of a known type with exactly the fields of that type. */
export function checkShape(
  shapes: Readonly<Record<string, Shape>>,
  action: unknown,
  rule: RuleId,
): Refusal | null {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) {
    return refuse('not-an-action', rule);
  }
  const fields = action as Record<string, unknown>;
  const { type, by } = fields;
  const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (!shape) {
    // Not String(type), which throws for `{ "toString": 1 }`.
    return refuse('unknown-action', rule, { type: typeof type === 'string' ? type : typeof type });
  }
  if (!Number.isSafeInteger(by)) return refuse('bad-field', rule, { field: 'by' });
  let bad: string | null = null;
  let count = TYPE_AND_BY.length;
  for (const { name, kind, isOptional } of fieldsOf(shape)) {
    const value = fields[name];
    const isThere = value !== undefined || name in fields;
    if (isThere) count++;
    if (isThere ? !fits(kind, value) : !isOptional) bad ??= name;
  }
  const names = Object.keys(fields);
  if (names.length > count) {
    const extra = names.find((name) => !TYPE_AND_BY.includes(name) && !Object.hasOwn(shape, name));
    return refuse('extra-field', rule, { field: extra ?? '' });
  }
  return bad === null ? null : refuse('bad-field', rule, { field: bad });
}
