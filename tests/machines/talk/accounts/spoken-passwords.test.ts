import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIDDEN, isSaidAloud, withoutLonePassword, withoutPassword } from '#machines/talk/reading/spoken-passwords.ts';

describe('a password that is said in a sentence is hidden, from where it begins to the end', () => {
  test.each([
    ['sign me in a@b.c password hunter22', `sign me in a@b.c password ${HIDDEN}`],
    ['login ada@b.example pass word sunshine', `login ada@b.example pass word ${HIDDEN}`],
    ['my password is sunshine', `my password is ${HIDDEN}`],
    ['my password na Chelsea', `my password na ${HIDDEN}`],
    ['password: power', `password: ${HIDDEN}`],
    ['my pwd is 12345678', `my pwd is ${HIDDEN}`],
    ['PASSWORD HUNTER22', `PASSWORD ${HIDDEN}`],
    ['pasword hunter22', `pasword ${HIDDEN}`],
    ['change my password to correct horse battery staple', `change my password to ${HIDDEN}`],
    ['change my password from OldPass1 to NewPass2', `change my password from ${HIDDEN}`],
    ['hunter22 is my password', `${HIDDEN} is my password`],
    ['sunshine is my new password', `${HIDDEN} is my new password`],
    ['sign in ada@b.example hunter22', `sign in ada@b.example ${HIDDEN}`],
    ['log me in with ada@b.example and Sunshine9', `log me in with ada@b.example and ${HIDDEN}`],
    ['login: ada@b.example / hunter22', `login: ada@b.example / ${HIDDEN}`],
    [
      'sign up ada@b.example meter 45012345678 password Tr0ub4dor&3',
      `sign up ada@b.example meter 45012345678 password ${HIDDEN}`,
    ],
    ['abeg change my password make e be Amaka2020', `abeg change my password make e be ${HIDDEN}`],
    ['my password is not hunter22 again', `my password is not ${HIDDEN}`],
  ])('%s', (said, shown) => {
    expect(withoutPassword(said, null)).toBe(shown);
  });
});

describe('a sentence about passwords that says none stays as it is', () => {
  test.each([
    'change my password',
    'forgot password',
    'my password is not working 🔑😞',
    'reset my password for ada.obi2@gmail.com',
    'PASSWORD DON COMOT FROM MY HEAD',
    "my password is too simple, I'd like to modify it",
    'how I go take change my password?',
    'kindly assist me in changing the password on my profile, I believe my house help has been using it',
    'passwrd forgotten',
    'forgot my password 07025550123',
    'I no remember my password, +234 702 555 0123',
    'my password don leak',
    'can i change my password by phone',
    'the password link don expire',
    'login with ada@b.example please',
    'log in ada@b.example and buy power 5000',
    'mtn 500 for 08031234567',
  ])('%s', (said) => {
    expect(withoutPassword(said, null)).toBe(said);
  });
});

test('while a sign-in is open, what follows the address is its password', () => {
  expect(withoutPassword('ada@b.example hunter22', 'next')).toBe(`ada@b.example ${HIDDEN}`);
  expect(withoutPassword('ada@b.example sunshine', 'next')).toBe(`ada@b.example ${HIDDEN}`);
  expect(withoutPassword('it is ada@b.example abeg', 'next')).toBe('it is ada@b.example abeg');
});

test('while an account is opened, other answers may follow the address', () => {
  expect(withoutPassword('ada@b.example 08031234567', 'later')).toBe('ada@b.example 08031234567');
  expect(withoutPassword('my email is ada@b.example and my name is Ada Obi', 'later')).toContain('Ada Obi');
  expect(withoutPassword('ada@b.example Hunter22', 'later')).toBe(`ada@b.example ${HIDDEN}`);
});

test('whatever the password is, letters and digits behind its name never get through', () => {
  const made = fc.stringMatching(/^[A-Za-z]{3,10}[0-9]{2,6}[A-Za-z!?#]{1,4}$/);
  fc.assert(
    fc.property(
      made,
      fc.constantFrom('password', 'my password is', 'password:', 'sign in a@b.example password'),
      (secret, lead) => {
        expect(withoutPassword(`${lead} ${secret}`, null)).not.toContain(secret);
      },
    ),
  );
});

test('hiding twice changes nothing more', () => {
  for (const said of [
    'sign me in a@b.c password hunter22',
    'change my password to hunter22',
    'hunter22 is my password',
  ])
    expect(withoutPassword(withoutPassword(said, null), 'next')).toBe(withoutPassword(said, null));
});

describe('where a masked answer is asked for', () => {
  test.each([
    'cancel',
    'Back',
    'help',
    'show as form',
    'forgot password',
    'I forgot my password',
    'sign up',
    'change my email',
    'no, my email is ada@b.example',
    'abeg cancel',
    'Who am I?',
    'what can I do here?',
    'is it safe?',
    'I want to go back',
  ])('%s is no password', (text) => {
    expect(isSaidAloud(text)).toBe(true);
  });

  test.each([
    'hunter22',
    'correct horse battery',
    'cancel culture 9',
    'my name is khan',
    'who am i to judge',
    'back2back',
    'no, my first name',
  ])('%s may be one', (text) => {
    expect(isSaidAloud(text)).toBe(false);
  });
});

describe('where nothing was asked, one made-up word is a password', () => {
  test.each(['Demo-Power-2026', 'hunter22', 'harmattan#99', 'xk7!pQw2z'])('%s', (text) => {
    expect(withoutLonePassword(text)).toBe(HIDDEN);
  });

  test.each([
    'buy power 5000',
    'POWER-0A1B2C3D4E5F',
    '45012345678',
    '08031234567',
    'airtime500',
    'power5000',
    'resident2@palmcourt.example',
    'glo 1.05gb',
    '₦5,000',
    'startimes',
  ])('but not in: %s', (text) => {
    expect(withoutLonePassword(text)).toBe(text);
  });
});

test.each(['reset the password of Ada Obi', 'please reset the password of administrator zainab musa'])(
  '"%s" says whose password it is, and none',
  (text) => expect(withoutPassword(text, null)).toBe(text),
);

test.each([
  'reset the password of hunter22',
  'reset my password of hunter correct',
  'the password of Ada is kettle harmattan',
  'reset the password: kettle',
])('"%s" may say one, which is hidden', (text) => expect(withoutPassword(text, null)).not.toBe(text));
