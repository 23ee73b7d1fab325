import type { Services } from '#catalogues/calls/services.ts';
import { COMPANIES } from '#catalogues/products/companies.ts';
import { COMPANY_SENTENCES } from '#catalogues/sentences/estate/company.ts';
import { type Read, read } from '../answers.ts';
import type { StandingView } from '../view.ts';

/** Read who supplies the own estate. */
export async function readCompany(services: Services, signal: AbortSignal): Promise<Read<StandingView>> {
  const came = await read(services.estateCompany({}, signal), signal);
  if (came.kind !== 'good') return came;
  const { company } = came.data;
  const { none, stands, choose, change } = COMPANY_SENTENCES;
  return {
    kind: 'good',
    data: {
      badge: company === null ? { text: none, tone: 'warning' } : { text: COMPANIES[company], tone: 'success' },
      line: company === null ? stands.none : stands.set,
      waiting: null,
      actions: [{ label: company === null ? choose : change, open: 'estate-company' }],
    },
  };
}
