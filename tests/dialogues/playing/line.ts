import { type CallName, calls } from '#catalogues/calls/index.ts';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';

/** What can be wrong between a person and the portal, in the words of a dialogue. */
export const TROUBLES = {
  'the line is lost': { to: null, answer: null },
  'the meter does not answer': { to: 'pingMeter', answer: 503 },
  'the payment is not answered for': { to: 'topupPower', answer: null },
} as const satisfies Record<string, { readonly to: CallName | null; readonly answer: number | null }>;

/** How what was wrong comes right again. */
export const ALL_IS_WELL = 'the line is back';

/** The line of one person: it can be cut, and a call on it can find no answer. */
export interface Line {
  readonly fetch: (request: Request) => Promise<Response>;
  /** False where nothing of that name can be wrong. */
  suffer(what: string): boolean;
}

/** A line to the portal on which all is well. */
export function openLine(): Line {
  let trouble: (typeof TROUBLES)[keyof typeof TROUBLES] | null = null;
  return {
    async fetch(request) {
      if (trouble === null || !isMet(trouble.to, request)) return fetch(request);
      if (trouble.answer === null) throw new NoAnswer();
      return Response.json({ message: 'not now' }, { status: trouble.answer });
    },
    suffer(what) {
      const known = isTrouble(what);
      if (!known && what !== ALL_IS_WELL) return false;
      trouble = known ? TROUBLES[what] : null;
      return true;
    },
  };
}

const isTrouble = (what: string): what is keyof typeof TROUBLES => what in TROUBLES;

function isMet(name: CallName | null, { url, method }: Request): boolean {
  return name === null || (new URL(url).pathname === calls[name].path && method === calls[name].method);
}
