import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, type Taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { findPeople, peopleTable } from '#machines/pages/residents/people.ts';

/** Finding residents by name or meter number (S1 section 5), for whoever has not said yet whom. */
export function findResident(deps: FlowDeps): Flow {
  const { services, wait } = deps;
  return submitting(deps, {
    name: 'find-resident',
    version: 1,
    title: 'Find a resident',
    fields: {
      name: {
        label: 'Resident',
        ask: ADMINISTRATION_SENTENCES.whichResident,
        kind: 'text',
        placeholder: 'Name or meter number',
        schema: required(MESSAGES.enterSearchTerm),
      },
    },
    asked: ['name'],
    atOnce: true,
    words: { send: 'Search', sending: 'Looking for residents' },
    unreachable: MESSAGES.networkFailure,
    async send({ value }, signal) {
      const found = await findPeople(services, value('name'), signal);
      await wait('searchShown', signal);
      if (found.kind !== 'good') return refused(MESSAGES.searchFailed);
      const { data } = found;
      if (data.length === 0)
        return { kind: 'refused', say: [], at: { field: 'name', problem: MESSAGES.residentNotFound } };
      const told: Taken = {
        kind: 'sent',
        say: [{ tone: 'plain', text: ADMINISTRATION_SENTENCES.found(data.length) }],
        table: peopleTable(data),
      };
      return told;
    },
  });
}
