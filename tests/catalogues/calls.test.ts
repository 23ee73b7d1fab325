import { expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';

test.each([
  ['providerFee', 'GET', '/api/bills/single_provider_fees'],
  ['validateBill', 'POST', '/api/bills/validate_bill'],
  ['payBill', 'POST', '/api/bills/pay_bill'],
  ['contactSupport', 'POST', '/api/utility-service-account/contact-support'],
] as const)('%s is %s %s, open to anybody', { tags: ['B-023', 'B-037', 'B-045'] }, (name, method, path) => {
  expect(calls[name]).toMatchObject({ method, path, access: 'anyone' });
});
