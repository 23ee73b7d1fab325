import { codeOf, SAYS_WHAT_TO_DO } from '../door.ts';
import { type Refused, refused } from './form.ts';
import { factorWanted } from './proving.ts';

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

/** Why nothing was changed: that the estate is deactivated (DECISIONS 39) or a second factor is to be set up, in the server's words, that a second factor is wanted first, else what failed. */
export function notChanged({ status, data }: Answer, failed: string): Refused {
  if (status === 403 && codeOf(data) === 'prove-again') return factorWanted(data);
  return refused(status === 403 && isTold(data) ? data.message : failed);
}

function isTold(data: unknown): data is { readonly message: string } {
  const code = codeOf(data);
  return code !== null && SAYS_WHAT_TO_DO.includes(code) && typeof (data as { message?: unknown }).message === 'string';
}
