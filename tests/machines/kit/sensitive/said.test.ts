import { expect, test } from 'vitest';
import { besidesHidden, saysNothingElse } from '#machines/kit/sensitive/besides.ts';
import { HIDDEN_CARD, HIDDEN_CODE, hiddenIn } from '#machines/kit/sensitive/hidden.ts';
import { withoutSensitive } from '#machines/kit/sensitive/without-sensitive.ts';

/** The text as people read it: the dots in words. */
const read = (text: string) =>
  withoutSensitive(text).replaceAll(HIDDEN_CARD, '<card>').replaceAll(HIDDEN_CODE, '<code>');

test.each([
  ['my card is 4242 4242 4242 4242', 'my card is <card>'],
  ['4242-4242-4242-4242', '<card>'],
  ['4242424242424242', '<card>'],
  ['4242  4242  4242  4242', '<card>'],
  ['4242.4242.4242.4242', '<card>'],
  ['4242\n4242\n4242\n4242', '<card>'],
  ['card4242424242424242', 'card<card>'],
  ['atm card 42 42 42 42 42 42 42 42', 'atm card <card>'],
  ['visa 42424 24242424242', 'visa <card>'],
  ['data-4242424242424242', 'data-<card>'],
  ['amex 3782 822463 10005', 'amex <card>'],
  ['verve 5061 2400 0000 0000 15', 'verve <card>'],
  ['４２４２４２４２４２４２４２４２', '<card>'],
  ['४२४२ ४२४२ ४२४२ ४२४२', '<card>'],
  ['𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐', '<card>'],
  ['4242\u00ad4242\u00ad4242\u00ad4242', '<card>'],
  ['four two four two four two four two four two four two four two four two', '<card>'],
  ['four two four two 4242 4242 4242', '<card>'],
  ['my card number is 4242 4242 4242 4241', 'my card number is <card>'],
  ['5061 2345 6789 0123 45 na my atm card', '<card> na my atm card'],
  ['use 4242424242424242 0803 123 4567 mtn 500', 'use <card> 0803 123 4567 mtn 500'],
  ['5500 4242 4242 4242 4242 from my card', '5500 <card> from my card'],
  ['buy power 5000 with 4242424242424242', 'buy power 5000 with <card>'],
])('the card in %j is hidden', (said, left) => {
  expect(read(said)).toBe(left);
});

test.each(['NPTEST261123195535000002', 'find payment nptest261123195535000002', 'topup ref NP180213102422000007'])(
  'the number that a provider gave a payment is no card in %j',
  (said) => {
    expect(withoutSensitive(said)).toBe(said);
  },
);

test.each([
  ['4242424242424242 exp 12/28 cvv 123', '<card> exp <code> cvv <code>'],
  ['4242 4242 4242 4242 12/28 123', '<card> <code> <code>'],
  ['4242 4242 4242 4242 1228 123', '<card> <code> <code>'],
  ['4242424242424242, 12/2028, 123', '<card>, <code>, <code>'],
  ['4242424242424242|12|28|123', '<card>|<code>|<code>'],
  ['4242424242424242:12:2028:123', '<card>:<code>:<code>'],
  ['42424242424242421228123', '<card>'],
  ['Card: 5399410233456788 CVV: 482 Exp: 09/27 PIN: 1234', 'Card: <card> CVV: <code> Exp: <code> PIN: <code>'],
  ['cvv 123, expiry 12/28', 'cvv <code>, expiry <code>'],
])('what belongs to the card in %j is hidden with it', (said, left) => {
  expect(read(said)).toBe(left);
});

