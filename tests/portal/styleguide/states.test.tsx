import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MOVES } from '#src/portal/ui/motion/moves.ts';
import { fetchMotion } from '#src/portal/ui/motion/moving.tsx';
import { componentsOf, declaredStates } from '../support/declared-states.ts';
import { draw } from '../support/draw.tsx';
import { visitor } from '../support/scenes/conversations.ts';

/** Every element that the styleguide itself makes, with the props that it is given. */
const made = vi.hoisted(() => new Map<string, Readonly<Record<string, unknown>>[]>());

vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<typeof import('react/jsx-dev-runtime')>();
  const jsxDEV: typeof runtime.jsxDEV = (type, props, ...rest) => {
    const [, , source] = rest;
    if (typeof type === 'function' && source?.fileName?.includes('/styleguide/samples/'))
      made.set(type.name, [...(made.get(type.name) ?? []), { ...Object(props) }]);
    return runtime.jsxDEV(type, props, ...rest);
  };
  return { ...runtime, jsxDEV };
});

/** The folders whose components are for others to use; of `ui` those too that only their neighbours draw. */
const FOLDERS = ['ui', 'charts', 'form/fields', 'listing/rows', 'listing/paging', 'chat/result'];

/** What has its states where another shows them. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  FormField: 'AnyField',
  FileField: 'AnyField',
  TokenReady: 'ResultCard',
  ComingCard: 'WaitingCard',
  DrawnFirmMark: 'FirmMark',
};

const COMPONENTS = FOLDERS.flatMap((folder) => componentsOf(folder, folder === 'ui')).filter(
  ({ name }) => !(name in SHOWN_BY),
);

let stop = () => {};
afterEach(() => stop());

/** Has what moves things there, for somebody whom motion bothers or not. */
async function motion(bothers: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: bothers && query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  stop();
  stop = await fetchMotion();
}

describe('the style guide', () => {
  test('shows every component that others use, by its name, light and dark', async () => {
    await draw(visitor, { at: '/styleguide', width: 1440 });
    expect(COMPONENTS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ActionButton', 'ChartCard', 'ResultCard']),
    );
    for (const theme of ['light', 'dark']) {
      const side = within(await screen.findByRole('region', { name: theme }));
      const shown = side.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
      expect(COMPONENTS.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([]);
    }
    expect(document.title).toBe('Styleguide · Wattchat');
  });

  test.each(COMPONENTS.map((component) => [component.name, component] as const))(
    'shows %s in every state that its props declare',
    async (name, component) => {
      const { user } = await draw(visitor, { at: '/styleguide', width: 1440 });
      const light = within(await screen.findByRole('region', { name: 'light' }));
      // What stands over the page is made when it is opened.
      const sample = within(light.getByRole('region', { name }));
      for (const opener of sample.queryAllByRole('button', { name: /^Open / })) await user.click(opener);
      const examples = made.get(name) ?? [];
      // What has no props to speak of is shown as it is, e.g. the place of the toasts, by what is said there.
      const states = declaredStates(component).filter(({ isIn }) => !examples.some(isIn));
      expect(states.map((state) => state.name)).toEqual([]);
    },
  );

  test('names each state of a component otherwise', async () => {
    await draw(visitor, { at: '/styleguide', width: 1440 });
    const light = within(await screen.findByRole('region', { name: 'light' }));
    for (const sample of light.getAllByRole('region')) {
      const names = [...sample.querySelectorAll('.sample__label')].map(({ textContent }) => textContent);
      expect(names.filter((one, at) => names.indexOf(one) !== at || one === '')).toEqual([]);
    }
  });

  test('can show each move again', async () => {
    const { user } = await draw(visitor, { at: '/styleguide', width: 1440 });
    const light = within(await screen.findByRole('region', { name: 'light' }));
    const moves = within(light.getByRole('region', { name: 'Moving' }));
    for (const move of Object.keys(MOVES)) {
      const moved = () => moves.getByText(`This is ${move}.`);
      const before = moved();
      await user.click(moves.getByRole('button', { name: `Again: ${move}` }));
      expect(moved()).not.toBe(before);
    }
  });

  test.each([
    ['moves it', false],
    ['has it in its place for somebody whom motion bothers', true],
  ])('and %s', async (_, bothers) => {
    const { user } = await draw(visitor, { at: '/styleguide', width: 1440 });
    const light = within(await screen.findByRole('region', { name: 'light' }));
    const moves = within(light.getByRole('region', { name: 'Moving' }));
    await motion(bothers);
    for (const move of Object.keys(MOVES)) {
      await user.click(moves.getByRole('button', { name: `Again: ${move}` }));
      expect(moves.getByText(`This is ${move}.`).hasAttribute('style')).toBe(!bothers);
    }
    vi.restoreAllMocks();
  });
});
