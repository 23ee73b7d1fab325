import { describe, expect, test } from 'vitest';
import { INTENT_NAMES } from '#catalogues/intents/index.ts';
import { ROLES } from '#catalogues/roles.ts';
import { modesOf } from '#machines/assistant/modes.ts';
import { OWN_WORDS, RANKS } from '#machines/assistant/routes/routes.ts';
import { consents } from '#machines/kit/view.ts';
import { everyCell } from '../../../tools/docs/routes/page.ts';
import { INTENTS_SAID, MODES, sceneOf } from '../../../tools/docs/routes/scenes.ts';

const [SAID] = INTENTS_SAID;
const cells = everyCell();
const intents = cells.slice(0, INTENT_NAMES.length * (ROLES.length + 1) * MODES.length);
const where = ({ said, who, mode }: (typeof cells)[number]): string => `${said} of ${who ?? 'visitor'}, ${mode}`;

// Which route answers stands in docs/routes.md; that the page is as the code is tests/tools/docs/stale.test.ts holds.
describe('the matrix of routes', () => {
  test.each(MODES)('has a moment that is really %s', (mode) => {
    expect(SAID && modesOf(sceneOf(SAID, mode, null))[0]).toBe(mode);
  });

  test('has every intent, said by everybody in every mode', () => {
    expect(new Set(intents.map(where)).size).toBe(intents.length);
    expect(new Set(intents.map(({ said }) => said))).toEqual(new Set(INTENT_NAMES));
  });

  test('has a cell for every route, so that none is there which never answers', () => {
    const ranked = RANKS.flatMap(({ listens }) => Object.keys(SAID ? listens(sceneOf(SAID, 'idle', null)) : {}));
    const own = Object.values(OWN_WORDS).flatMap((listeners) => Object.keys(listeners));
    const answered = new Set(cells.map(({ route }) => route));
    expect([...ranked, ...own].filter((route) => !answered.has(route))).toEqual([]);
  });

  test('has no cell in which two routes of a rank compete', () => {
    expect(cells.filter(({ heard }) => heard.some((rank) => rank.length > 1)).map(where)).toEqual([]);
  });

  test('pays nowhere but where a yes is asked for, and on nothing but a yes or the words of its button', () => {
    const paid = cells.filter(({ does }) => does.split(', ').some(consents));
    expect(new Set(paid.map(({ said, mode }) => `${said}, ${mode}`))).toEqual(
      new Set([
        'yes, confirming',
        'yes, by name, confirming',
        'the words of a button, confirming',
        'it worked, confirming',
        'yes, by transfer, confirming',
      ]),
    );
  });
});
