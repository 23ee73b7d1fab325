import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { type Heard, heardAt } from '#machines/talk/answering/heard.ts';
import { RULES, ruleFor } from '#machines/talk/answering/open.ts';
import type { OpenQuestion } from '#machines/talk/context.ts';
import { scoreIntents } from '#machines/talk/model/scores.ts';
import { read } from '#machines/talk/reading/read.ts';

/** Questions, by flow and field, as the conversation has them open. */
const OPEN: Readonly<Record<string, Omit<OpenQuestion, 'flow' | 'field'>>> = {
  'airtime/confirm': { fields: ['network', 'phone', 'amount'], given: ['network', 'phone', 'amount'] },
  'airtime/amount': { kind: 'money', fields: ['network', 'phone', 'amount'], given: ['network', 'phone'] },
  'airtime/phone': { kind: 'phone', fields: ['network', 'phone', 'amount', 'email'] },
  'public-power/meterNumber': { kind: 'digits', fields: ['provider', 'meterNumber', 'amount'], given: ['provider'] },
  'internet/account': { kind: 'digits', fields: ['provider', 'account', 'package'], given: ['provider'] },
  'pay-services/confirm': { fields: ['service', 'months', 'amount'], given: ['service', 'months'] },
  'pay-services/service': {
    kind: 'choice',
    fields: ['service', 'months', 'amount'],
    choices: [
      { value: 's1', label: 'Gate' },
      { value: 's2', label: 'Refuse' },
    ],
  },
  'buy-power/confirm': { fields: ['amount'], given: ['amount'], readBack: ['₦5,000'] },
  'update-payment/amount': { kind: 'money', fields: ['meterNumber', 'service', 'amount'] },
  'update-payment/confirm': { fields: ['meterNumber', 'service', 'amount'], given: ['meterNumber', 'amount'] },
  'contact-support/message': { kind: 'area', fields: ['name', 'email'] },
  'sign-up/firstName': { kind: 'text', fields: ['firstName', 'lastName'] },
  'find-resident/name': { fields: ['name'] },
  'set-occupancy/meterNumber': { kind: 'digits', fields: ['meterNumber', 'status'] },
  'power/which': {
    kind: 'choice',
    choices: [
      { value: 'estate', label: 'My estate meter (sign in)' },
      { value: 'public', label: 'Public power' },
    ],
  },
  'create-service/serviceName': { fields: ['serviceName', 'estate'] },
  'update-profile/phone': { kind: 'phone', fields: ['meterNumber', 'phone', 'email'] },
  'data/plan': { fields: ['network', 'plan', 'phone'], given: ['network'] },
  'register-estate/confirm': { fields: ['estate', 'address'], given: ['estate'] },
};

function hearing(text: string, role: Role | null, at: string): Heard {
  const [flow = '', field = ''] = at.split('/');
  const reading = read(text, '2026-11-21');
  return heardAt(reading, { flow, field, ...OPEN[at] }, scoreIntents(reading, role));
}

type Row = readonly [rule: string, sentence: string, role: Role | null, at: string];