test.each([
  ['cvv 123', 'cvv <code>'],
  ['CVV: 123', 'CVV: <code>'],
  ['cvv2 123', 'cvv2 <code>'],
  ['c.v.v 123', 'c.v.v <code>'],
  ['cvc is 1234', 'cvc is <code>'],
  ['my cvv na 1 2 3', 'my cvv na <code>'],
  ['cvv one two three', 'cvv <code>'],
  ['123 is my cvv', '<code> is my cvv'],
  ['ccv 123', 'ccv <code>'],
  ['security code 321', 'security code <code>'],
  ['secruity code 321', 'secruity code <code>'],
  ['the three digits at the back of my card is 123', 'the three digits at the back of my card is <code>'],
  ['pin 1234', 'pin <code>'],
  ['my atm pin na 1234', 'my atm pin na <code>'],
  ['1234 na my pin', '<code> na my pin'],
  ['P I N: 1234', 'P I N: <code>'],
  ['my 4 digit pin is 1234', 'my 4 digit pin is <code>'],
  ['change my pin to 4321', 'change my pin to <code>'],
  ['lambar sirri 1234', 'lambar sirri <code>'],
  ['otp 123456', 'otp <code>'],
  ['the otp i received is 123456', 'the otp i received is <code>'],
  ['otp wey dem send me na 123456', 'otp wey dem send me na <code>'],
  ['opt: 123456', 'opt: <code>'],
  ['use 123456 as otp', 'use <code> as otp'],
  ['123456 otp', '<code> otp'],
  ['otp 123-456', 'otp <code>'],
  ['otp G-482913', 'otp <code>'],
  ['one time password 123456', 'one time password <code>'],
  ['one-time code is 123 456', 'one-time code is <code>'],
  ['verification code from my bank 123456', 'verification code from my bank <code>'],
  ['verfication code 123456', 'verfication code <code>'],
  ['the code my bank sent is 123456', 'the code my bank sent is <code>'],
  ['bank send me code 123456', 'bank send me code <code>'],
  ['bank token 482913', 'bank token <code>'],
  ['cvv and pin are 123 and 4567', 'cvv and pin are <code> and <code>'],
  ['reset my pin to 4300', 'reset my pin to <code>'],
  ['wrong pin 4500', 'wrong pin <code>'],
  ['my otp is K7P29X', 'my otp is <code>'],
  ['bank dey ask otp, e be 837465', 'bank dey ask otp, e be <code>'],
  ['837465 is your One Time Password for N5,050.00', '<code> is your One Time Password for N5,050.00'],
  [
    'use OTP 837465 to complete your purchase of NGN5,050.00',
    'use OTP <code> to complete your purchase of NGN5,050.00',
  ],
  ['code: 837465 from GTBank', 'code: <code> from GTBank'],
  ['pincode 1234', 'pincode <code>'],
  ['I gave him my otp 837465 abeg help', 'I gave him my otp <code> abeg help'],
  ['OTP:\n123456', 'OTP:\n<code>'],
  ['otp 123456 5000 power', 'otp <code> 5000 power'],
  ['pin:1234 buy 500 mtn', 'pin:<code> buy 500 mtn'],
])('the code in %j is hidden', (said, left) => {
  expect(read(said)).toBe(left);
});

test.each([
  'my token 1234 5678 9012 3456 7890 no dey enter',
  '42424242424242421228',
  '4242-4242-4242-4242-1228 is the token',
  'token 4242 4242 4242 4242 1228, my card was debited',
  'tokens 1234 5678 9012 3456 7890 1111 2222 3333 4444 5555',
  '1234 5678 9012 3456 7890 45701120409',
  'fine 45701120409 5000',
  'fine 45701120409 15000',
  'fine 4570 1120 409 15000',
  'mtn 500 08031234567',
  'airtime 0803 123 4567 5000',
  '+2348031234567 and 002348031234567',
  '45701120409 45703405600 45701120417',
  'POWER-MDNPCXGMTZGHEEWE',
  'retry POWER-4242424242424242A',
  'status of AIRTIME-0000000000000000',
  '12345678-1234-1234-1234-123456789012',
  'buy power 5000 for meter 1234567890128',
  'ikeja prepaid 1234567890128 5000',
  'smartcard 12345678901237',
  'from 2026-01-01 to 2026-03-31',
  '2026-11-22 20:33:23',
  '20261122203323 is when I paid',
  '1000 2000 5000 3000',
  'i forgot my pin',
  'pin is 4 digits',
  'my otp did not come for 3 days',
  'the otp for 5000 did not come',
  'I paid 5000 my otp no come',
  'otp 5000 naira',
  'mtn recharge pin 1000',
  'buy airtime pin 500',
  'my meter shows error code 30',
  'the number at the back of the modem is 7023456789',
  'my card ends with 4242',
  'my account 0123456789, 5000 naira',
  'use my pin for 5000',
  'I forgot my pin, 5000 mtn',
  'no otp 5000 power abeg',
  'forgot pin, mtn500 for 08031234567',
  'levies 3001 27698 43441',
  '2023 2024 2025 2026',
])('%j stays as it is', (said) => {
  expect(withoutSensitive(said)).toBe(said);
});

