import { describe, expect, test } from 'vitest';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { PASSKEYS_SAID as SAID } from '#catalogues/sentences/passkeys.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import type { PasskeyCame } from '#machines/kit/flow.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { ASKED, browserWith, MY_COMPUTER, MY_PHONE, SIGNED } from '../../../support/calls/passkeys.ts';
import { RECOVERY_CODES, SHOWN } from '../../../support/calls/second-factors.ts';
import type { Script } from '../../../support/portal.ts';

const PASSWORD = 'correct horse battery';
const LEFT = { kind: 'left' } as const satisfies PasskeyCame;
type Given = Partial<Script>;
const run = (
  flow: string,
  given: Given = {},
  browser = browserWith(),
  more: Parameters<typeof accountRun>[2] = {},
) => ({
  ...accountRun(flow, { password: PASSWORD, ...given }, { person: RESIDENT, passkeys: browser, ...more }),
  browser,
});
const named = (talk: Pick<ReturnType<typeof run>, 'fill' | 'press'>) => {
  talk.fill({ called: 'My phone', password: PASSWORD });
  talk.press('NEXT');
};

describe('adding a passkey', () => {
  test('asks for a name and the password, then the browser, and shows recovery codes with the first one', async () => {
    const talk = run('add-passkey');
    await talk.until('asking');
    expect(talk.said()).toEqual([SAID.add.first]);
    named(talk);
    const view = await talk.until('sent');
    expect([view.reveals, await talk.reveal(), talk.browser.asked]).toEqual([
      ...['recovery-codes', [...RECOVERY_CODES], ['create']],
    ]);
    expect(talk.said()).toEqual([SAID.added('My phone'), SECOND_FACTOR.keep]);
    expect(talk.asked('addPasskey')).toEqual([{ name: 'My phone', passkey: SIGNED }]);
    const kept = JSON.stringify(talk.saved());
    for (const secret of [PASSWORD, ASKED, SIGNED, ...RECOVERY_CODES]) expect(kept).not.toContain(secret);
    expect(talk.came).toEqual(['changed: person', 'changed: rows']);
  });

  test('is over at once with another one: there is nothing to write down', async () => {
    const talk = run('add-passkey', { ownPasskeys: [MY_COMPUTER] });
    await talk.until('asking');
    named(talk);
    await talk.until('done');
    expect(talk.said()).toEqual([SAID.addedToo('My phone')]);
  });

  test.each([
    [LEFT, SAID.leftAdding],
    [{ kind: 'held' }, SAID.held],
    [{ kind: 'unsupported' }, SAID.unsupported],
    [{ kind: 'noScreenLock' }, SAID.noScreenLock],
    [{ kind: 'failed' }, SAID.failed],
    [{ kind: 'elsewhere', at: 'power.example' }, SAID.otherAddress('power.example')],
  ] as const satisfies readonly (readonly [PasskeyCame, string])[])(
    'a browser that answers %j has said so, and can be asked again without a word typed anew',
    async (came, said) => {
      const talk = run('add-passkey', {}, browserWith(came));
      await talk.until('asking');
      named(talk);
      await talk.until('sending');
      await talk.until('asking');
      expect(talk.said()).toEqual([SAID.add.first, said]);
      talk.press('NEXT');
      await talk.until('sending');
      await talk.until('asking');
      expect([talk.browser.asked, talk.asked('addPasskey')]).toEqual([['create', 'create'], []]);
    },
  );

  test('where no browser is, as in a terminal, it says where one is added, and asks for nothing', async () => {
    const talk = accountRun('add-passkey', {}, { person: RESIDENT });
    await talk.until('cancelled');
    expect([talk.said(), talk.asked('ownPasskeys')]).toEqual([[SAID.add.inBrowser], []]);
  });

  test.each([
    [{ canAddPasskeys: false }, SAID.unavailable],
    [{ canAddPasskeys: false, ownPasskeys: Array.from({ length: 10 }, () => MY_PHONE) }, SAID.most(10)],
  ] as const)('where none can be added that is said before anything is asked: %#', async (given, said) => {
    const talk = run('add-passkey', given);
    await talk.until('cancelled');
    expect(talk.said()).toEqual([said]);
  });

  test('a wrong password is asked for again before any browser is', async () => {
    const talk = run('add-passkey');
    await talk.until('asking');
    talk.fill({ called: 'My phone', password: 'another' });
    talk.press('NEXT');
    await talk.until('sending');
    await talk.until('asking');
    expect([talk.values(), talk.browser.asked]).toEqual([{ called: 'My phone', password: '' }, []]);
  });

  test('a run that comes back after a reload asks for the password first, and no browser by itself', async () => {
    const before = run('add-passkey');
    await before.until('asking');
    named(before);
    const saved = before.saved();
    const again = run('add-passkey', {}, browserWith(), { saved });
    await again.until('asking');
    expect(again.browser.asked).toEqual([]);
  });
});

