import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { COMPANIES, COMPANY_CODES, type Company } from '#catalogues/products/companies.ts';
import { COMPANY_SENTENCES } from '#catalogues/sentences/estate/company.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

const { title, label, ask, yes, no, kept } = COMPANY_SENTENCES;

/** What was chosen; the field lets nothing else through, and nothing is put in its place. */
const codeOf = (value: string | undefined): Company => z.enum(COMPANY_CODES).parse(value);

const COMPANY = choiceField(
  { label, ask, placeholder: '' },
  COMPANY_CODES.map((value) => ({ value, label: COMPANIES[value], mark: value })),
  ask,
);

/** What stands now. */
interface Facts {
  readonly before: Company | null;
}

/** Saying which distribution company supplies the own estate. */
export function estateCompany(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'estate-company',
    version: 3,
    title,
    fields: { company: COMPANY },
    asked: ['company'],
    atOnce: true,
    words: { send: 'Save', checking: 'Looking at your settings', sending: 'Saving' },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    async check({ value }, signal) {
      const held = await services.estateCompany({}, signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      const { company: before } = held.data;
      if (before !== value('company')) return { kind: 'good', facts: { before } };
      return { kind: 'needless', why: COMPANY_SENTENCES.already(COMPANIES[before]) };
    },
    confirm: {
      dialog: ({ answers: { values }, facts }) => {
        const before = facts?.before ?? null;
        const name = COMPANIES[codeOf(values.company)];
        return COMPANY_SENTENCES.dialog(name, before === null ? null : COMPANIES[before]);
      },
      yes,
      no,
      declined: { ends: kept },
    },
    async send({ value }, signal) {
      const answer = await services.setEstateCompany({ company: codeOf(value('company')) }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
