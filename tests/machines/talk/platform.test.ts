import { describe, expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const context = { role: 'netplus-admin', today: '2026-11-21' } as const;

describe('what an operator says, in English, in Pidgin, and with typing errors', () => {
  test.each([
    ['register a new estate', 'register-estate', {}],
    ['we have a new estate called Harmony Gardens, set it up', 'register-estate', { estate: 'Harmony Gardens' }],
    ['enable waste for palm cuort', 'enable-service', { name: 'waste', estate: 'palm cuort' }],
    ['turn off security service for Palm Court', 'disable-service', { name: 'security', estate: 'Palm Court' }],
    ['deactivate waste in Palm Court', 'disable-service', { name: 'waste', estate: 'Palm Court' }],
    ['disable airtime for Goshen Villas', 'disable-service', { name: 'airtime', estate: 'Goshen Villas' }],
    ['switch off airtime', 'pause-sales', { kind: 'airtime' }],
    ['disable internet', 'pause-sales', { kind: 'internet' }],
    ['push 10988 again', 'retry-topup', { reference: '10988' }],
    ['refund order 11012', 'refund-topup', { reference: '11012' }],
    ['deactivate Palm Court and Cedar View', 'deactivate-estate', { estate: 'Palm Court' }],
    ['deactivate Banana Island', 'deactivate-estate', { estate: 'Banana Island' }],
    ['abeg suspend cedar view', 'deactivate-estate', { estate: 'cedar view' }],
    ['reactivate cedar view', 'activate-estate', { estate: 'cedar view' }],
    ['creat servis Waste 2500 Cedar View', 'create-service', { name: 'Waste', estate: 'Cedar View', amount: 2_500 }],
    [
      'create a service called Test Waste for 2500 in palm cuort',
      'create-service',
      { name: 'Test Waste', estate: 'palm cuort', amount: 2_500 },
    ],
    [
      'create service called Power Backup in Cedar View, 3k monthly',
      'create-service',
      { name: 'Power Backup', estate: 'Cedar View', amount: 3_000 },
    ],
    ['abeg set fee 50 naira for Sunrise Court', 'create-fee', { estate: 'Sunrise Court', amount: 50 }],
    ['make dstv fee 200', 'set-provider-fee', { provider: 'dstv', fee: 200 }],
    ['change ekedc fee to 100', 'set-provider-fee', { provider: 'phcneko', fee: 100 }],
    ['remove the fee of glo', 'set-provider-fee', { provider: 'glo', fee: 'none' }],
    ['set the convenience fee', 'set-provider-fee', {}],
    ['pendin topups since monday', 'pending-topups', { from: '2026-11-16' }],
    ['which top up don hang', 'pending-topups', {}],
    ['abeg retry POWER-01HZX8AB', 'retry-topup', { reference: 'POWER-01HZX8AB' }],
    [
      'mark POWER-01HZX8AB for refund, reason: paid twice',
      'refund-topup',
      { reference: 'POWER-01HZX8AB', reason: 'paid twice' },
    ],
    ['how much we don collect today', 'metrics', { from: '2026-11-21', to: '2026-11-21' }],
    ['revenue this month', 'metrics', { from: '2026-11-01', to: '2026-11-21' }],
    ['reconcille yesterday', 'reconcile', { from: '2026-11-20', to: '2026-11-20' }],
    ['open requests', 'requests', { list: 'open' }],
    ['approve the gym request', 'answer-request', { request: 'gym', answer: 'done' }],
    ['mark request gym as done', 'answer-request', { request: 'gym', answer: 'done' }],
    ['request a new fee', 'request-fee', {}],
    ['notice: mtn is down today', 'set-notice', { note: 'mtn is down today' }],
    ['take down the notice', 'clear-notice', {}],
    ['take the notice down', 'clear-notice', {}],
    ['stop selling dstv', 'pause-sales', { kind: 'cable' }],
    ['make una no sell airtime again', 'pause-sales', { kind: 'airtime' }],
    ['sell airtime again', 'resume-sales', { kind: 'airtime' }],
    ['resume sales of data', 'resume-sales', { kind: 'data' }],
    ['services of Palm Court', 'services', { estate: 'Palm Court' }],
    ['convenience fees', 'provider-fees', {}],
    ['payments of amaka eze', 'resident-payments', { name: 'amaka eze' }],
  ] as const)('"%s"', (text, intent, slots) => {
    expect(understand(text, context)).toMatchObject({ intent, slots });
  });
});

describe('the same words of others mean what they meant', () => {
  test.each([
    ['activate my dstv', 'service-user', 'pay-bills'],
    ['I want a refund', 'service-user', 'payment-issues'],
    ['how much is the fee for mtn', null, 'fee-question'],
    ['clear my service charge', 'service-user', 'pay-services'],
    ['find Amaka Eze', 'service-admin', 'find-resident'],
    ['stop', 'netplus-admin', 'cancel'],
    ['how much is the fee for mtn', 'netplus-admin', 'fee-question'],
  ] as const)('"%s" of %s', (text, role, intent) => {
    expect(understand(text, { role, today: context.today }).intent).toBe(intent);
  });
});

describe('where something new is named', () => {
  const open = {
    flow: 'create-service',
    field: 'serviceName',
    fields: ['estate', 'serviceName', 'amount'],
    kind: 'text',
  } as const;
  const said = (text: string) => understand(text, { ...context, open });

  test.each(['Power House', 'Unity Homes Guards', 'parking fee', 'Help Desk', 'security'])('"%s" is a name', (text) => {
    expect(said(text)).toMatchObject({ intent: 'answer', slots: { serviceName: text } });
  });

  test.each([
    ['cancel', 'cancel'],
    ['help', 'help'],
    ['pending top-ups', 'pending-topups'],
    ['deactivate Palm Court', 'deactivate-estate'],
  ])('"%s" is none', (text, intent) => {
    expect(said(text).intent).toBe(intent);
  });
});

describe('estates that are listed', () => {
  const later = (text: string) => understand(text, context).modifiers?.later;

  test.each([
    ['deactivate Palm Court and Cedar View', ['deactivate Cedar View']],
    ['activate Palm Court, Cedar View & Crown Heights', ['activate Cedar View', 'activate Crown Heights']],
    ['deactivate Palm Court because Cedar View complained', undefined],
    ['deactivate Palm Court', undefined],
  ])('%s', (text, wishes) => expect(later(text)).toEqual(wishes));
});