describe('renaming and removing', () => {
  test('one alone is meant; of several it is asked which', async () => {
    const one = run('name-passkey', { ownPasskeys: [MY_PHONE] });
    expect((await one.until('asking')).next).toBe('called');
    const several = run('name-passkey', { ownPasskeys: [MY_PHONE, MY_COMPUTER] });
    const view = await several.until('asking');
    expect([view.next, view.fields[0]?.choices.map(({ label }) => label)]).toEqual([
      ...['passkey', ['My phone', 'My computer']],
    ]);
    several.fill({ passkey: 'computer', called: ' Old one ' }, 'chat');
    several.press('NEXT');
    await several.until('done');
    expect(several.asked('namePasskey')).toEqual([{ id: MY_COMPUTER.id, name: 'Old one' }]);
  });

  test('what goes with it is said before it is removed', async () => {
    for (const [given, line] of [
      [{ ownPasskeys: [MY_PHONE] }, SAID.removing.last],
      [{ ownPasskeys: [MY_PHONE], secondFactor: SHOWN }, SAID.removing.line],
      [{ ownPasskeys: [MY_PHONE, MY_COMPUTER] }, SAID.removing.line],
    ] as const) {
      const talk = run('remove-passkey', given);
      await talk.until('asking');
      talk.fill({ passkey: MY_PHONE.id, password: PASSWORD });
      talk.press('NEXT');
      const view = await talk.until('confirming');
      expect(view.dialog).toEqual({ title: SAID.removing.dialog('My phone'), lines: [line, SAID.removing.device] });
      talk.press('CONFIRM');
      await talk.until('done');
      expect(talk.asked('removePasskey')).toEqual([{ id: MY_PHONE.id }]);
    }
  });

  test('a no keeps it, who has none is told so, and who has to keep one as well', async () => {
    const talk = run('remove-passkey', { ownPasskeys: [MY_PHONE] });
    await talk.until('asking');
    talk.fill({ password: PASSWORD });
    talk.press('NEXT');
    await talk.until('confirming');
    talk.press('DECLINE');
    await talk.until('cancelled');
    expect([talk.said(), talk.asked('removePasskey')]).toEqual([[SAID.removing.kept], []]);
    for (const [given, said] of [
      [{}, SAID.noneYet],
      [{ ownPasskeys: [MY_PHONE], besidePasskeys: 'wanted' }, SAID.required],
    ] as const) {
      const none = run('remove-passkey', given);
      await none.until('cancelled');
      expect(none.said()).toEqual([said]);
    }
  });
});

