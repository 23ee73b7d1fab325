import { describe, expect, test } from 'vitest';
import { FIGURES } from '#catalogues/sentences/conversation/figures.ts';
import { ADMINISTRATION_SENTENCES as WORDS } from '#catalogues/sentences/estate/administration.ts';
import { DEBTORS } from '#catalogues/sentences/estate/debtors.ts';
import { REMINDERS } from '#catalogues/sentences/estate/reminders.ts';
import { GOOD_DEBTORS } from '../../../support/calls/debtors.ts';
import { estatePayment } from '../../../support/calls/estate-histories.ts';
import { chatOf } from '../past/past-chat.ts';

const ADMIN = 'service-admin';
const METER = '45012345671';
const OTHER = '45012345672';
const CHANGES = ['updateStatus', 'updateServicePayments', 'verifyResident'];

const chat = (...sentences: readonly string[]) => chatOf(ADMIN, {}, ...sentences);

describe('a balance that an administrator speaks of', () => {
  test.each([
    [`set service charge of ${METER} to 15000 owed`, '₦15,000 owed'],
    [`${METER} owes 20k service charge`, '₦20,000 owed'],
    [`set service charge of ${METER} to -2500`, '₦2,500 owed'],
    [`raise the service charge of ${METER} by 5000`, '₦20,000 owed'],
    [`charge ${METER} 5k service charge`, '₦20,000 owed'],
    [`deduct 5000 from the service charge of ${METER}`, '₦10,000 owed'],
    [`${METER} paid 5000 for service charge`, '₦10,000 owed'],
    [`abeg record 5k service charge payment for ${METER}`, '₦10,000 owed'],
    [`write off the service charge of ${METER}`, 'Nothing owed'],
    [`make the service charge of ${METER} zero`, 'Nothing owed'],
    [`set balance of ${METER} to 0`, null],
  ])('"%s" becomes %s, and is read back first', async (sentence, becomes) => {
    const talk = await chat(sentence);
    expect(CHANGES.flatMap(talk.calls)).toEqual([]);
    expect(talk.shown().view?.flow).toBe('update-payment');
    if (becomes === null) expect(talk.last()?.text).toBe('Which service payment would you like to update?');
    else expect(talk.last()?.text).toContain(`Service Charge now: ₦15,000 owed. It becomes: ${becomes}.`);
  });

  test('without its side it is asked which of the two it is', async () => {
    const talk = await chat(`set service charge of ${METER} to 15000`);
    const choices = talk.shown().view?.fields.find(({ name }) => name === 'side')?.choices ?? [];
    expect(talk.last()?.text).toBe(WORDS.whichSide);
    expect(choices.map(({ label }) => label)).toEqual(['₦15,000 owed', '₦15,000 in credit']);
    await talk.say('he owes it');
    expect(talk.last()?.text).toContain('It becomes: ₦15,000 owed.');
    expect(CHANGES.flatMap(talk.calls)).toEqual([]);
  });

  test('that moves is reckoned from what it is when it is written down', async () => {
    const talk = await chat(`add 5000 to the fine of ${METER}`, 'yes');
    expect(talk.calls('updateServicePayments')).toEqual([
      { meter_number: METER, servicePayment: 'fine', amount: 5_000, expected: 0 },
    ]);
  });

  test.each(['clear all fines', 'mark all residents unoccupied'])(
    '"%s" changes nobody: it is one resident at a time',
    async (sentence) => {
      const talk = await chat(sentence);
      expect([talk.last()?.text, CHANGES.flatMap(talk.calls)]).toEqual([WORDS.oneAtATime, []]);
    },
  );

  test.each([
    'increase service charge by 10% for all',
    'fine everybody 5000',
    'delete Amaka Eze',
    `block ${METER}`,
    `remove ${METER}`,
    'he owes 5k',
    'pay levy',
    'buy power 5000',
  ])('"%s" is no change of anything', async (sentence) => {
    const talk = await chat(sentence, 'yes');
    expect(CHANGES.flatMap(talk.calls)).toEqual([]);
  });
});

