import { isJsonObject } from '../core/json.ts';

/** Whether something is a list of routes: a train and the places of its path, and whole numbers named in `more`. */
export function areRouteIntents(routes: unknown, more: readonly string[] = []): boolean {
  return Array.isArray(routes) && routes.every((route) => isRouteIntent(route, more));
}

function isRouteIntent(route: unknown, more: readonly string[]): boolean {
  if (!isJsonObject(route) || typeof route['train'] !== 'string' || !Array.isArray(route['path']))
    return false;
  return Object.entries(route).every(([field, value]) => {
    if (field === 'train') return true;
    if (field === 'path') return (value as unknown[]).every((place) => typeof place === 'string');
    return more.includes(field) && Number.isSafeInteger(value) && (value as number) >= 0;
  });
}
