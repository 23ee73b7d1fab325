import { describe, expect, test } from 'vitest';
import { ADMINISTRATION_SENTENCES as WORDS } from '#catalogues/sentences/estate/administration.ts';
import { chatOf } from '../past/past-chat.ts';

const METER = '45012345671';
const OTHER = '45012345672';
const CHANGES = ['updateStatus', 'updateServicePayments', 'verifyResident'];
const chat = (...sentences: readonly string[]) => chatOf('service-admin', {}, ...sentences);

describe('what is to be done to several residents at once is one change each, and that is said', () => {
  test.each([
    [`fine ${METER} and ${OTHER} 700`, METER, OTHER],
    [`fine ${METER} 700 and ${OTHER} 800`, METER, OTHER],
    [`fine ${METER}, ${OTHER} 700`, METER, OTHER],
    [`fine both ${METER} and ${OTHER} 700 each`, METER, OTHER],
    [`set levy of ${METER} & ${OTHER} to 5000 owed`, METER, OTHER],
    [`mark ${METER} and ${OTHER} unoccupied`, METER, OTHER],
    ['fine Amaka Eze and Tunde Bello 700', 'Amaka Eze', 'Tunde Bello'],
    ['fine Amaka Eze 700 and Tunde Bello 800', 'Amaka Eze', 'Tunde Bello'],
    ['fine amaka eze 700 and tunde bello 800', 'amaka eze', 'tunde bello'],
    ['Amaka Eze and Tunde Bello paid 20k levy', 'Amaka Eze', 'Tunde Bello'],
    ['clear the fine of Amaka Eze and Tunde Bello', 'Amaka Eze', 'Tunde Bello'],
    [`fine ${METER} and Tunde Bello 700`, METER, 'Tunde Bello'],
    [`verify ${METER} and ${OTHER}`, METER, OTHER],
    ['verify Amaka Eze and Tunde Bello', 'Amaka Eze', 'Tunde Bello'],
  ])('%s', async (sentence, one, other) => {
    const talk = await chat(sentence);
    expect(talk.texts()).toContain(WORDS.oneEach([one, other]));
    expect(talk.shown().view).toBeNull();
    expect(talk.texts().join(' ')).not.toMatch(/I take|have not used/);
    await talk.say('yes');
    expect(CHANGES.flatMap(talk.calls)).toEqual([]);
  });

  test('while a change is read back it stays, and is asked about again', async () => {
    const talk = await chat(`fine ${METER} 500`, `fine ${METER} 700 and ${OTHER} 800`);
    expect(talk.texts()).toContain(WORDS.oneEach([METER, OTHER]));
    expect(talk.shown().view?.fields.find(({ name }) => name === 'amount')?.value).toBe('500 more owed');
    expect(CHANGES.flatMap(talk.calls)).toEqual([]);
  });

  test('where the meter is asked for', async () => {
    const talk = await chat('set service charge to 5000 owed', `${METER} and ${OTHER}`);
    expect(talk.texts()).toContain(WORDS.oneEach([METER, OTHER]));
  });

  test.each([
    `fine ${METER} 700`,
    `verify ${METER}`,
    'find Amaka Eze and Tunde Bello',
    `fine ${METER} not ${OTHER} 700`,
    `fine ${METER} 700 for littering and noise`,
    'fine Amaka Eze 700 for littering and loitering',
    'fine Amaka Eze 700 and call her',
    `fine Amaka Eze of ${METER} 700`,
    `set the levy and the fine of ${METER} to 0`,
  ])('"%s" names one', async (sentence) => {
    const talk = await chat(sentence);
    expect(talk.texts().join(' ')).not.toContain('one resident at a time');
  });
});

describe('a balance that is said anew while another is read back', () => {
  test.each([
    [`fine ${METER} 500`, `clear the fine of ${METER}`, '0'],
    [`fine ${METER} 500`, `waive the fine of ${METER}`, '0'],
    [`clear the fine of ${METER}`, `fine ${METER} 700`, '700 more owed'],
  ])('"%s", then "%s"', async (before, sentence, amount) => {
    const talk = await chat(before, sentence);
    expect(talk.shown().view?.fields.find(({ name }) => name === 'amount')?.value).toBe(amount);
  });
});
