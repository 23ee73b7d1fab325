import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SIGN_INS } from '#catalogues/sentences/estate/sign-ins.ts';
import type { SignInChange } from '#catalogues/sign-ins.ts';
import { plain } from '../lines.ts';
import type { Asker, QueryAnswer } from './query.ts';
import { holdersFitting, severalFit } from './second-factor-of.ts';

/** Begins to change the sign-in of the one whom a name, an e-mail address or a meter number fits: a resident, or an administrator. */
export async function signInOf(
  services: Services,
  { term, what }: { readonly term: string; readonly what: SignInChange },
  { signal }: Asker,
): Promise<QueryAnswer> {
  const holders = await holdersFitting(services, term, signal);
  if (holders === null) return { lines: [plain(MESSAGES.searchFailed)] };
  const [first, ...others] = holders;
  if (first === undefined) return { lines: [plain(MESSAGES.residentNotFound)] };
  if (others.length > 0) return { lines: [plain(severalFit(holders))] };
  if (first.self) return { lines: [plain(SIGN_INS.notOwn)] };
  return { lines: [], start: { flow: 'sign-in-of', values: { holder: first.id, said: first.name, signIn: what } } };
}
