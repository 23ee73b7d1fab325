import { expect, test } from 'vitest';
import { vouchersTold } from '#src/server/vending/vouchers-told.ts';

const ONE = { pin: '373401234567', serial: 'SPN0001234' };
const OTHER = { pin: '373407654321', serial: 'SPN0001235' };

test.each([
  ['cards', { cards: [{ serialNumber: 'SPN0001234', pin: '373401234567', expiresOn: '2027-01-01' }] }, [ONE]],
  ['other spellings', { cards: [{ Serial: 'SPN0001234', Pin: '373401234567' }] }, [ONE]],
  ['numbers', { cards: [{ serial_no: 'SPN0001234', PIN: 373_401_234_567 }] }, [ONE]],
  ['one text', { purchased_code: 'Serial No:SPN0001234, pin: 373401234567' }, [ONE]],
  [
    'several in one text',
    { purchased_code: 'Serial No:SPN0001234, pin: 373401234567||Serial No:SPN0001235, pin: 373407654321' },
    [ONE, OTHER],
  ],
  ['a PIN alone', { purchased_code: 'PIN: 373401234567' }, [{ ...ONE, serial: null }]],
  ['the same PIN twice', { cards: [ONE, ONE].map(({ pin, serial }) => ({ pin, serial })) }, [ONE]],
  ['nothing', { purchased_code: '', cards: [] }, []],
  ['a token of a meter', { purchased_code: 'Token : 12345678901234567890' }, []],
  ['one that cannot be read among several', { cards: [{ pin: '373401234567' }, { pin: 'N/A' }] }, []],
])('%s', (_, body, vouchers) => {
  expect(vouchersTold(body)).toEqual(vouchers);
});
