import { expect, test } from 'vitest';
import { type Kept, keepNothing } from '#machines/assistant/sync/keep.ts';
import { shop } from '../../../support/shop.ts';

/** A visitor's browser: what was kept is there after a reload. */
function browser() {
  const seen: { kept: Kept | null } = { kept: null };
  const keep = {
    ...keepNothing(),
    conversation: () => seen.kept,
    keepConversation: (kept: () => Kept) => {
      seen.kept = JSON.parse(JSON.stringify(kept())) as Kept;
    },
  };
  return { seen, keep };
}

test('a visitor who has only filled in a form finds it as it was after a reload', async () => {
  const { keep } = browser();
  const before = await shop('airtime-page', {}, { keep });
  await before.fill({ network: 'glo', phone: '08051234567' });
  before.conversation.stop();
  const after = await shop('airtime-page', {}, { keep });
  const typed = (name: string) => after.field(name).value;
  expect([typed('network'), typed('phone'), typed('confirmPhone')]).toEqual(['glo', '08051234567', '']);
});

test('a form that was cancelled after a reload does not come back with the next one', async () => {
  const { keep, seen } = browser();
  const before = await shop('airtime-page', {}, { keep });
  await before.fill({ network: 'glo' });
  before.conversation.stop();
  const after = await shop('airtime-page', {}, { keep });
  after.conversation.close('airtime-page');
  await after.conversation.settled();
  expect(seen.kept?.stack).toEqual([]);
});

test('a form that was only looked at leaves nothing in the browser', async () => {
  const { keep, seen } = browser();
  await shop('airtime-page', {}, { keep });
  expect(seen.kept).toBeNull();
});
