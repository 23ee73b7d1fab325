import { type Refused, refused } from '#machines/kit/submitting/form.ts';

interface Problem {
  readonly message: string;
  readonly code: string;
}

/** What a refusal says, where its words are for a person: a 400, or a 429 that says when to try again. */
type Understood = { readonly status: 400 | 429; readonly data: Problem };

/** The chosen password and its repetition. */
export const BOTH_PASSWORDS = ['password', 'confirmPassword'] as const;

/** A password that did not prove who asks: it is typed again, and nothing else. Null: something else was refused. */
export function refusedProof({ status, data }: Understood): Refused | null {
  if (status !== 400 || (data.code !== 'wrong-password' && data.code !== 'password-wanted')) return null;
  return { kind: 'refused', say: [], at: { field: 'password', problem: data.message }, clears: ['password'] };
}

/** The server's own words. One about the password stands at it, and only then is it typed again. */
export function refusedBy({ status, data }: Understood): Refused {
  if (status !== 400 || !data.code.startsWith('password-')) return refused(data.message);
  return {
    kind: 'refused',
    say: [],
    at: { field: 'password', problem: data.message },
    clears: BOTH_PASSWORDS,
  };
}
