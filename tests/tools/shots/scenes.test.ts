import { describe, expect, test } from 'vitest';
import { HELP_ARTICLES } from '#catalogues/help.ts';
import { allows, ROLES } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { KNOWN } from '#src/portal/router/known-paths.ts';
import { chosen } from '../../../tools/shots/options.ts';
import { fileOf } from '../../../tools/shots/report/shot.ts';
import { AREAS } from '../../../tools/shots/scenes/index.ts';
import { everyFlow } from '../../support/actors/machines.ts';

const scenes = chosen(AREAS, []);
const ROLE_OF = {
  'service-user': 'resident',
  'service-owner': 'owner',
  'service-admin': 'estate administrator',
  'netplus-admin': 'platform administrator',
} as const;
const pathOf = (at: string) => at.split('?')[0];

describe('the pictures of everything', () => {
  test('show every page that there is, and every help article', () => {
    const shown = new Set(scenes.map(({ at }) => pathOf(at)));
    const pages = ['/', ...KNOWN, ...HELP_ARTICLES.map(({ name }) => `/help/${name}`)];
    expect(pages.filter((path) => !shown.has(path))).toEqual([]);
  });

  test('show every page of the signed-in portal, with each entry of its menu, as everybody who may open it', () => {
    const shown = new Set(scenes.map(({ at, as }) => `${at} ${as}`));
    const wanted = ROUTES.filter(({ built }) => built).flatMap(({ path, access, views = [] }) =>
      ROLES.filter((role) => allows(access, role)).flatMap((role) =>
        [path, ...views.slice(1).map(({ name }) => `${path}?view=${name}`)].map((at) => `${at} ${ROLE_OF[role]}`),
      ),
    );
    expect(wanted.filter((one) => !shown.has(one))).toEqual([]);
  });

  test('show every flow that there is', () => {
    const shown = new Set(scenes.map(({ flow }) => flow));
    expect(
      everyFlow()
        .map(({ name }) => name)
        .filter((name) => !shown.has(name)),
    ).toEqual([]);
  });

  test('name no flow that there is not', () => {
    const flows = new Set(everyFlow().map(({ name }) => name));
    expect(scenes.filter(({ flow }) => flow !== undefined && !flows.has(flow))).toEqual([]);
  });

  test('are asked for by a part of their name, and an area by its name with a slash', () => {
    const areas = (only: string) => [...new Set(chosen(AREAS, [only]).map(({ area }) => area))];
    expect(areas('help/')).toEqual(['help']);
    expect(areas('two tokens')).toEqual(['power']);
    expect(areas('routes/help/')).toEqual(['routes']);
  });

  test('are each in a file of their own', () => {
    const files = scenes.map((scene) => fileOf(scene, 360, 'dark').toLowerCase());
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  });

  test('show a list that loads, one that failed and one with nothing in it, for each page that reads something', () => {
    const states = scenes.filter(({ area }) => area === 'lists').flatMap(({ calls = {} }) => Object.values(calls));
    const count = (answering: string) => states.filter((one) => one === answering).length;
    expect(count('never')).toBeGreaterThan(0);
    expect([count('fails'), count('nothing')]).toEqual([count('never'), count('never')]);
  });
});
