/**
 * A call got no answer of the portal's: no line, a time-out, or something that is no JSON. It is all that a call rejects with
 * (`Services`), so that whatever else is thrown is a fault of ours and is never told as a slow network.
 */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(options?: { readonly cause: unknown }) {
    super('The portal gave no answer.', options);
  }
}

/** For the `catch` of a call: null where there was no answer. A fault of ours goes on to whoever reports it. */
export function unanswered(error: unknown): null {
  if (error instanceof NoAnswer) return null;
  throw error;
}
