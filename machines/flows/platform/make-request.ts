import { MESSAGES } from '#catalogues/messages.ts';
import { nairaOf } from '#catalogues/money.ts';
import { REQUEST_KINDS, type RequestKind } from '#catalogues/platform.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW, REQUEST_NAMES } from '#catalogues/sentences/platform/flows.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Values } from '#machines/kit/field.ts';
import { optional } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps, FlowPerson } from '#machines/kit/flow.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { type FormAt, type Sending, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Dialog } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { ADDS_COVERS, COVERS, coversRead, coversSent, estateField, MONTHLY_AMOUNT, optionalText } from './fields.ts';
import { estatesListed, looked } from './lists.ts';
import { PLATFORM_RULES } from './rules.ts';
import { refusal } from './sent.ts';

const KIND = choiceField(
  { label: 'Request', ask: PLATFORM_FLOW.whatRequest, placeholder: 'Select a request' },
  REQUEST_KINDS.map((value) => ({ value, label: REQUEST_NAMES[value] })),
  PLATFORM_FLOW.selectRequest,
);

const NOTE = {
  label: 'Note (optional)',
  ask: 'What else should we know? You may leave it out.',
  kind: 'area',
  placeholder: 'e.g. from January on',
  schema: optionalText(500, PLATFORM_FLOW.noteLong),
} as const;

const isPlatform = (person: FlowPerson | null): boolean => person?.role === 'netplus-admin';

/** Asking the platform for a fee, a service or an estate (S2 section 2, request pages): an admin will be in touch. */
export function makeRequest(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'make-request',
    version: 1,
    title: 'Make a request',
    lists: async (person, signal) =>
      isPlatform(person) ? looked(services, { estates: estatesListed }, signal) : { kind: 'good', lists: {} },
    fields: (at) => {
      const estate = estateField(at);
      return {
        kind: KIND,
        name: nameField(at),
        amount: { ...MONTHLY_AMOUNT, label: 'Monthly amount (optional)', schema: optional(MONTHLY_AMOUNT.schema) },
        estate: { ...estate, label: 'Estate (optional)', schema: optional(estate.schema) },
        covers: COVERS,
        note: NOTE,
      };
    },
    asked: ({ person, answers }) => [
      'kind',
      'name',
      ...(isOfEstate(answers.values.kind) ? ['amount', ...(isPlatform(person) ? ['estate'] : []), 'covers'] : []),
      'note',
    ],
    atOnce: true,
    words: { send: 'Send', listing: PLATFORM_FLOW.lookingAtEstates, sending: 'Sending the request' },
    unreachable: MESSAGES.networkFailure,
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: ({ answers: { values } }) => dialogOf(values),
      yes: { label: 'Yes, send it', formLabel: 'Send it' },
      adds: ADDS_COVERS,
    },
    async send(sending, signal) {
      const answer = await services.makeRequest(requestOf(sending), signal);
      if (answer.status !== 200) return refusal(answer, 'name', MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message || PLATFORM_SENTENCES.inTouch);
    },
  });
}

const isOfEstate = (kind: string | undefined): boolean => kind !== 'new-estate';

function dialogOf({ kind, name = '', amount = '', covers, note = '' }: Values): Dialog {
  const kobo = isOfEstate(kind) ? parseNaira(amount) : null;
  return {
    title: PLATFORM_FLOW.sendRequest(REQUEST_NAMES[kindOf(kind)], name),
    lines: [
      ...(kobo === null ? [] : [PLATFORM_FLOW.amountAMonth(formatNaira(kobo))]),
      ...(isOfEstate(kind) ? [coversRead(covers)] : []),
      ...(note === '' ? [] : [PLATFORM_FLOW.withNote(note)]),
    ],
  };
}

const kindOf = (kind: string | undefined): RequestKind => REQUEST_KINDS.find((one) => one === kind) ?? 'new-service';

function requestOf({ runId, value, person }: Sending<null>) {
  const kind = kindOf(value('kind'));
  const [kobo, estate] = isOfEstate(kind)
    ? [parseNaira(value('amount')), isPlatform(person) ? value('estate') : '']
    : [null, ''];
  return {
    key: runId,
    kind,
    name: value('name'),
    ...(kobo !== null && { amount: nairaOf(kobo) }),
    ...(estate !== '' && { estate: Number(estate) }),
    ...(isOfEstate(kind) && coversSent(value('covers'))),
    ...(value('note') !== '' && { note: value('note') }),
  };
}

function nameField({ answers: { values } }: FormAt) {
  const service = { kind: 'text', placeholder: 'e.g. Waste', schema: PLATFORM_RULES.serviceName } as const;
  switch (values.kind) {
    case 'new-estate':
      return {
        kind: 'text',
        label: 'Estate name',
        ask: PLATFORM_FLOW.nameOfEstate,
        placeholder: 'e.g. Palm Court',
        schema: PLATFORM_RULES.estateName,
      } as const;
    case 'new-fee':
      return { ...service, label: 'Fee name', ask: PLATFORM_FLOW.nameOfFee };
    default:
      return { ...service, label: 'Service name', ask: PLATFORM_FLOW.nameOfService };
  }
}