/** A sentence that each rule takes. */
const REACHED: readonly Row[] = [
  ['a whole yes', 'ok', null, 'airtime/confirm'],
  ['a message', 'my dog ate my shoe', null, 'contact-support/message'],
  ['a purchase where a message is asked for', 'buy light 5k', null, 'contact-support/message'],
  ['a question left out', "I don't have one", null, 'contact-support/message'],
  ['a new name', 'sparkle and shine', null, 'create-service/serviceName'],
  ['a wish where a new name is asked for', 'metrics', 'netplus-admin', 'create-service/serviceName'],
  ['another field with its value', 'change meter to 54150012345', null, 'update-profile/phone'],
  ['a way in', 'new user abeg', null, 'power/which'],
  ['being called by a name', 'call me Tunde', null, 'sign-up/firstName'],
  ['a command', 'help', null, 'airtime/confirm'],
  ['what was paid before', 'reciept pls', 'service-user', 'airtime/confirm'],
  ['the fee', 'how much is the fee', null, 'airtime/confirm'],
  ['a question beside', 'arrears?', 'service-user', 'airtime/amount'],
  ['what is told beside a change', 'failed payments', 'service-user', 'update-payment/confirm'],
  ['airtime for data, or data for airtime', '2 gig abeg', null, 'airtime/amount'],
  ['a deed of the platform', 'create fee', 'netplus-admin', 'airtime/confirm'],
  ['nothing of the list', 'its gotv', null, 'pay-services/service'],
  ['a wish where a name is asked for', 'metrics', 'netplus-admin', 'find-resident/name'],
  ['another purchase', 'its gotv', null, 'airtime/confirm'],
  ['a correction', 'mnt', null, 'airtime/confirm'],
  ['a whole answer', 'Smile', null, 'sign-up/firstName'],
  ['a wish of its own', 'metrics', 'netplus-admin', 'airtime/amount'],
  ['an answer', 'jos', null, 'create-service/serviceName'],
  ['perhaps a correction', 'mnt', null, 'airtime/amount'],
];

