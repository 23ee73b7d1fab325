import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import type { Script } from '../../../support/portal.ts';

const profile = (given: Partial<Script> = {}, values = {}) =>
  accountRun('update-profile', given, { person: RESIDENT, values });

describe('the own profile', () => {
  test('with nothing filled in says "You\'ve not made changes yet", and nothing is sent', () => {
    const { press, said, script, view } = profile();
    expect([view().next, said()]).toEqual([null, [SENTENCES.changesAsked]]);
    press('NEXT');
    expect([said(), script.calls]).toEqual([["You've not made changes yet"], []]);
  });

  test('only what is filled in is sent, and the token with the new claims is kept', async () => {
    const { fill, press, until, asked, came, said } = profile();
    fill({ firstName: 'Adaeze', phone: '0803 123 4567', lastName: '' });
    press('NEXT');
    await until('done');
    expect(asked('updateProfile')).toEqual([{ first_name: 'Adaeze', phone: '08031234567' }]);
    expect([came, said()]).toEqual([['renewed'], [SENTENCES.profileUpdated]]);
  });

  test('a new e-mail address asks for the password, which is sent along with it', async () => {
    const { fill, press, until, said, view, problems, asked } = profile();
    expect(view().fields.map(({ name }) => name)).not.toContain('password');
    fill({ email: 'new@mail.example' });
    expect(view().fields.map(({ name }) => name)).toContain('password');
    press('NEXT');
    expect(problems()).toEqual({ password: SENTENCES.passwordWanted });
    fill({ password: 'Demo-Power-2026' });
    press('NEXT');
    await until('done');
    expect(asked('updateProfile')).toEqual([{ email: 'new@mail.example', password: 'Demo-Power-2026' }]);
    expect(said()).toEqual([SENTENCES.profileNewEmail('new@mail.example', RESIDENT.email)]);
  });

  test('the own address, however it is written, asks for no password', async () => {
    const { fill, press, until, asked } = profile();
    fill({ email: RESIDENT.email.toUpperCase(), firstName: 'Adaeze' });
    press('NEXT');
    await until('done');
    expect(asked('updateProfile')).toEqual([{ first_name: 'Adaeze', email: RESIDENT.email.toUpperCase() }]);
  });

  test('a wrong password is asked for again, and the address stays typed', async () => {
    const { fill, press, until, problems, values, script } = profile();
    script.account = { refused: SENTENCES.passwordWrong, code: 'wrong-password' };
    fill({ email: 'new@mail.example', password: 'not this one' });
    press('NEXT');
    await until('sending');
    await until('asking');
    expect(problems()).toEqual({ password: SENTENCES.passwordWrong });
    expect([values().email, values().password ?? '']).toEqual(['new@mail.example', '']);
  });

  test('an address that was said in the chat asks for the password first, and is then read back once', async () => {
    const run = profile({}, { email: 'new@mail.example' });
    expect(run.view()).toMatchObject({ step: 'asking', next: 'password' });
    run.fill({ password: 'Demo-Power-2026' }, 'chat');
    expect(run.view()).toMatchObject({
      step: 'confirming',
      summary: [{ label: 'Email', value: 'new@mail.example' }],
    });
    expect(JSON.stringify(run.view())).not.toContain('Demo-Power-2026');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('updateProfile')).toEqual([{ email: 'new@mail.example', password: 'Demo-Power-2026' }]);
  });

  test('holds the rules of sign-up for what is filled in', () => {
    const { fill, problems } = profile();
    fill({ firstName: 'A', email: 'nobody', phone: 'call me' });
    expect(problems()).toEqual({
      firstName: 'At least two letters are expected',
      email: 'Invalid email address',
      phone: 'Letters are not allowed',
    });
  });

  test.each([
    [{ refused: 'This address cannot be used.' }, 'This address cannot be used.'],
    ['busy', 'Too many tries.'],
    ['no line', 'Server error or network error'],
  ] as const)(
    'a change that the portal does not take (%j) says so in a banner, and stays typed',
    { tags: ['C-127'] },
    async (account, words) => {
      const { fill, press, until, said, values } = profile({ account });
      fill({ firstName: 'Adaeze' });
      press('NEXT');
      await until('sending');
      await until('asking');
      expect([said(), values().firstName]).toEqual([[words], 'Adaeze']);
    },
  );

  test('what is wished for in the chat is read back, and saved after a yes', async () => {
    const run = profile({}, { phone: '08031234567' });
    expect(run.view()).toMatchObject({
      step: 'confirming',
      say: [{ tone: 'plain', text: SENTENCES.savesThis }],
      summary: [{ label: 'Phone', value: '08031234567' }],
    });
    expect(run.actions()).toEqual(['Save changes', 'Change something', 'Cancel']);
    run.fill({ firstName: 'Adaeze' }, 'chat');
    expect(run.view().summary).toEqual([
      { label: 'First name', value: 'Adaeze' },
      { label: 'Phone', value: '08031234567' },
    ]);
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('updateProfile')).toEqual([{ first_name: 'Adaeze', phone: '08031234567' }]);
  });

  test('a wish that cannot be is asked again before it is read back', () => {
    const run = profile({}, { phone: 'call me' });
    expect(run.view()).toMatchObject({ step: 'asking', next: 'phone' });
    run.fill({ phone: '08031234567' }, 'chat');
    expect(run.view().step).toBe('confirming');
  });

  test('a no to what is read back asks what it should be instead', () => {
    const run = profile({}, { phone: '08031234567' });
    run.press('DECLINE');
    expect(run.view()).toMatchObject({ step: 'asking', next: 'phone' });
  });
});

