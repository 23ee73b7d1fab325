import { PASSWORD } from '../acts/good-answers.ts';
import type { Invariant } from './invariant.ts';

/** A password stands in no transcript, and in nothing that is kept (DECISIONS, Secrets in a conversation). */
export const NO_SECRETS: Invariant = {
  name: 'no secret is shown or kept',
  begin:
    () =>
    (_, { shown, kept }) => {
      if (JSON.stringify(shown).includes(PASSWORD)) return 'the password can be seen';
      return JSON.stringify(kept).includes(PASSWORD) ? 'the password is kept' : null;
    },
};