describe('an apartment that an administrator speaks of', () => {
  test.each([
    [`mark ${METER} not vacant`, 'Occupied'],
    [`${METER} is no longer empty`, 'Occupied'],
    [`new tenant moved into ${METER}`, 'Occupied'],
    [`nobody dey live for ${METER} again`, 'Unoccupied'],
    [`the tenant in ${METER} don pack comot`, 'Unoccupied'],
    [`mrak ${METER} unocupied`, 'Unoccupied'],
  ])('"%s" says that it is %s', async (sentence, status) => {
    const talk = await chat(sentence);
    const now = status === 'Occupied' ? WORDS.occupancySame(status) : WORDS.occupancy('Occupied', status);
    expect([talk.last()?.text.endsWith(now), talk.calls('updateStatus')]).toEqual([true, []]);
  });

  test.each([
    [`is ${METER} occupied`, 'searchResidents'],
    ['which apartments are vacant', 'estateUsers'],
    ['unoccupied flats', 'estateUsers'],
    ['how many flats are empty', 'estateUsers'],
  ])('"%s" is a question, and marks nothing', async (sentence, call) => {
    const talk = await chat(sentence);
    expect([talk.calls(call).length, talk.shown().view]).toEqual([1, null]);
  });
});

describe('beside a change that waits for a yes', () => {
  const SENTENCE = `mark ${METER} unoccupied`;

  test.each(['find resident Bola', 'who owes levy', 'failed power payments last week', `payments of ${OTHER}`])(
    '"%s" is told, and puts nothing of it right',
    async (aside) => {
      const talk = await chat(SENTENCE, aside);
      expect(talk.last()?.text).toContain(METER);
      await talk.say('yes');
      expect(talk.calls('updateStatus')).toEqual([{ meter_number: METER, status: 'unoccupied' }]);
    },
  );

  test('another meter or status that is named is read back anew', async () => {
    const talk = await chat(SENTENCE, `no, ${OTHER}`);
    expect(talk.last()?.text).toContain(OTHER);
    await talk.say('yes');
    expect(talk.calls('updateStatus')).toEqual([{ meter_number: OTHER, status: 'unoccupied' }]);
  });

  test('a no writes nothing', async () => {
    const talk = await chat(SENTENCE, 'no');
    expect([talk.last()?.text, CHANGES.flatMap(talk.calls)]).toEqual([WORDS.occupancyKept, []]);
  });
});

describe('where it is asked which resident is meant', () => {
  test.each(['failed payments last week', 'who owes', 'unverified residents'])(
    '"%s" is nobody’s name',
    async (sentence) => {
      const talk = await chat('find a resident', sentence);
      expect(talk.calls('searchResidents')).toEqual([]);
      expect(talk.last()?.text).toBe(WORDS.whichResident);
    },
  );

  test.each(['how many people paid today', 'who owes levy', 'list of tenants'])(
    '"%s" is no service that is updated',
    async (aside) => {
      const talk = await chat(`update payment of ${METER}`, aside);
      expect(talk.last()?.text).toBe('Which service payment would you like to update?');
      expect(talk.shown().view?.fields.find(({ name }) => name === 'service')?.value).toBe('');
    },
  );

  test('an e-mail address says it', async () => {
    const talk = await chat('update payment', 'resident@palmcourt.example', 'fine', '0');
    expect(talk.calls('searchResidents')).toEqual([{ term: 'resident@palmcourt.example' }]);
  });
});