describe('a new meter number', () => {
  const meter = (given: Partial<Script> = {}, wait = async () => {}) => {
    const run = accountRun('update-meter', given, { person: RESIDENT, wait });
    run.fill({ meterNumber: '4501 2345 671', password: 'Demo-Power-2026' });
    run.press('NEXT');
    return run;
  };

  test('is asked for with eleven zeros as an example, and has 11 to 14 digits', {
    tags: ['C-133', 'C-134', 'C-135'],
  }, () => {
    const { view, press, fill, problems } = accountRun('update-meter', {}, { person: RESIDENT });
    expect(view().fields).toMatchObject([
      { name: 'meterNumber', placeholder: '00000000000', hint: 'Digits must be 11 or 14 characters long' },
      { name: 'password', kind: 'secret' },
    ]);
    press('NEXT');
    expect(problems()).toEqual({
      meterNumber: 'METER number is required',
      password: SENTENCES.passwordWanted,
    });
    fill({ password: 'Demo-Power-2026' });
    for (const wrong of ['1234567890', '123456789012345', 'meter']) {
      fill({ meterNumber: wrong });
      expect(problems()).toEqual({ meterNumber: 'Digits must be between 11 and 14 characters long' });
    }
    fill({ meterNumber: '12345678901234' });
    expect(problems()).toEqual({});
  });

  test('is asked about by the name of its estate, with a note that success signs out', {
    tags: ['C-136', 'C-141'],
  }, async () => {
    const run = meter();
    const { dialog } = await run.until('confirming');
    expect(dialog).toEqual({ title: SENTENCES.meterBelongsTo('Palm Court'), lines: [SENTENCES.meterSignsOut] });
    expect(run.actions()).toEqual(['Confirm', 'Do not update']);
    expect([run.asked('verifyMeter'), run.asked('updateMeter')]).toEqual([[{ meter_number: '45012345671' }], []]);
  });

  test("'Do not update' changes nothing and ends it", async () => {
    const run = meter();
    await run.until('confirming');
    run.press('DECLINE');
    expect([run.isDone(), run.said(), run.asked('updateMeter')]).toEqual([true, [SENTENCES.meterKept], []]);
  });

  test('once updated says so, and when that could be read the person is signed out', { tags: ['G-038'] }, async () => {
    const reading = Promise.withResolvers<void>();
    const waits: Promise<void>[] = [Promise.resolve(), reading.promise];
    const run = meter({}, () => waits.shift() ?? Promise.resolve());
    await run.until('confirming');
    run.press('CONFIRM');
    await run.until('sent');
    expect([run.said(), run.came]).toEqual([[SENTENCES.meterUpdated], []]);
    expect(run.asked('updateMeter')).toEqual([{ meter_number: '45012345671', password: 'Demo-Power-2026' }]);
    reading.resolve();
    await run.until('done');
    expect([run.came, run.waited.at(-1)]).toEqual([['signed out'], 'meterUpdate']);
  });

  test("that cannot be looked up says 'Server error! Exit and try again'; one that no estate has is invalid", {
    tags: ['C-137'],
  }, async () => {
    for (const estate of ['refused', 'no line'] as const) {
      const run = meter({ estate });
      await run.until('checking');
      await run.until('asking');
      expect(run.said()).toEqual(['Server error! Exit and try again']);
    }
    const unknown = meter({ estate: 'unknown' });
    await unknown.until('checking');
    await unknown.until('asking');
    expect(unknown.problems()).toEqual({ meterNumber: 'Meter number is invalid, check and try again' });
  });

  test.each([
    [{ refused: SENTENCES.meterSame }, SENTENCES.meterSame],
    ['no line', 'Error updating meter number try again'],
  ] as const)('that the portal does not take (%j) says so, and nobody is signed out', async (account, words) => {
    const run = meter({ account });
    await run.until('confirming');
    run.press('CONFIRM');
    await run.until('sending');
    await run.until('asking');
    expect([run.said(), run.came]).toEqual([[words], []]);
  });
});
