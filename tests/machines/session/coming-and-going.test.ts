import { expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { createConversation } from '#machines/assistant/conversation/conversation.ts';
import type { Conversation, ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { type Keep, keepNothing } from '#machines/assistant/sync/keep.ts';
import { understand } from '#machines/talk/understand.ts';
import { bearer, NOW } from '../../support/answers.ts';
import { deskOf } from '../../support/calls/uploads.ts';
import { proveHuman, type Script, say, scripted, texts } from '../../support/portal.ts';

const LOGO = 'data:image/png;base64,AAAA';

/** A browser's storage, and another tab that changes it. */
function storage(before: Record<string, string> = {}) {
  const kept: Record<string, string> = { ...before };
  let tell = () => {};
  const keep: Keep = {
    ...keepNothing(),
    token: () => kept.token ?? null,
    keepToken: (token) => {
      kept.token = token;
    },
    keepSession: (names) => void Object.assign(kept, names),
    clear: () => {
      for (const name of Object.keys(kept)) delete kept[name];
    },
    watch(changed) {
      tell = changed;
      return () => {
        tell = () => {};
      };
    },
  };
  const elsewhere = (change: () => void) => {
    change();
    tell();
  };
  return { kept, keep, elsewhere };
}

/** A conversation in that browser; `asked` is what its address asks a sign-in to lead to. */
async function opened(before: Record<string, string> = {}, given: Partial<Script> = {}, asked: string | null = null) {
  const { kept, keep, elsewhere } = storage(before);
  const { script, services } = scripted(given);
  let refuse = (_why: string | null) => {};
  let ids = 0;
  const conversation = createConversation({
    connect: ({ refused }) => {
      refuse = refused;
      return services;
    },
    understand,
    pause: () => Promise.resolve(),
    now: () => NOW,
    newId: () => `run-${++ids}-aaaaaaaa`,
    keep,
    asked: () => asked,
    proveHuman,
    desk: deskOf,
  });
  await conversation.settled();
  return {
    conversation,
    script,
    kept,
    elsewhere,
    refuse: () => refuse(null),
    session: () => conversation.getSnapshot().session,
  };
}

/** Resolves as soon as the conversation shows it. */
function until(conversation: Conversation, isSo: (view: ConversationView) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => isSo(conversation.getSnapshot()) && resolve();
    conversation.subscribe(look);
    look();
  });
}

/** Give another first name in the form. */
async function rename(conversation: Conversation): Promise<void> {
  conversation.open('update-profile');
  conversation.send({ type: 'FILL', values: { firstName: 'Adaeze' } });
  conversation.send({ type: 'NEXT' });
  await conversation.settled();
}

const RESIDENT = ['sign in', 'resident@palmcourt.example', 'Demo-Power-2026'] as const;

test('signing in keeps the session under the names of the specification', async () => {
  const { conversation, kept } = await opened({}, { logo: LOGO }, '/user-page');
  await say(conversation, ...RESIDENT);
  expect(kept).toEqual({
    token: bearer(),
    isLoggedIn: 'true',
    email: 'resident@palmcourt.example',
    status: 'occupied',
    redirect: '/user-page',
    logo: LOGO,
    properties: JSON.stringify([{ id: 7, name: 'Palm Court' }]),
  });
});

test('signing out leaves nothing of it, and the visitor is greeted as one and belongs at the root', async () => {
  const { conversation, kept, session } = await opened({}, { logo: LOGO });
  await say(conversation, ...RESIDENT);
  expect(conversation.getSnapshot().left).toBe(false);
  await say(conversation, 'sign out');
  expect(kept).toEqual({});
  expect(conversation.getSnapshot().left).toBe(true);
  expect(session()).toMatchObject({ role: null, email: null, logo: null, awaits: null });
});

test('a kept token whose time has passed is removed with all beside it, and the visitor belongs at the root', async () => {
  const token = bearer({ exp: NOW.getTime() / 1000 - 1 });
  const { conversation, kept } = await opened({ token, isLoggedIn: 'true', email: 'resident@palmcourt.example' });
  expect(kept).toEqual({});
  expect(conversation.getSnapshot()).toMatchObject({ expired: true, session: { role: null } });
  await say(conversation, ...RESIDENT);
  expect(conversation.getSnapshot().expired).toBe(false);
});

test('a kept token that is good signs in without a word of expiry', async () => {
  const { conversation, session } = await opened({ token: bearer() });
  expect(session().role).toBe('service-user');
  expect(conversation.getSnapshot().expired).toBe(false);
});

test('a session that the server has ended is removed, and the person hears of it where they are', async () => {
  const { conversation, kept, refuse } = await opened({ token: bearer(), isLoggedIn: 'true' });
  refuse();
  await conversation.settled();
  expect(kept).toEqual({});
  expect(texts(conversation)).toEqual([TALK.expired]);
  expect(conversation.getSnapshot()).toMatchObject({ expired: false, left: false });
});