/** Where two rules take one sentence differently, with a sentence: the first of them is meant. */
const ON_PURPOSE: readonly (readonly [rule: string, below: string, sentence: string, role: Role | null, at: string])[] =
  [
    ['being called by a name', 'a command', 'call me Tunde', null, 'sign-up/firstName'],
    ['being called by a name', 'a wish of its own', 'call me Tunde', null, 'sign-up/firstName'],
    ['being called by a name', 'a wish where a name is asked for', 'call me Tunde', null, 'find-resident/name'],
    ['a question left out', 'a new name', 'skip', null, 'create-service/serviceName'],
    ['a question left out', 'perhaps a correction', 'skip', null, 'update-payment/amount'],
    ['a purchase where a message is asked for', 'a whole answer', 'buy light 5k', null, 'contact-support/message'],
    ['a purchase where a message is asked for', 'an answer', 'buy light 5k', null, 'contact-support/message'],
    [
      'a message',
      'a purchase where a message is asked for',
      'buy light 5k for my brother abeg',
      null,
      'contact-support/message',
    ],
    ['a question left out', 'a whole answer', "I don't have one", null, 'contact-support/message'],
    ['a question left out', 'an answer', 'skip', null, 'sign-up/firstName'],
    ['a whole answer', 'a wish of its own', 'Smile', null, 'sign-up/firstName'],
    ['a wish where a name is asked for', 'a whole answer', 'Smile', null, 'find-resident/name'],
    ['a wish where a name is asked for', 'an answer', 'Smile', null, 'find-resident/name'],
    ['a wish where a new name is asked for', 'an answer', 'metrics', 'netplus-admin', 'create-service/serviceName'],
    ['a message', 'perhaps a correction', 'my dog ate my shoe', null, 'contact-support/message'],
    ['an answer', 'perhaps a correction', 'half year jor', 'service-user', 'pay-services/service'],
    ['a wish of its own', 'an answer', 'load mb |', null, 'create-service/serviceName'],
    ['a message', 'a wish of its own', 'can i see a form', null, 'contact-support/message'],
    ['a wish of its own', 'perhaps a correction', 'load mb |', null, 'create-service/serviceName'],
    [
      'a wish where a new name is asked for',
      'perhaps a correction',
      'pendin topups',
      'netplus-admin',
      'create-service/serviceName',
    ],
    [
      'what is told beside a change',
      'perhaps a correction',
      'FIND 45066120093',
      'service-admin',
      'update-payment/amount',
    ],
    ['a correction', 'a wish of its own', 'levy 10k', 'service-owner', 'pay-services/confirm'],
    ['what is told beside a change', 'a whole answer', 'FIND 45066120093', 'service-admin', 'update-payment/amount'],
    ['what is told beside a change', 'an answer', 'FIND 45066120093', 'service-admin', 'update-payment/amount'],
    ['a whole answer', 'perhaps a correction', 'mnt', null, 'data/plan'],
    [
      'a wish where a new name is asked for',
      'a whole answer',
      'FIND 45066120093',
      'service-admin',
      'create-service/serviceName',
    ],
    ['what is told beside a change', 'a correction', 'FIND 45066120093', 'service-admin', 'update-payment/confirm'],
    ['a correction', 'an answer', 'i mean glo', null, 'data/plan'],
    [
      'a wish where a name is asked for',
      'perhaps a correction',
      'edit my meter number',
      'service-user',
      'sign-up/firstName',
    ],
    ['what was paid before', 'a correction', 'service charge history', 'service-user', 'pay-services/confirm'],
    ['what was paid before', 'perhaps a correction', 'service charge history', 'service-user', 'pay-services/confirm'],
    [
      'a wish where a new name is asked for',
      'a correction',
      'my apartment has no meter',
      null,
      'create-service/serviceName',
    ],
    ['a question beside', 'perhaps a correction', 'swift prices', null, 'internet/account'],
    ['a question beside', 'an answer', 'swift prices', null, 'find-resident/name'],
    [
      'a new name',
      'a wish where a new name is asked for',
      'Mrs Adebayo',
      'service-admin',
      'create-service/serviceName',
    ],
    ['a new name', 'a wish of its own', 'Mrs Adebayo', 'service-admin', 'create-service/serviceName'],
    ['a new name', 'perhaps a correction', 'six', 'service-user', 'create-service/serviceName'],
    ['a wish where a name is asked for', 'a correction', 'edit my meter number', 'service-user', 'sign-up/firstName'],
    ['a deed of the platform', 'an answer', 'create fee', 'netplus-admin', 'sign-up/firstName'],
    ['a deed of the platform', 'perhaps a correction', 'creat servce water', 'netplus-admin', 'pay-services/confirm'],
    ['a deed of the platform', 'a correction', 'creat servce water', 'netplus-admin', 'pay-services/confirm'],
    ['a deed of the platform', 'a whole answer', 'create fee', 'netplus-admin', 'sign-up/firstName'],
    ['a command', 'a wish of its own', 'mneu', null, 'airtime/confirm'],
    ['a command', 'an answer', 'help', null, 'pay-services/service'],
    ['a command', 'a wish where a name is asked for', 'mneu', null, 'find-resident/name'],
    ['another purchase', 'a whole answer', 'Smile', null, 'contact-support/message'],
    ['another purchase', 'an answer', 'Smile', null, 'contact-support/message'],
    ['another purchase', 'perhaps a correction', 'NEPA 3K', 'service-user', 'airtime/confirm'],
    ['nothing of the list', 'perhaps a correction', 'NEPA 3K', 'service-user', 'pay-services/service'],
    ['a message', 'another purchase', 'mtn top-up 2348034445555 3000', null, 'contact-support/message'],
    ['another purchase', 'a correction', 'NEPA 3K', 'service-user', 'airtime/confirm'],
    ['airtime for data, or data for airtime', 'a whole answer', 'mtn data 1000', null, 'airtime/amount'],
    ['airtime for data, or data for airtime', 'an answer', 'mtn data 1000', null, 'airtime/amount'],
    ['airtime for data, or data for airtime', 'perhaps a correction', 'mtn data 1000', null, 'airtime/confirm'],
    ['a command', 'a whole answer', 'help', null, 'contact-support/message'],
    ['a way in', 'perhaps a correction', 'password reset for ada@b.example', null, 'power/which'],
    ['another field with its value', 'a wish of its own', 'change meter to 54150012345', null, 'update-payment/amount'],
    ['a message', 'the fee', 'how much is the fee', null, 'contact-support/message'],
    ['the fee', 'a whole answer', 'any charges on this?', null, 'contact-support/message'],
    ['the fee', 'an answer', 'how much is the fee', null, 'find-resident/name'],
    ['airtime for data, or data for airtime', 'a correction', 'mtn data 1000', null, 'airtime/confirm'],
    ['a command', 'perhaps a correction', 'go bakc 1 step', null, 'update-payment/amount'],
    ['a whole yes', 'a wish of its own', 'SUPPORT', null, 'airtime/confirm'],
    [
      'a message',
      'another field with its value',
      "sorry wrong email, it's ada@b.example",
      null,
      'contact-support/message',
    ],
    ['another field with its value', 'an answer', 'change meter to 54150012345', null, 'update-profile/phone'],
    ['a correction', 'a whole answer', 'i mean glo', null, 'data/plan'],
    ['another field with its value', 'a whole answer', 'change meter to 54150012345', null, 'update-profile/phone'],
    [
      'nothing of the list',
      'a correction',
      'not airtime o, na light I want, 2k',
      'service-user',
      'pay-services/service',
    ],
    ['a question beside', 'a correction', 'mtn data price', null, 'airtime/confirm'],
    ['a new name', 'another purchase', 'xo vu san dstv compact, 7098765432', null, 'create-service/serviceName'],
    [
      'a new name',
      'a question beside',
      'when does my security payment expire',
      'service-user',
      'create-service/serviceName',
    ],
    ['a whole yes', 'perhaps a correction', 'update payment', 'service-admin', 'update-payment/confirm'],
    ['the fee', 'perhaps a correction', 'how much fee on 5000 light', null, 'airtime/confirm'],
    [
      'another field with its value',
      'perhaps a correction',
      'new meter was installed for Musa Bello, number 54199911122',
      'service-user',
      'update-payment/amount',
    ],
    ['a whole yes', 'a correction', 'update payment', 'service-admin', 'update-payment/confirm'],
  ];

