import { describe, expect, test } from 'vitest';
import { PROGRAM_FLOWS } from '#catalogues/sentences/program-flows.ts';
import { PROGRAMS_SAID as SAID } from '#catalogues/sentences/programs.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import type { AccountScript } from '../../../support/calls/accounts.ts';
import { ACCOUNTING, GIVEN_TOKEN, OLD_SHEET, type ProgramsScript } from '../../../support/calls/programs.ts';

const PASSWORD = 'correct horse';
const run = (flow: string, given: Partial<ProgramsScript & AccountScript> = {}, values = {}) =>
  accountRun(flow, { ...given, password: PASSWORD }, { person: RESIDENT, values });

describe('making an access token', () => {
  test('name, what it may do and how long is read back before one yes; the token is shown this once and stands in no snapshot', async () => {
    const talk = run('make-program-token');
    const asking = await talk.until('asking');
    expect(asking.fields.map(({ name, value, several = false }) => [name, value, several])).toEqual([
      ['called', '', false],
      ['may', '', true],
      ['days', '90', false],
      ['password', '', false],
    ]);
    expect(talk.said()).toEqual([SAID.make.first]);
    talk.fill({ called: 'Accounting', may: 'read payments and the books', days: 'a year', password: PASSWORD });
    talk.press('NEXT');
    const { dialog } = await talk.until('confirming');
    expect(dialog).toMatchObject({
      title: SAID.make.dialog('Accounting'),
      lines: [SAID.make.may(['Read payments', 'Read the books']), SAID.make.until('A year')],
    });
    talk.press('CONFIRM');
    const sent = await talk.until('sent');
    expect(talk.asked('makeProgramToken')).toEqual([
      { name: 'Accounting', scopes: ['histories:read', 'books:read'], days: 365 },
    ]);
    expect([sent.reveals, await talk.reveal()]).toEqual(['program-token', [GIVEN_TOKEN]]);
    expect(talk.said().at(-1)).toBe(SAID.make.keep);
    expect(talk.actions()).toEqual([SAID.make.kept]);
    expect(JSON.stringify([talk.saved(), sent, talk.came])).not.toContain(GIVEN_TOKEN);
    expect(talk.came).toContain('changed: rows');
  });

  test.each([
    ['', SAID.make.mayWanted],
    ['pay my bills', null],
    ['everything except the books', null],
    ['upload residents', null],
    ['payments and my cat', null],
  ])('"%s" is not guessed at: it is asked what the program may do', async (may, why) => {
    const talk = run('make-program-token');
    await talk.until('asking');
    talk.fill({ called: 'Accounting', may, password: PASSWORD });
    talk.press('NEXT');
    const { step } = talk.view();
    const problem = talk.problems().may;
    expect([step, talk.asked('makeProgramToken')]).toEqual(['asking', []]);
    expect(problem).toEqual(why ?? expect.stringContaining('A program may: Read residents; Read payments'));
  });

  test('what another role opens is not chosen', async () => {
    const talk = run('make-program-token', { canGive: ['dues:read'] });
    await talk.until('asking');
    talk.fill({ may: 'residents' });
    expect(talk.problems().may).toContain('A program may: Read what is owed.');
    talk.fill({ may: 'all of it' });
    expect(talk.problems().may).toBeUndefined();
  });

  test('a no makes none, and a wrong password is asked again', async () => {
    const talk = run('make-program-token');
    await talk.until('asking');
    talk.fill({ called: 'Accounting', may: 'dues:read', password: 'wrong' });
    talk.press('NEXT');
    await talk.until('confirming');
    talk.press('CONFIRM');
    await talk.until('sending');
    await talk.until('asking');
    expect(talk.problems().password).toBeDefined();
    talk.fill({ password: PASSWORD });
    talk.press('NEXT');
    await talk.until('confirming');
    talk.press('DECLINE');
    await talk.until('cancelled');
    expect(talk.said()).toEqual([SAID.make.nothing]);
  });

  test('a second factor is asked for first where it was given too long ago', async () => {
    const talk = run('make-program-token', { provesAgain: true, secondFactor: '246810' });
    await talk.until('asking');
    talk.fill({ called: 'Accounting', may: 'dues:read', password: PASSWORD });
    talk.press('NEXT');
    await talk.until('confirming');
    talk.press('CONFIRM');
    await talk.until('proving');
    expect(talk.said()).toContain(SECOND_FACTOR.proveFirst);
  });

  test('where there are as many as there may be, it is over', async () => {
    const talk = run('make-program-token', { ownPrograms: Array.from({ length: 20 }, () => ACCOUNTING) });
    await talk.until('cancelled');
    expect(talk.said()).toEqual([SAID.most(20)]);
  });
});

describe('ending one', () => {
  test('the one that is named is read back with its last use, and ended by a yes', async () => {
    const talk = run('end-program-token', { ownPrograms: [ACCOUNTING, OLD_SHEET] }, { program: 'accounting' });
    const { dialog } = await talk.until('confirming');
    expect(dialog).toMatchObject({
      title: SAID.end.dialog('Accounting'),
      lines: [expect.stringContaining('198.51.100.7'), SAID.end.line],
    });
    talk.press('CONFIRM');
    await talk.until('done');
    expect(talk.asked('endProgramToken')).toEqual([ACCOUNTING.id]);
    expect(talk.said()).toEqual([SAID.ended('Accounting')]);
  });

  test('of several it is asked which, and a no leaves it', async () => {
    const talk = run('end-program-token', { ownPrograms: [ACCOUNTING, OLD_SHEET] });
    const { fields } = await talk.until('asking');
    expect(fields[0]?.choices.map(({ label }) => label)).toEqual(['Accounting', 'Old sheet']);
    talk.fill({ program: OLD_SHEET.id });
    talk.press('NEXT');
    const { dialog } = await talk.until('confirming');
    expect(dialog?.lines).toEqual([SAID.end.unused, SAID.end.line]);
    talk.press('DECLINE');
    await talk.until('cancelled');
    expect([talk.said(), talk.asked('endProgramToken')]).toEqual([[SAID.end.kept], []]);
  });

  test('where there is none it is said so', async () => {
    const talk = run('end-program-token');
    await talk.until('cancelled');
    expect(talk.said()).toEqual([SAID.end.noneYet]);
    expect(SAID.end.noneYet).toContain(PROGRAM_FLOWS.makeTyped.say);
  });

  test('a name that is none of them is asked again, and nothing else is ended', async () => {
    const talk = run('end-program-token', { ownPrograms: [ACCOUNTING] }, { program: 'payroll' });
    await talk.until('asking');
    expect(talk.asked('endProgramToken')).toEqual([]);
  });
});
