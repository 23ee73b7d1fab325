import { describe, expect, test } from 'vitest';
import { newPassword } from '#machines/flows/accounts/fields.ts';
import { fill } from '#machines/kit/answers.ts';
import { NO_ANSWERS } from '#machines/kit/field.ts';
import { DOTS, partSecrets } from '#machines/kit/memory/masked.ts';
import { createSecrets } from '#machines/kit/memory/memory.ts';

const FIELDS = newPassword('No password provided.');
const GOOD = 'Kite-Rain-41';

/** What a machine sees of the values, with what is kept in memory meanwhile. */
function parting() {
  const secrets = createSecrets();
  return { secrets, part: (values: Record<string, string>) => partSecrets(secrets, 'run', FIELDS, values) };
}

describe('a secret that is parted from what was typed', () => {
  test('leaves dots, with what is wrong about it', () => {
    const { part, secrets } = parting();
    expect(part({ password: GOOD, name: 'Amaka' })).toEqual({ password: DOTS, name: 'Amaka' });
    expect(secrets.read('run', 'password')).toBe(GOOD);
    expect(part({ password: 'short-7' })).toEqual({ password: `${DOTS} short` });
    expect(part({ password: 'x'.repeat(129) })).toEqual({ password: `${DOTS} long` });
    expect(part({ password: '' })).toEqual({ password: '' });
    expect(secrets.read('run', 'password')).toBeNull();
  });

  test('is as long as a person counts it', () => {
    const { part } = parting();
    expect(part({ password: '🔑🔑🔑🔑' })).toEqual({ password: `${DOTS} short` });
    expect(part({ password: '🔑🔑🔑🔑🔑🔑🔑🔑' })).toEqual({ password: DOTS });
  });

  test('that repeats another is judged when either changes', () => {
    const { part } = parting();
    expect(part({ confirmPassword: GOOD })).toEqual({ confirmPassword: `${DOTS} differs` });
    expect(part({ password: GOOD })).toEqual({ password: DOTS, confirmPassword: DOTS });
    expect(part({ password: 'another one' })).toEqual({ password: DOTS, confirmPassword: `${DOTS} differs` });
  });

  test('the dots that a form shows change nothing', () => {
    const { part, secrets } = parting();
    part({ password: GOOD });
    expect(part({ password: DOTS, confirmPassword: GOOD })).toEqual({ confirmPassword: DOTS });
    expect(secrets.read('run', 'password')).toBe(GOOD);
  });
});

test('a secret that reaches the answers all the same is not taken', () => {
  expect(fill(NO_ANSWERS, () => FIELDS, { password: GOOD }).values).toEqual({ password: '' });
  expect(fill(NO_ANSWERS, () => FIELDS, { password: `${DOTS} ${GOOD}` }).values).toEqual({ password: '' });
  expect(fill(NO_ANSWERS, () => FIELDS, { password: `${DOTS} short` }).values).toEqual({ password: `${DOTS} short` });
});
