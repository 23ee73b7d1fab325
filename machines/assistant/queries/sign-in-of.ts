import type { Services } from '#catalogues/calls/services.ts';
import { SIGN_INS } from '#catalogues/sentences/estate/sign-ins.ts';
import type { SignInChange } from '#catalogues/sign-ins.ts';
import { plain } from '../lines.ts';
import { withHolder } from './holders.ts';
import type { Asker, QueryAnswer } from './query.ts';

/** Begins to change the sign-in of the one whom a name, an e-mail address or a meter number fits: a resident, or an administrator. */
export const signInOf = (
  services: Services,
  { term, what: signIn }: { readonly term: string; readonly what: SignInChange },
  { signal }: Asker,
): Promise<QueryAnswer> =>
  withHolder(services, term, signal, ({ id: holder, name: said, self }) =>
    self
      ? { lines: [plain(SIGN_INS.notOwn)] }
      : { lines: [], start: { flow: 'sign-in-of', values: { holder, said, signIn } } },
  );