test('it is learnt of a resident whether the address is confirmed, and the logo of the estate', async () => {
  const { session } = await opened({ token: bearer() }, { logo: LOGO, verified: false });
  expect(session()).toMatchObject({ awaits: 'confirmation', logo: LOGO });
});

test.each(['service-owner', 'netplus-admin'])('a %s is not shown the logo of an estate', async (role) => {
  const { session, script } = await opened({ token: bearer({ role }) }, { logo: LOGO });
  expect(session()).toMatchObject({ awaits: 'nothing', logo: null });
  expect(script.calls.map(({ name }) => name)).not.toContain('propertyLogo');
});

test('nobody waits for what is learnt of a person beside the conversation', async () => {
  const { services } = scripted();
  const { keep } = storage({ token: bearer() });
  const never = () => new Promise<never>(() => {});
  const conversation = createConversation({
    connect: () => ({ ...services, profile: never, propertyLogo: never, properties: never }),
    understand,
    pause: () => Promise.resolve(),
    now: () => NOW,
    newId: () => 'run-1-aaaaaaaa',
    keep,
    proveHuman,
    desk: deskOf,
  });
  await until(conversation, ({ busy }) => busy === null);
  expect(conversation.getSnapshot().busy).toBeNull();
  conversation.stop();
});

test('new claims are taken in without a word, kept, and what hangs on them is learnt again', async () => {
  const { conversation, kept, session, script } = await opened({ token: bearer() }, { verified: false });
  script.verified = true;
  const before = texts(conversation).length;
  await rename(conversation);
  expect(session()).toMatchObject({ firstName: 'Adaeze', awaits: 'nothing' });
  expect(kept.token).toBe(bearer({ first_name: 'Adaeze' }));
  expect(texts(conversation).slice(before)).not.toContain(TALK.welcome('Adaeze'));
});

test('a profile that was changed is read again by the page that shows it', { tags: ['C-128'] }, async () => {
  const { conversation, script } = await opened({ token: bearer() });
  const page = conversation.pages.profile();
  page.start();
  await conversation.settled();
  const before = script.calls.filter(({ name }) => name === 'profile').length;
  await rename(conversation);
  // Once for the session, and once more at least for the page.
  expect(script.calls.filter(({ name }) => name === 'profile').length).toBeGreaterThan(before + 1);
  page.stop();
});

test('a changed meter signs out for good: the token is gone and the person is told to sign in again', async () => {
  const { conversation, kept, session } = await opened({ token: bearer(), isLoggedIn: 'true' }, {}, null);
  conversation.open('update-meter', { meterNumber: '45012345679' });
  conversation.send({ type: 'FILL', values: { password: 'Demo-Power-2026' } });
  conversation.send({ type: 'NEXT' });
  await conversation.settled();
  conversation.send({ type: 'CONFIRM' });
  await until(conversation, ({ session: { role } }) => role === null);
  expect(kept).toEqual({});
  expect(session().role).toBeNull();
  expect(texts(conversation)).toContain(SENTENCES.meterUpdated);
});

test('signing out in one tab signs out the others', async () => {
  const { kept, elsewhere, session } = await opened({ token: bearer(), isLoggedIn: 'true' });
  elsewhere(() => {
    delete kept.token;
    delete kept.isLoggedIn;
  });
  expect(session().role).toBeNull();
  expect(kept).toEqual({});
});

test('signing in in one tab signs in the others, which write nothing over it', async () => {
  const { conversation, kept, elsewhere, session } = await opened();
  const theirs = { token: bearer(), isLoggedIn: 'true', redirect: '/user-page' };
  elsewhere(() => void Object.assign(kept, theirs));
  await conversation.settled();
  expect(session().role).toBe('service-user');
  expect(kept).toMatchObject(theirs);
});

test('somebody else who has signed in elsewhere keeps their session: this tab becomes theirs', async () => {
  const { conversation, kept, elsewhere, session } = await opened({ token: bearer() });
  const token = bearer({ sub: 'another', first_name: 'Bola', role: 'service-owner' });
  elsewhere(() => void Object.assign(kept, { token, isLoggedIn: 'true' }));
  await conversation.settled();
  expect(session()).toMatchObject({ firstName: 'Bola', role: 'service-owner' });
  expect(kept).toMatchObject({ token, isLoggedIn: 'true' });
});

test('a new token of the same person is taken over without a word', async () => {
  const { conversation, kept, elsewhere, session } = await opened({ token: bearer() });
  const before = texts(conversation);
  elsewhere(() => {
    kept.token = bearer({ first_name: 'Adaeze' });
  });
  await conversation.settled();
  expect(session().firstName).toBe('Adaeze');
  expect(texts(conversation)).toEqual(before);
});