describe('a form that asks for the second factor again', () => {
  const given = { ownPasskeys: [MY_PHONE, MY_COMPUTER], provesAgain: true };
  const removing = async (talk: ReturnType<typeof run>) => {
    await talk.until('asking');
    talk.fill({ passkey: MY_PHONE.id, password: PASSWORD });
    talk.press('NEXT');
    await talk.until('confirming');
    talk.press('CONFIRM');
  };

  test('has the browser asked at once where there is a passkey, and goes on', async () => {
    const talk = run('remove-passkey', given);
    await removing(talk);
    expect((await talk.until('presenting')).busy).toBe(SAID.waiting);
    await talk.until('done');
    expect([talk.browser.asked, talk.asked('proveByPasskey'), talk.asked('removePasskey').length]).toEqual([
      ...[['get'], [SIGNED], 2],
    ]);
  });

  test('takes a recovery code, or the passkey after all, where the browser was left', async () => {
    let came: PasskeyCame = LEFT;
    const browser = { ...browserWith(), get: async () => came };
    const talk = run('remove-passkey', given, browser);
    await removing(talk);
    const view = await talk.until('proving');
    expect([talk.said(), view.fields.map(({ label }) => label), talk.actions()]).toEqual([
      [SAID.proveFirst, SAID.orRecovery, SAID.left],
      [SAID.recovery.label],
      [SECOND_FACTOR.goOn, SAID.use, 'Cancel'],
    ]);
    talk.fill({ secondFactor: RECOVERY_CODES[0] });
    talk.press('NEXT');
    await talk.until('proved');
    await talk.until('proving');
    expect(talk.problems().secondFactor).toBe(SECOND_FACTOR.wrong);
    came = { kind: 'given', answer: SIGNED };
    talk.press('PASSKEY');
    await talk.until('done');
    expect(talk.said()).toEqual([SAID.removed('My phone')]);
  });

  test('offers a code of the app beside it where there is one, and nothing of a passkey where there is none', async () => {
    const both = run('remove-passkey', { ...given, secondFactor: SHOWN }, browserWith(LEFT));
    await removing(both);
    await both.until('proving');
    expect(both.said()).toEqual([SAID.proveFirst, SAID.elsewise, SAID.left]);
    both.fill({ secondFactor: SHOWN });
    both.press('NEXT');
    await both.until('done');
    const app = run('new-recovery-codes', { secondFactor: SHOWN, provesAgain: true });
    await app.until('asking');
    app.fill({ password: PASSWORD });
    app.press('NEXT');
    await app.until('confirming');
    app.press('CONFIRM');
    await app.until('proving');
    expect([app.said(), app.actions(), app.browser.asked]).toEqual([
      ...[[SECOND_FACTOR.proveFirst], [SECOND_FACTOR.goOn, 'Cancel'], []],
    ]);
  });

  test('says where no browser is that the passkey works elsewhere, and takes a code', async () => {
    const talk = { ...accountRun('remove-passkey', { password: PASSWORD, ...given }, { person: RESIDENT }) };
    await removing({ ...talk, browser: browserWith() });
    await talk.until('proving');
    expect([talk.said(), talk.actions()]).toEqual([
      [SAID.proveFirst, SAID.notHereRecovery],
      [SECOND_FACTOR.goOn, 'Cancel'],
    ]);
  });

  test('a passkey that is not accepted is said, and can be tried again', async () => {
    const talk = run('remove-passkey', given, browserWith({ kind: 'given', answer: 'forged' }));
    await removing(talk);
    await talk.until('proving');
    expect(talk.said()).toContain(SAID.wrong);
    talk.press('PASSKEY');
    await talk.until('presenting');
    await talk.until('proving');
    expect([talk.browser.asked, talk.asked('removePasskey')]).toEqual([['get', 'get'], [{ id: MY_PHONE.id }]]);
  });

  test('a run that comes back while the browser is asked, or comes to another device, asks none by itself', async () => {
    const never = { ...browserWith(), get: () => new Promise<never>(() => undefined) };
    const talk = run('remove-passkey', given, never);
    await removing(talk);
    await talk.until('presenting');
    const again = run('remove-passkey', given, browserWith(), { saved: talk.saved() });
    await again.until('proving');
    expect([again.browser.asked, again.actions()]).toEqual([[], [SECOND_FACTOR.goOn, SAID.use, 'Cancel']]);
  });

  test('an older server, which says nothing of how, is given a code', async () => {
    const proveAgain = { status: 403, data: { code: 'prove-again', message: '' } } as const;
    let isAsked = false;
    const removePasskey: Services['removePasskey'] = async (): Promise<CallAnswer<'removePasskey'>> => {
      if (isAsked) return { status: 200, data: { message: 'Gone.' } };
      isAsked = true;
      return proveAgain;
    };
    const talk = run('remove-passkey', { ...given, secondFactor: SHOWN }, browserWith(), {
      services: { removePasskey },
    });
    await removing(talk);
    const view = await talk.until('proving');
    expect([talk.said(), view.fields[0]?.label]).toEqual([[SECOND_FACTOR.proveFirst], SECOND_FACTOR.code.label]);
  });
});