describe('who owes, in the chat of an administrator', () => {
  test.each([
    ['who has not paid since September', { debt: 'all', since: '2026-09-30' }, 'September 2026'],
    ['who never pay levy since september', { debt: 'dev-levy', since: '2026-09-30' }, 'September 2026'],
    ['who has not paid since July', { debt: 'all', since: '2026-07-31' }, 'July 2026'],
    ['who has not paid service charge since August', { debt: 'service-charge', since: '2026-08-31' }, 'August 2026'],
    ['show me everybody who has not paid since september', { debt: 'all', since: '2026-09-30' }, 'September 2026'],
    ['people wey never pay since last month', { debt: 'all', since: '2026-10-31' }, 'October 2026'],
    ['who stopped paying since 15 october', { debt: 'all', since: '2026-10-15' }, '15 Oct 2026'],
  ])('"%s" shows those alone who owe since then or before', async (sentence, meant, said) => {
    const talk = await chatOf(ADMIN, {}, sentence);
    expect(talk.calls('debtors')).toEqual([{ over: 'any', ...meant, page: 1, rows: expect.any(Number) }]);
    expect(talk.last()?.text).toContain(DEBTORS.onlySince(said));
    expect(talk.texts()).not.toContain(DEBTORS.sinceWhen);
    talk.conversation.stop();
  });

  test('behind who owes, a day alone shows less of it, and the reminder is of the same', async () => {
    const talk = await chatOf(ADMIN, {}, 'who owes above 20000', 'only since september', 'remind them');
    const meant = { over: 'any', least: 20_000, since: '2026-09-30' };
    expect(talk.calls('debtors').at(-1)).toMatchObject({ debt: 'all', ...meant });
    expect(talk.calls('previewReminders')).toEqual([meant]);
    expect(talk.last()?.text).toContain(REMINDERS.onlySince('September 2026'));
    talk.conversation.stop();
  });

  test('a day that was, and is since when nobody is said to owe, is not left out in silence', async () => {
    const talk = await chatOf(ADMIN, {}, 'who has not paid in october');
    expect(talk.texts()).toContain(DEBTORS.sinceWhen);
    talk.conversation.stop();
  });

  test.each([
    ['list debtors above 20000', { debt: 'all', over: 'any', least: 20_000 }, [DEBTORS.onlySum('₦20,000 or more')]],
    ['who owes more than 50k', { debt: 'all', over: 'any', least: 50_000 }, [DEBTORS.onlySum('₦50,000 or more')]],
    [
      'who owes more than 15k service charge',
      { debt: 'service-charge', over: 'any', least: 15_000 },
      [DEBTORS.onlySum('₦15,000 or more')],
    ],
    [
      'show debtors above 20k for over 60 days',
      { debt: 'all', over: '60', least: 20_000 },
      [DEBTORS.onlySum('₦20,000 or more'), DEBTORS.onlyOver('60')],
    ],
  ])('"%s" shows those alone, and says whom it leaves out', async (sentence, meant, said) => {
    const talk = await chatOf(ADMIN, {}, sentence);
    expect(talk.calls('debtors')).toEqual([{ ...meant, page: 1, rows: expect.any(Number) }]);
    expect(talk.texts()).toEqual(expect.arrayContaining(said.map((one) => expect.stringContaining(one))));
    expect(talk.texts()).not.toContain(DEBTORS.sinceWhen);
    expect(talk.calls('previewReminders')).toEqual([]);
    talk.conversation.stop();
  });

  test.each([
    ['who owes less than 50000', { most: 50_000 }, '₦50,000 or less'],
    ['debtors below 50k', { most: 50_000 }, '₦50,000 or less'],
    ['who owes nothing above 50000', { most: 50_000 }, '₦50,000 or less'],
    ['who owes 50000 max', { most: 50_000 }, '₦50,000 or less'],
    ['who owes from 20k to 50k', { least: 20_000, most: 50_000 }, '₦20,000 to ₦50,000'],
    ['who owes 20k-50k', { least: 20_000, most: 50_000 }, '₦20,000 to ₦50,000'],
    ['debtors between 20,000 and 50,000', { least: 20_000, most: 50_000 }, '₦20,000 to ₦50,000'],
    ['who owes less than 50k but more than 20k', { least: 20_000, most: 50_000 }, '₦20,000 to ₦50,000'],
    ['who owes more than 20k but not more than 50k', { least: 20_000, most: 50_000 }, '₦20,000 to ₦50,000'],
    ['who owes not less than 20k', { least: 20_000 }, '₦20,000 or more'],
    ['debtors not below 20000', { least: 20_000 }, '₦20,000 or more'],
    ['who owes exactly 50k', { least: 50_000, most: 50_000 }, '₦50,000'],
  ])('"%s" shows those alone who owe such a sum, and says so', async (sentence, span, said) => {
    const talk = await chatOf(ADMIN, {}, sentence);
    expect(talk.calls('debtors')).toEqual([{ debt: 'all', over: 'any', ...span, page: 1, rows: expect.any(Number) }]);
    expect(talk.last()?.text).toContain(DEBTORS.onlySum(said));
    await talk.say('remind them');
    expect(talk.calls('previewReminders')).toEqual([{ over: 'any', ...span }]);
    expect(talk.last()?.text).toContain(REMINDERS.onlySum(said));
    talk.conversation.stop();
  });

  test.each([
    ['remind those who owe less than 50000', { most: 50_000 }],
    ['remind those who owe 50000 or less', { most: 50_000 }],
    ['remind all those who owe not up to 50000', { most: 50_000 }],
    ['remind everybody not owing above 50k', { most: 50_000 }],
    ['remind those owing 50k and not more', { most: 50_000 }],
    ['remind those owing 20k to 50k', { least: 20_000, most: 50_000 }],
    ['remind those owing more than 20k but not more than 50k', { least: 20_000, most: 50_000 }],
  ])('"%s" is for those alone', async (sentence, span) => {
    const talk = await chatOf(ADMIN, {}, sentence);
    expect(talk.calls('previewReminders')).toEqual([{ over: 'any', ...span }]);
    expect(talk.texts()).not.toContain(REMINDERS.nobodyExcepted);
    talk.conversation.stop();
  });

  test.each([
    ['who owes 20k and 50k', ['₦20,000', '₦50,000']],
    ['who owes from 50k to 20k', ['₦50,000', '₦20,000']],
    ['who owes below 20k and above 50k', ['₦20,000', '₦50,000']],
    ['remind those owing 20k and not more than 50k', ['₦20,000', '₦50,000']],
  ])('of two sums that are no span none is taken, and none left out in silence: "%s"', async (sentence, sums) => {
    const talk = await chatOf(ADMIN, {}, sentence);
    expect(talk.texts()).toContain(FIGURES.whichAmount(sums));
    expect(talk.calls('previewReminders')).toEqual([]);
    talk.conversation.stop();
  });

  test.each([
    ['those above 50k', { least: 50_000 }],
    ['only those owing 20k to 50k', { least: 20_000, most: 50_000 }],
    ['less than 20k', { most: 20_000 }],
    ['over 60 days', { over: '60' }],
    ['only fines', { debt: 'fine' }],
    ['the ones who owe levy', { debt: 'dev-levy' }],
  ])('"%s" behind who owes is of those alone, and reminds nobody', async (sentence, meant) => {
    const talk = await chatOf(ADMIN, {}, 'who owes', sentence);
    const all = { debt: 'all', over: 'any', page: 1, rows: expect.any(Number) };
    expect(talk.calls('debtors')).toEqual([all, { ...all, ...meant }]);
    expect([talk.shown().view, talk.calls('previewReminders')]).toEqual([null, []]);
    talk.conversation.stop();
  });

  test('what is narrowed once more keeps what was said before', async () => {
    const talk = await chatOf(ADMIN, {}, 'who owes levy', 'above 20k', 'over 30 days', 'export it');
    expect(talk.calls('exportDebtors')).toEqual([{ debt: 'dev-levy', over: '30', least: 20_000 }]);
    talk.conversation.stop();
  });

  test('begins with its first page, and joins the end of a sum that was said before', async () => {
    const talk = await chatOf(ADMIN, {}, 'who owes above 20k', 'next page', 'below 50k', 'export it');
    const span = { debt: 'all', over: 'any', least: 20_000, most: 50_000 };
    expect(talk.calls('debtors').at(-1)).toEqual({ ...span, page: 1, rows: expect.any(Number) });
    expect(talk.calls('exportDebtors')).toEqual([span]);
    talk.conversation.stop();
  });

  test('takes no answer to a question that is open', async () => {
    const talk = await chatOf(ADMIN, {}, `update payment of ${METER}`, 'who owes', 'levy');
    expect(talk.calls('debtors')).toHaveLength(1);
    talk.conversation.stop();
  });

  test('reminds for as long as is said beside those in the list', async () => {
    const talk = await chatOf(ADMIN, {}, 'who owes above 20k', 'remind all those for over 60 days');
    expect(talk.calls('previewReminders')).toEqual([{ over: '60', least: 20_000 }]);
    talk.conversation.stop();
  });

  test.each(['buy power 5000', 'remind those above 50k', 'what does house 4 owe'])(
    '"%s" behind it is something else',
    async (sentence) => {
      const talk = await chatOf(ADMIN, {}, 'who owes', sentence);
      expect(talk.calls('debtors')).toHaveLength(1);
      talk.conversation.stop();
    },
  );

  test.each(['who does not owe', 'who owes nothing', 'residents that never owe'])(
    '"%s" has the others, and says so',
    async (sentence) => {
      const talk = await chatOf(ADMIN, {}, sentence);
      expect(talk.texts()).toContain(DEBTORS.othersOweNothing);
      talk.conversation.stop();
    },
  );

  test.each([
    ['who owes', 'remind them except house 4'],
    ['who owes', 'send them a reminder, but not Amaka'],
    [null, 'remind everybody who owes except house 4'],
    [null, 'remind all debtors apart from the chairman'],
    [null, 'remind everybody who owes more than 20000 except house 4'],
  ])('behind "%s" "%s" says that nobody can be left out, before any yes', async (before, sentence) => {
    const talk = await chatOf(ADMIN, {}, ...(before === null ? [sentence] : [before, sentence]));
    expect(talk.shown().view?.flow).toBe('remind-debtors');
    expect(talk.texts()).toContain(REMINDERS.nobodyExcepted);
    expect(talk.calls('startReminders')).toEqual([]);
    talk.conversation.stop();
  });

  test.each([
    ['remind them', 'list debtors above 20000', { over: 'any', least: 20_000 }],
    ['abeg remind dem', 'who has owed for over 60 days', { over: '60' }],
    ['remind them', 'who has not paid since September', { over: 'any', since: '2026-09-30' }],
    ['remind them', 'who owes', { over: 'any' }],
    ['remind them about it', 'who has not paid since September', { over: 'any', since: '2026-09-30' }],
    ['remind them to pay their service charge', 'who owes service charge', { over: 'any' }],
    ['send them a mail to remind them', 'debtors', { over: 'any' }],
    ['remind everybody', 'who owes above 20000', { over: 'any', least: 20_000 }],
    ['send reminders', 'who owes service charge', { over: 'any' }],
    ['oya remind dem make dem pay', 'debtors', { over: 'any' }],
    ['send them a reminder', 'who has not paid since September', { over: 'any', since: '2026-09-30' }],
    ['remind all of them', 'who owes at least 30k for over 30 days', { over: '30', least: 30_000 }],
  ])('"%s" behind "%s" is about those, and said before the yes', async (sentence, before, meant) => {
    const talk = await chatOf(ADMIN, {}, before, sentence);
    expect([talk.shown().view?.flow, talk.shown().view?.step]).toEqual(['remind-debtors', 'confirming']);
    expect(talk.calls('previewReminders')).toEqual([meant]);
    expect(talk.calls('startReminders')).toEqual([]);
    const said = talk.texts().at(-1) ?? '';
    expect([said.includes('more than 60 days'), said.includes('more than 30 days')]).toEqual([
      meant.over === '60',
      meant.over === '30',
    ]);
    talk.conversation.stop();
  });

  test.each(['remind House 12', 'remind them for 45 days'])(
    'but "%s" is of others, and nobody is looked up for it',
    async (sentence) => {
      const talk = await chatOf(ADMIN, {}, 'who owes', sentence);
      expect(talk.calls('previewReminders')).toEqual([]);
      talk.conversation.stop();
    },
  );

  test.each([
    ['download the list of debtors since september', 'who_owes.csv'],
    ['print the list of residents', 'resident_summary.csv'],
  ])('"%s" is a file', async (sentence, file) => {
    const talk = await chatOf(ADMIN, {}, sentence);
    expect([talk.files.map(({ name }) => name), talk.table()]).toEqual([[file], undefined]);
    talk.conversation.stop();
  });

  test('who wants it as a file has one of those alone', async () => {
    const talk = await chatOf(ADMIN, {}, 'export debtors over 50000');
    expect([talk.calls('debtors'), talk.calls('exportDebtors')]).toEqual([
      [],
      [{ debt: 'all', over: 'any', least: 50_000 }],
    ]);
    expect(talk.last()?.text).toContain('who_owes.csv');
    talk.conversation.stop();
  });

  test.each([
    ['what does house 30 owe', 'house 30'],
    ['does flat 60 owe anything', 'flat 60'],
    ['does house 4 owe more than 50000', 'house 4'],
    ['balance of block c flat 2', 'block c flat 2'],
  ])('"%s" is of one house, which is looked up', async (sentence, house) => {
    const talk = await chatOf(ADMIN, {}, sentence);
    expect(talk.calls('searchResidents')).toEqual([{ term: house }]);
    expect([talk.calls('debtors'), talk.calls('residentSummary')]).toEqual([[], []]);
    talk.conversation.stop();
  });

  test.each(['who owes less than 60 days', 'who owes for not more than 60 days'])(
    '"%s" is not of those who have owed for longer',
    async (sentence) => {
      const talk = await chatOf(ADMIN, {}, sentence);
      expect(talk.calls('debtors')).toMatchObject([{ over: 'any' }]);
      expect(talk.texts()).toContain(DEBTORS.sinceWhen);
      talk.conversation.stop();
    },
  );

  test('a reminder behind a list of one due says that it is of all that is owed', async () => {
    const talk = await chatOf(ADMIN, {}, 'who owes fines above 20000', 'remind them');
    expect(talk.calls('debtors')).toMatchObject([{ debt: 'fine', least: 20_000 }]);
    expect(talk.shown().view?.step).toBe('confirming');
    expect(talk.texts().at(-1)).toContain(REMINDERS.ofAll);
    talk.conversation.stop();
  });

  test.each(['who owed on 30 november', 'who owes since 30 november'])(
    '"%s" names a day, and no age',
    async (sentence) => {
      const talk = await chatOf(ADMIN, {}, sentence);
      expect(talk.calls('debtors')).toMatchObject([{ over: 'any' }]);
      talk.conversation.stop();
    },
  );

  test.each(['who owes', 'debtors', 'who dey owe', 'how much are we owed', 'residents who have not paid'])(
    '"%s" lists the meters that owe, with what each owes',
    async (sentence) => {
      const talk = await chat(sentence);
      expect(talk.calls('debtors')).toMatchObject([{ debt: 'all', over: 'any' }]);
      expect(talk.last()?.text).toContain(DEBTORS.told('₦70,000', 2));
      expect(talk.table()?.rows[0]).toEqual(['House 12, Palm Avenue', 'Chinedu Okafor', '₦65,000', '02 Jul 2026']);
    },
  );

  test('what nobody owes is said so', async () => {
    const nobody = { debtors: { ...GOOD_DEBTORS.debtors, debtors: [], total: 0 } };
    const talk = await chatOf(ADMIN, nobody, 'who has a fine', 'who never pay levy', 'who owes');
    expect(talk.texts().join(' ')).toContain(DEBTORS.nobodyOf('fine'));
    expect(talk.texts().join(' ')).toContain(DEBTORS.nobodyOf('development levy'));
    expect(talk.last()?.text).toContain(DEBTORS.nobody);
  });

  test('of one due it is said that it is of that alone', async () => {
    const talk = await chat('who owes service charge');
    expect(talk.calls('debtors')).toMatchObject([{ debt: 'service-charge' }]);
    expect(talk.last()?.text).toContain(DEBTORS.onlyOf('Service charge'));
    expect(talk.shown().suggestions.map(({ label }) => label)).toEqual(
      expect.arrayContaining([DEBTORS.whoOwes('Development levy'), DEBTORS.whoOwes('Fine')]),
    );
  });

  test('of one resident it is told what that one owes', async () => {
    const talk = await chat(`what does ${METER} owe`);
    expect(talk.last()?.text).toBe(
      `Bola Eze 1, meter ${METER}: Service Charge: ₦15,000 owed. Development Levy: Nothing owed. Fine: Nothing owed.`,
    );
  });

  test('a meter that nobody has an account on is told with its landlord and house', async () => {
    const unheld = [{ meter_number: '45070000001', landlord_name: 'Halima Sule', house_address: '9 Cedar Close' }];
    const talk = await chatOf(ADMIN, { unheld }, 'what does 45070000001 owe');
    const told =
      'Halima Sule, 9 Cedar Close (no account), meter 45070000001: Service Charge: ₦15,000 owed. Development Levy: Nothing owed. Fine: Nothing owed.';
    expect(talk.last()?.text).toBe(told);
    await talk.say('what does Halima Sule owe');
    expect(talk.last()?.text).toBe(told);
    await talk.say('who is on meter 45070000001');
    expect(talk.last()?.text).toBe(WORDS.foundUnheld('45070000001'));
    await talk.say('verify 45070000001');
    expect([talk.last()?.text, talk.calls('verifyResident')]).toEqual([WORDS.nobodyVerified('45070000001'), []]);
    await talk.say('payments of 45070000001');
    expect(talk.calls('estateTransactions')).toEqual([]);
  });

  test('"export it" hands out what stands there', async () => {
    const talk = await chat('who owes levy above 20000', 'export it', 'occupied residents', 'export it');
    expect(talk.calls('exportDebtors')).toEqual([{ debt: 'dev-levy', over: 'any', least: 20_000 }]);
    expect(talk.files.map(({ name }) => name)).toEqual(['who_owes.csv', 'resident_summary.csv']);
  });

  test('an administrator owes nothing: there is no meter for it', async () => {
    const talk = await chat('what do I owe');
    expect(talk.calls('residentSummary')).toEqual([]);
  });
});

