import { type Refused, refused } from './form.ts';

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

/** Why nothing was changed: that the estate is deactivated (DECISIONS 39), in the server's words, else what failed. */
export function notChanged({ status, data }: Answer, failed: string): Refused {
  return refused(status === 403 && isInactive(data) ? data.message : failed);
}

function isInactive(data: unknown): data is { readonly message: string } {
  if (typeof data !== 'object' || data === null || !('code' in data) || !('message' in data)) return false;
  return data.code === 'estate-inactive' && typeof data.message === 'string';
}
