import { describe, expect, test } from 'vitest';
import { readKept } from '#machines/assistant/sync/keep.ts';
import { household } from '../../../support/devices/devices.ts';
import { say, TOKEN } from '../../../support/portal.ts';

type Keeping = Record<string, unknown> & { runs: { structure: string; snapshot: { value: unknown } }[] };

/** Each is what a version of another build may have written, of the same purchase. */
const OTHERS: readonly (readonly [string, (kept: Keeping) => unknown])[] = [
  ['is numbered otherwise', (kept) => ({ ...kept, version: 2 })],
  ['has no stack any more', ({ stack: _, ...kept }) => ({ ...kept, open: ['run'] })],
  ['calls tones and parts otherwise', (kept) => ({ ...kept, messages: [{ tone: 'loud' }], usual: [], wish: 7 })],
  [
    'has machines of another structure, too',
    (kept) => ({
      ...{ ...kept, version: 3 },
      runs: kept.runs.map((run) => ({
        ...{ ...run, structure: '00000000' },
        snapshot: { ...run.snapshot, value: { buying: 'atTheBank' }, children: {} },
      })),
    }),
  ],
];

/** Someone on a phone who has said something, and then the new build: nothing is there but what the old one kept, here and in the account. */
async function upgraded(by: (kept: Keeping) => unknown, ...said: string[]) {
  const { device, script, till } = household();
  const phone = await device('phone');
  await say(phone.conversation(), ...said);
  const order = phone.conversation().getSnapshot().view?.widget?.orderId;
  if (order !== undefined) till.charge(order);
  const rewritten = (kept: unknown) => by(structuredClone(kept) as Keeping);
  phone.browser.conversation = JSON.stringify(rewritten(JSON.parse(phone.browser.conversation ?? '{}')));
  script.kept = { ...script.kept, kept: rewritten(script.kept.kept) };
  await phone.reload();
  return { phone, till, view: () => phone.conversation().getSnapshot().view };
}

describe.each(OTHERS)('what was kept by a version whose keeping %s', (_, by) => {
  test('takes a purchase along whose card was charged: its token is told, and it is charged once', async () => {
    const { phone, till } = await upgraded(by, 'buy power 5000', 'yes');
    // Where its machine is the same its card window is there as it was; else it has asked by itself.
    phone.conversation().send({ type: 'WIDGET', result: 'closed' });
    await phone.conversation().settled();
    expect(JSON.stringify(phone.conversation().getSnapshot().messages)).toContain(TOKEN);
    expect(till.charged()).toBe(1);
  });

  test('leaves behind what nothing was ordered in', async () => {
    expect((await upgraded(by, 'buy power 5000')).view()).toBe(null);
  });
});

test('what nobody can say whose it is, is nobody’s', () => {
  const runs = [
    { id: 'run-1', flow: 'buy-power', version: 2, snapshot: { context: { order: { orderId: 'POWER-1' } } } },
  ];
  expect(readKept({ version: 2, owner: 'person-1', runs })).toMatchObject({ owner: 'person-1', runs });
  expect(readKept({ version: 2, owner: { name: 'Amaka' }, runs })).toBe(null);
});