describe('payments, in the chat of an administrator', () => {
  const past = (...sentences: readonly string[]) =>
    chatOf(ADMIN, { estateTransactions: [estatePayment('power', 1, '2026-11-18')] }, ...sentences);

  test.each(['power payments', 'light payments', 'show me power vending'])(
    '"%s" are those of the estate, and begin no purchase',
    async (sentence) => {
      const talk = await past(sentence);
      expect([talk.calls('estateTransactions').length, talk.shown().view]).toEqual([1, null]);
    },
  );

  test('"how much did we collect this month" is summed up', async () => {
    const talk = await past('how much did we collect this month');
    expect(talk.calls('estateTransactions')).toEqual([{ from: '2026-11-01', to: '2026-11-21', sort: 'asc', page: 1 }]);
    expect(talk.last()?.text).toContain('1 went through, ₦5,050 in all.');
  });

  test('of one resident are found by name, and lead to the page with that resident', async () => {
    const talk = await past(`power payments of ${METER}`);
    expect(talk.calls('searchResidents')).toEqual([{ term: METER }]);
    expect(talk.calls('estateTransactions')).toMatchObject([{ user_id: expect.any(String) }]);
    await talk.say('show as table');
    expect(talk.shown().page).toBe(`/transactionHistory?resident=${METER}&product=power`);
  });

  test('of another estate are not told', async () => {
    const talk = await past('residents of cedar view');
    expect([talk.last()?.text, talk.calls('estateUsers')]).toEqual([WORDS.ownEstateOnly('Palm Court'), []]);
  });
});

describe('a resident who is verified by typing', () => {
  test('is shown first, and verified by the one who is meant', async () => {
    const talk = await chat('verify Zainab Musa');
    expect(CHANGES.flatMap(talk.calls)).toEqual([]);
    expect(talk.calls('searchResidents')).toEqual([{ term: 'Zainab Musa' }]);
  });
});