describe('signing in', () => {
  const EMAIL = 'resident@palmcourt.example';
  const given = { ownPasskeys: [MY_PHONE] };
  const enter = async (talk: ReturnType<typeof run>) => {
    await talk.until('asking');
    talk.fill({ email: EMAIL, password: PASSWORD });
    talk.press('NEXT');
  };

  test('has the browser asked for the passkey after the right password', async () => {
    const talk = run('sign-in', given);
    await enter(talk);
    await talk.until('done');
    expect([talk.browser.asked, talk.came]).toEqual([['get'], ['signed in: login']]);
  });

  test('takes a recovery code where the browser was left, and says what is wrong with it', async () => {
    const talk = run('sign-in', given, browserWith(LEFT));
    await enter(talk);
    const view = await talk.until('proving');
    expect([talk.said(), view.fields.map(({ name, label }) => [name, label]), talk.actions()]).toEqual([
      [SAID.wantedAtDoor, SAID.orRecovery, SAID.left],
      [['secondFactor', SAID.recovery.label]],
      [SECOND_FACTOR.goOn, SAID.use, 'Cancel'],
    ]);
    talk.fill({ secondFactor: '12345' });
    expect(talk.problems().secondFactor).toBe(SAID.recovery.shape);
    talk.fill({ secondFactor: RECOVERY_CODES[0] });
    talk.press('NEXT');
    await talk.until('sending');
    await talk.until('proving');
    expect(talk.problems().secondFactor).toBe(SECOND_FACTOR.wrong);
  });

  test('takes a code of the app as well where there is one', async () => {
    const talk = run('sign-in', { ...given, secondFactor: SHOWN }, browserWith(LEFT));
    await enter(talk);
    await talk.until('proving');
    talk.fill({ secondFactor: SHOWN });
    talk.press('NEXT');
    await talk.until('done');
    expect(talk.came).toEqual(['signed in: login']);
  });

  test('a forged passkey lets nobody in, and the password is not asked for again', async () => {
    const talk = run('sign-in', given, browserWith({ kind: 'given', answer: 'forged' }));
    await enter(talk);
    await talk.until('proving');
    expect([talk.said().at(-1), talk.came]).toEqual([SAID.wrong, []]);
  });

  test('a password that was changed meanwhile is asked for again', async () => {
    const talk = run('sign-in', given, browserWith(LEFT));
    await enter(talk);
    await talk.until('proving');
    talk.script.password = 'another one by now';
    talk.press('PASSKEY');
    await talk.until('presenting');
    await talk.until('asking');
    expect([talk.values(), talk.came]).toEqual([{ email: EMAIL, password: '' }, []]);
  });

  test('in a terminal a code is asked for, and where the passkey works is said', async () => {
    const talk = accountRun('sign-in', { password: PASSWORD, ...given });
    await talk.until('asking');
    talk.fill({ email: EMAIL, password: PASSWORD });
    talk.press('NEXT');
    await talk.until('proving');
    expect(talk.said()).toEqual([SAID.wantedAtDoor, SAID.notHereRecovery]);
  });
});

describe('giving the second factor by itself', () => {
  test('has the browser asked, and says for how long that stands', async () => {
    const talk = run('give-code', { ownPasskeys: [MY_PHONE] });
    await talk.until('done');
    expect([talk.browser.asked, talk.said()]).toEqual([['get'], [SECOND_FACTOR.given]]);
  });
});
