import { expect, test } from 'vitest';
import { METERS } from '#catalogues/sentences/estate/meters.ts';
import { chatOf } from '../past/past-chat.ts';

const METER = '45012340001';
const meters = [0, 1, 2].map((at) => ({
  landlord_name: `Landlord ${at}`,
  meter_number: String(45_012_340_000 + at),
  house_address: `House ${at}`,
  property_id: 7,
  accounts: at === 1 ? 0 : 1,
}));

test.each([
  METERS.sayWithout,
  'which meters have no resident',
  'show meters without residents',
  'unassigned meters',
  'how many meters no get owner',
  'which meters are not registered?',
])('%s: they are listed', async (sentence) => {
  const chat = await chatOf('service-admin', { meters }, sentence);
  expect(chat.last()?.text).toBe(`${METERS.calledWithout}: 1.`);
  expect(chat.table()).toMatchObject({
    rows: [['Landlord 1', METER, 'House 1']],
    page: { path: '/upload-meter-number', query: { listed: 'without-residents', view: 'uploaded' } },
  });
  expect(chat.calls('uploadedMeters')).toMatchObject([{ listed: 'without-residents' }]);
});

test.each(['service-user', 'netplus-admin', null])('and are none of the business of %s', async (role) => {
  const chat = await chatOf(role, { meters }, 'which meters have no resident');
  expect(chat.calls('uploadedMeters')).toEqual([]);
});

test('those without residents are offered with all of them', async () => {
  const chat = await chatOf('service-admin', { meters }, 'uploaded meters');
  expect(chat.offers()).toContain(METERS.calledWithout);
});

test('one is deleted after a yes that names the deed', async () => {
  const chat = await chatOf('service-admin', { meters }, METERS.sayDelete(METER));
  expect(chat.shown().view?.dialog?.title).toBe(METERS.dialog(METER));
  await chat.say('yes');
  expect(chat.calls('deleteMeter')).toEqual([]);
  await chat.say('yes, delete it');
  expect(chat.calls('deleteMeter')).toEqual([METER]);
});

test.each(['service-user', 'netplus-admin', null])('and none is deleted by %s', async (role) => {
  const chat = await chatOf(role, { meters }, METERS.sayDelete(METER));
  expect(chat.calls('previewMeterDeletion')).toEqual([]);
  expect(chat.shown().view?.flow).not.toBe('delete-meter');
});

test('of a house that is looked for the people are shown', async () => {
  const chat = await chatOf('service-admin', {}, 'find meter at House 12');
  expect(chat.calls('searchResidents')).toEqual([{ term: 'House 12' }]);
});
