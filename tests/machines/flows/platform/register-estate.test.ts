import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import type { Script } from '../../../support/portal.ts';
import { platformRun } from './platform-run.ts';

const FILLED = {
  estate: 'Unity Homes',
  firstName: 'Tunde',
  lastName: 'Bello',
  phone: '+234 803 123 4567',
  address: '12 Unity Road, Lekki',
  email: 'tunde@unity.example',
};
const image = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'unity.png', { type });

async function confirming(given: Partial<Script> = {}, more: Readonly<Record<string, string>> = {}) {
  const run = platformRun('register-estate', given);
  run.fill({ ...FILLED, ...more });
  run.press('NEXT');
  await run.until('confirming');
  return run;
}

describe('registering the administrator of an estate', () => {
  test('asks for everything that the specification names, in its words', { tags: ['F-010', 'F-011'] }, () => {
    const { press, problems, view } = platformRun('register-estate');
    press('NEXT');
    expect(view().title).toBe('REGISTER NEW ESTATES ADMIN');
    expect(problems()).toEqual({
      estate: 'estate name is required',
      firstName: 'contact first name is required',
      lastName: 'contact last name is required',
      phone: 'phone number is required',
      address: 'contact address is required',
      email: 'email is required',
    });
  });

  test('refuses names, addresses and numbers that are none', { tags: ['F-012', 'F-013'] }, () => {
    const { fill, problems } = platformRun('register-estate');
    fill({ estate: '7', firstName: 'B', lastName: '-', email: 'nobody', phone: 'call me' });
    expect(problems()).toEqual({
      estate: MESSAGES.namePattern,
      firstName: MESSAGES.namePattern,
      lastName: MESSAGES.namePattern,
      email: 'Invalid email address',
      phone: 'Letters are not allowed',
    });
  });

  test('reads back that the estate is new, and sends power as its first service', { tags: ['F-009'] }, async () => {
    const run = await confirming();
    expect(run.view().dialog).toEqual({
      title: 'REGISTER NEW ESTATES ADMIN',
      lines: [
        PLATFORM_FLOW.estateNew('Unity Homes'),
        'Tunde Bello, tunde@unity.example, 08031234567',
        '12 Unity Road, Lekki',
        PLATFORM_FLOW.choosesPassword('tunde@unity.example'),
        PLATFORM_FLOW.logo(''),
      ],
    });
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('registerEstate')).toEqual([
      {
        service_ids: [1],
        estate_name: 'Unity Homes',
        email: 'tunde@unity.example',
        first_name: 'Tunde',
        last_name: 'Bello',
        phone: '08031234567',
        contact_address: '12 Unity Road, Lekki',
      },
    ]);
    expect(run.said()).toEqual([
      'Admin created',
      PLATFORM_SENTENCES.estateMade('Unity Homes'),
      ADMINISTRATORS.invited('tunde@unity.example'),
    ]);
    expect(run.came).toEqual(['changed: rows']);
  });

  test('an estate of that name gets one administrator more, whatever its letter case', async () => {
    const run = await confirming({}, { estate: ' palm  court ' });
    expect(run.view().dialog?.lines[0]).toBe(PLATFORM_FLOW.estateThere('Palm Court'));
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('registerEstate')).toMatchObject([{ estate_name: 'Palm Court' }]);
    expect(run.said()).toContain(PLATFORM_SENTENCES.estateJoined('Palm Court'));
  });

  test('a row may give the estate, and nothing asks for a password', () => {
    const { values } = platformRun('register-estate', {}, { estate: 'Palm Court', password: 'Long-Enough-2026' });
    expect(values().estate).toBe('Palm Court');
    expect(Object.keys(values())).not.toContain('password');
  });

  test('a logo goes along as a data address', async () => {
    const run = platformRun('register-estate');
    run.fill(FILLED);
    run.choose('logo', image(3));
    run.press('NEXT');
    await run.until('confirming');
    expect(run.view().dialog?.lines).toContain(PLATFORM_FLOW.logo('unity.png'));
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('registerEstate')).toMatchObject([{ property_logo: 'data:image/png;base64,AAAA' }]);
  });

  test('a logo above 300kb is refused in the words of the specification', () => {
    const { choose, problems, press, fill } = platformRun('register-estate');
    fill(FILLED);
    choose('logo', image(400_000));
    press('NEXT');
    expect(problems()).toEqual({ logo: 'Image should not be more than 300kb' });
  });

  test('a refusal of the server is said in its words, and nothing that was typed is lost', async () => {
    const run = await confirming({ administered: { refused: PLATFORM_SENTENCES.emailTaken } });
    run.press('CONFIRM');
    await run.until('asking');
    expect(run.said()).toEqual([PLATFORM_SENTENCES.emailTaken]);
    expect(run.values()).toMatchObject({ email: FILLED.email, address: FILLED.address });
    run.script.administered = 'good';
    run.press('NEXT');
    await run.until('confirming');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('registerEstate')).toHaveLength(2);
  });

  test.each(['no line', 'broken'] as const)('%s: "Opps! Server error"', { tags: ['F-014'] }, async (administered) => {
    const run = await confirming({ administered });
    run.press('CONFIRM');
    await run.until('asking');
    expect(run.said()).toEqual(['Opps! Server error']);
  });

  test('is sent once, however often it is confirmed', async () => {
    const run = await confirming();
    run.press('CONFIRM');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('registerEstate')).toHaveLength(1);
  });

  test('an answer that is changed in the read-back is read back again', async () => {
    const run = await confirming();
    run.fill({ estate: 'Palm Court' }, 'chat');
    expect(run.view().step).toBe('asking');
    run.press('NEXT');
    await run.until('confirming');
    expect(run.view().dialog?.lines[0]).toBe(PLATFORM_FLOW.estateThere('Palm Court'));
    run.send({ type: 'BACK' });
    expect(run.view()).toMatchObject({ step: 'asking', next: 'estate' });
  });
});
