import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const said = (text: string, role: Role) => {
  const { intent, slots } = understand(text, { role, today: '2026-11-23' });
  return { intent, slots };
};

describe('what the platform names is told from the words around it', () => {
  test.each([
    ['Oakfield settled. Bring them back.', 'activate-estate', { estate: 'Oakfield' }],
    ['Crown Terraces moved out, deactivate them', 'deactivate-estate', { estate: 'Crown Terraces' }],
    ['enable waste for Oakfield', 'enable-service', { name: 'waste', estate: 'Oakfield' }],
    [
      'add a meter replacement fee of 85k for Cedar Mews',
      'create-fee',
      { name: 'meter replacement', estate: 'Cedar Mews', amount: 85000 },
    ],
    ['approve request 14', 'answer-request', { request: '14', answer: 'done' }],
    ['decline request 22, note: too high', 'answer-request', { request: '22', answer: 'declined', note: 'too high' }],
    ['notice KEDCO is down', 'set-notice', { note: 'KEDCO is down' }],
    ['recon 1-15 Nov', 'reconcile', { from: '2026-11-01', to: '2026-11-15' }],
    ['board meeting, I need the Q3 figures', 'metrics', { from: '2026-07-01', to: '2026-09-30' }],
  ] as const)('%s', (text, intent, slots) => {
    expect(said(text, 'netplus-admin')).toEqual({ intent, slots });
  });
});

describe('what an estate writes of its people is told from the words around it', () => {
  test.each([
    [
      'Ngozi Umeh is owing us 9k for waste, record it',
      'update-payment',
      { name: 'Ngozi Umeh', amount: 9000, service: 'waste' },
    ],
    [
      'Mrs Coker don pack in finally, change am to occupied',
      'set-occupancy',
      { name: 'Mrs Coker', status: 'occupied' },
    ],
    ['flat 6A is still vacant', 'set-occupancy', { status: 'unoccupied' }],
    ['the flat is still empty, mark it vacant', 'set-occupancy', { status: 'unoccupied' }],
    ['Oga Femi is back, mark him as occupied', 'set-occupancy', { name: 'Oga Femi', status: 'occupied' }],
    [
      'New people don enter 45702209981, e still dey show empty',
      'set-occupancy',
      { meterNumber: '45702209981', status: 'occupied' },
    ],
    [
      'mark 45702209981 as occupied, it was vacant before',
      'set-occupancy',
      { meterNumber: '45702209981', status: 'occupied' },
    ],
    [
      '45119920038 broke the gate. Add a 25k fine.',
      'update-payment',
      { meterNumber: '45119920038', amount: 25000, service: 'fine' },
    ],
    [
      'add 5000 to the levy of 45119920038 because of the new gate',
      'update-payment',
      { meterNumber: '45119920038', amount: 5000, service: 'dev-levy', because: 'the new gate' },
    ],
    [
      'set the levy of 45119920038 to 20000 owed because 5000 was paid twice',
      'update-payment',
      { meterNumber: '45119920038', amount: 20000, service: 'dev-levy', because: '5000 was paid twice' },
    ],
    [
      'set the levy of 45119920038 to 5000 owed as usual',
      'update-payment',
      { meterNumber: '45119920038', amount: 5000, service: 'dev-levy' },
    ],
    [
      'set the levy of 45119920038 to 5000 owed since January',
      'update-payment',
      { meterNumber: '45119920038', amount: 5000, service: 'dev-levy' },
    ],
    ['show me everybody in the estate', 'residents', { list: 'total' }],
    ['request a gate card fee, 1500', 'request-fee', { name: 'gate card', amount: 1500 }],
  ] as const)('%s', (text, intent, slots) => {
    expect(said(text, 'service-admin')).toEqual({ intent, slots });
  });
});

/** What is read back while somebody speaks of another payment. */
const READ_BACK = { flow: 'buy-power', field: 'confirm' } as const;

describe('at a read-back', () => {
  test.each([
    'no token came',
    'i sent it from access bank and no token came',
    'no alert came for the one of yesterday',
  ])('what did not come is looked for, and refuses nothing: %s', (text) => {
    const { intent, slots } = understand(text, { role: 'service-user', today: '2026-11-23', open: READ_BACK });
    expect(['token-not-received', 'payment-issues']).toContain(intent);
    expect(slots).not.toHaveProperty('confirm');
  });

  test.each(['no', 'no money', 'no be that one'])('a no stays one: %s', (text) => {
    const { slots } = understand(text, { role: 'service-user', today: '2026-11-23', open: READ_BACK });
    expect(slots).toEqual({ confirm: 'no' });
  });
});