test('a number as long as a meter is none where a card is spoken of, and is one where it is asked for or known', () => {
  expect(read('1234567890128')).toBe('<card>');
  expect(withoutSensitive('1234567890128', { meters: true })).toBe('1234567890128');
  expect(withoutSensitive('1234567890128', { numbers: ['1234567890128'] })).toBe('1234567890128');
  expect(withoutSensitive('1234 5678 90128 5000', { numbers: ['1234567890128'] })).toBe('1234 5678 90128 5000');
  expect(withoutSensitive('my card is 1234567890128', { meters: true })).toBe(`my card is ${HIDDEN_CARD}`);
  expect(withoutSensitive('4242424242424242', { meters: true })).toBe(HIDDEN_CARD);
});

test.each([
  [`my card is ${HIDDEN_CARD} exp ${HIDDEN_CODE} cvv ${HIDDEN_CODE} buy power 5000`, 'buy power 5000'],
  [`buy power 5000 with ${HIDDEN_CARD}`, 'buy power 5000'],
  [`mtn 500 for 08031234567 card ${HIDDEN_CARD}`, 'mtn 500 for 08031234567'],
  [`please use card ${HIDDEN_CARD} expiry ${HIDDEN_CODE} for dstv 7023456789`, 'for dstv 7023456789'],
  [`${HIDDEN_CODE} is my cvv, what is the fee?`, ', what is the fee?'],
])('what %j says besides is heard', (said, besides) => {
  expect(besidesHidden(said)).toBe(besides);
  expect(saysNothingElse(said)).toBe(false);
});

test.each([`my card is ${HIDDEN_CARD}`, `the otp is ${HIDDEN_CODE}`, `${HIDDEN_CODE} na my pin`, HIDDEN_CARD])(
  '%j says nothing else',
  (said) => {
    expect(saysNothingElse(said)).toBe(true);
  },
);

test('the dots tell a card from a code, and neither from a password', () => {
  expect(hiddenIn(HIDDEN_CARD)).toEqual({ card: true, code: false });
  expect(hiddenIn(`cvv ${HIDDEN_CODE}`)).toEqual({ card: false, code: true });
  expect(hiddenIn(`${HIDDEN_CARD} ${HIDDEN_CODE}`)).toEqual({ card: true, code: true });
  expect(hiddenIn('password ••••••••')).toEqual({ card: false, code: false });
});

test.each([
  ['give a code 482913', 'give a code <code>'],
  ['the code is 482913', 'the code is <code>'],
  ['my code na 482 913', 'my code na <code>'],
  ['code: 482913', 'code: <code>'],
  ['482913 is the code', '<code> is the code'],
  ['authenticator 482913', 'authenticator <code>'],
  ['the authenticator app shows 482913', 'the authenticator app shows <code>'],
  ['my second factor code is 482913', 'my second factor code is <code>'],
  ['my recovery code is abcde-fghij', 'my recovery code is <code>'],
  ['recovery codes: abcde-fghij and KMNPQ-RSTUV', 'recovery codes: <code> and <code>'],
  ['use ab3de-fgh4j', 'use <code>'],
  ['abcde-fghij', '<code>'],
  ['my backup code ab3defgh4j', 'my backup code <code>'],
])('the code of a second factor in %j is hidden', (said, left) => {
  expect(read(said)).toBe(left);
});

test.each([
  'buy power 5000',
  'give a code',
  'Sharp-sharp',
  'new recovery codes',
  'code 1234',
  'I want a super-quick answer',
  'the code of my order is POWER-0123456789ABCDEF',
  'pay 482913 for power',
  'my meter 45012-34567',
  'ussd code *737*5000#',
])('nothing of a second factor is hidden in %j', (said) => {
  expect(withoutSensitive(said)).toBe(said);
});
