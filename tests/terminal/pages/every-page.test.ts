// @module-tag long
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allows, ROLES, type Role } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { STORE_PAGES } from '#catalogues/routes/storefront.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { ENTRY_POINTS } from '#machines/assistant/entry-points.ts';
import { connect } from '#src/terminal/connect.ts';
import { freshSettings, startTestPortal } from '../../support/server/running.ts';
import { converse } from '../support/programs.ts';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let remove: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshSettings();
  remove = fresh.remove;
  portal = await startTestPortal({ ...fresh.settings, SIGN_IN_TRIES_PER_ACCOUNT: '1000' });
});

afterAll(async () => {
  await portal.close();
  await remove();
});

const WHO: Readonly<Record<Role, string>> = {
  'service-user': 'resident@palmcourt.example',
  'service-owner': 'owner@palmcourt.example',
  'service-admin': 'admin@palmcourt.example',
  'netplus-admin': 'platform@wattchat.example',
};

/** A program's talk with a real portal, as somebody of this role. */
async function talkAs(role: Role | null, lines: readonly object[]) {
  const conversation = connect(`${portal.url.replace(/\/$/, '')}/`);
  const before = role === null ? [] : [{ say: 'sign in' }, { say: WHO[role] }, { secret: DEMO_PASSWORD }];
  try {
    return (await converse(conversation, [...before, ...lines])).slice(before.length);
  } finally {
    conversation.stop();
  }
}

describe.each(ROLES)('%s', (role) => {
  const routes = ROUTES.filter(({ built, access }) => built && allows(access, role));

  test('opens every page that the navigation of a browser has, and reads what stands there', async () => {
    const answers = await talkAs(
      role,
      routes.flatMap(({ path }) => [{ open: path }, { say: 'cancel' }]),
    );
    for (const [at, route] of routes.entries()) {
      const { page, view, messages } = answers[2 * at] ?? {};
      const opened = route.flow === undefined ? page?.address : view?.flow;
      expect([route.path, opened, messages]).toEqual([route.path, route.flow ?? route.path, expect.anything()]);
      if (page?.kind === 'list') expect([route.path, page.view.state]).not.toEqual([route.path, 'failed']);
    }
  });

  test('starts every flow there is by typing what its button says', async () => {
    const flows = ENTRY_POINTS.filter(
      ({ intent, access, visitors, preset }) =>
        // What was never agreed to is not taken back, and who is reminded already is told so at once.
        intent !== null &&
        !visitors &&
        allows(access, role) &&
        preset?.agreed !== 'false' &&
        intent !== 'set-reminders',
    );
    // What is not up cannot be taken down.
    const notice =
      role === 'netplus-admin' ? [{ say: 'tell everybody that the light is back' }, { say: 'yes, post' }] : [];
    const said = flows.flatMap(({ say }) => [{ say }, { say: 'cancel' }, { say: 'no' }]);
    const answers = (await talkAs(role, [...notice, ...said])).slice(notice.length);
    const begun = flows.map(({ flow, say }, at) => [say, flow, answers[3 * at]?.view?.flow]);
    expect(begun).toEqual(begun.map(([say, flow]) => [say, flow, flow]));
  });

  test('is refused the pages of others, in words', async () => {
    const others = ROUTES.filter(({ built, access }) => built && !allows(access, role));
    const answers = await talkAs(
      role,
      others.map(({ path }) => ({ open: path })),
    );
    expect(answers.map(({ page, messages }) => [page, messages.at(-1)?.text])).toEqual(
      others.map(() => [undefined, 'That page is not for your account.']),
    );
  });
});

test('a visitor opens every page of the storefront as its flow, and is asked to sign in for the others', async () => {
  const answers = await talkAs(
    null,
    STORE_PAGES.flatMap(({ path }) => [{ open: path }, { say: 'cancel' }]),
  );
  expect(STORE_PAGES.map((_, at) => answers[2 * at]?.view?.flow)).toEqual(STORE_PAGES.map(({ flow }) => flow));
  const [estates, power] = await talkAs(null, [{ open: '/estates' }, { open: '/toUpPower' }]);
  expect(estates?.messages.at(-1)?.text).toMatch(/needs an account/);
  expect(power?.view?.flow).toBe('sign-in');
});
