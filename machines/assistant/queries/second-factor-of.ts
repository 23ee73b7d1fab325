import type { Services } from '#catalogues/calls/services.ts';
import { plain } from '../lines.ts';
import { withHolder } from './holders.ts';
import type { Asker, QueryAnswer } from './query.ts';

/** Begins to take the second factor off the one whom a name, an e-mail address or a meter number fits: a resident, or an administrator. */
export const secondFactorOf = (
  services: Services,
  { term }: { readonly term: string },
  { signal }: Asker,
): Promise<QueryAnswer> =>
  withHolder(services, term, signal, ({ id: holder, name: said, needless }) =>
    needless === undefined
      ? { lines: [], start: { flow: 'reset-second-factor', values: { holder, said } } }
      : { lines: [plain(needless)] },
  );