describe('what a sentence is while a question is open', () => {
  test.each(REACHED)('%s: %s (%s, %s)', (rule, sentence, role, at) => {
    expect(ruleFor(hearing(sentence, role, at))?.rule.name).toBe(rule);
  });

  test('every rule has a name, a reason and a sentence', () => {
    expect(RULES.map(({ name }) => name)).toEqual(REACHED.map(([rule]) => rule));
    expect(RULES.filter(({ why }) => !why.endsWith('.'))).toEqual([]);
  });

  test.each(ON_PURPOSE)('%s outweighs %s: %s (%s, %s)', (rule, below, sentence, role, at) => {
    const heard = hearing(sentence, role, at);
    const other = RULES.find(({ name }) => name === below)?.takes(heard);
    const first = ruleFor(heard);
    expect(first?.rule.name).toBe(rule);
    expect(other).not.toBeNull();
    expect(meant(other)).not.toEqual(meant(first?.outcome));
  });

  test('no other two rules take one of these sentences differently, whatever is open', () => {
    const known = new Set(ON_PURPOSE.map(([rule, below]) => `${rule} > ${below}`));
    const sentences = new Set([...REACHED.map(([, text]) => text), ...ON_PURPOSE.map(([, , text]) => text)]);
    const found = Object.keys(OPEN).flatMap((at) =>
      [...sentences].flatMap((text) => meetings(hearing(text, null, at))),
    );
    expect([...new Set(found)].filter((pair) => !known.has(pair))).toEqual([]);
  });
});

/** What is meant, however surely. */
const meant = (outcome: ReturnType<(typeof RULES)[number]['takes']> | undefined) =>
  typeof outcome === 'object' && outcome !== null ? { ...outcome, confidence: 0 } : outcome;

/** The rule that takes a sentence, with each one below that would take it differently. */
function meetings(heard: Heard): readonly string[] {
  const first = ruleFor(heard);
  if (first === null) return [];
  const is = JSON.stringify(meant(first.outcome));
  return RULES.slice(RULES.indexOf(first.rule) + 1).flatMap(({ name, takes }) => {
    const outcome = takes(heard);
    return outcome === null || JSON.stringify(meant(outcome)) === is ? [] : [`${first.rule.name} > ${name}`];
  });
}
