import type { FastifyError } from 'fastify';
import type { Problem, ProblemCode } from '../../online/api.ts';
import { Denied } from '../endpoints.ts';
import { troubleOf } from '../store/trouble.ts';

const STATUS: Readonly<Record<ProblemCode, number>> = {
  malformed: 400,
  'too-long': 413,
  missing: 404,
  'signed-out': 401,
  rights: 403,
  'not-running': 409,
  held: 409,
  taken: 409,
  stale: 409,
  spent: 410,
  unplayable: 422,
  'name-taken': 409,
  'bad-name': 422,
  'weak-password': 422,
  'wrong-login': 403,
  insecure: 403,
  'members-only': 403,
  'guests-only': 403,
  closed: 403,
  'slow-down': 429,
  full: 507,
  origin: 403,
  'old-page': 400,
  busy: 503,
};

interface Answer {
  readonly status: number;
  readonly problem: Problem;
  /** Whether the cause is worth a line in the log: it is no matter of the one who asked. */
  readonly isOurs: boolean;
}

function answer(code: ProblemCode, status = STATUS[code], isOurs = false): Answer {
  return { status, problem: { problem: code }, isOurs };
}

/** What fastify says of a request that it could not read. */
function unreadable(error: Error): Answer | null {
  const { code, statusCode }: Partial<FastifyError> = error as FastifyError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return answer('too-long');
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? answer('malformed', statusCode)
    : null;
}

/** What the one who asked is told of an error. Its cause stays here. */
export function answerTo(error: unknown): Answer {
  if (error instanceof Denied) {
    const { problem } = error;
    return { status: STATUS[problem.problem], problem, isOurs: false };
  }
  if (!(error instanceof Error)) return answer('busy', 500, true);
  const trouble = troubleOf(error);
  if (trouble !== null) return answer(trouble === 'full' ? 'full' : 'busy', undefined, true);
  return unreadable(error) ?? answer('busy', 500, true);
}
