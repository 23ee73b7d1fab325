import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyAddress, readAddress } from '#machines/pages/history/address.ts';

const OCTOBER = { product: 'power', from: '2026-10-01', to: '2026-10-31', sort: 'asc', status: 'failed' };

describe('the address of the own history', () => {
  test('carries what it is asked, in one order', () => {
    const { status, product, ...rest } = OCTOBER;
    expect(historyAddress({ status, ...rest, product })).toBe(
      '/transactionHistory?product=power&from=2026-10-01&to=2026-10-31&sort=asc&status=failed',
    );
    expect(historyAddress({})).toBe('/transactionHistory');
  });

  test('leaves out what is empty and what it does not know', () => {
    expect(historyAddress({ product: 'fine', from: '', meterNumber: '45012345670' })).toBe(
      '/transactionHistory?product=fine',
    );
    expect(readAddress('?product=fine&from=&colour=red')).toEqual({ product: 'fine' });
    expect(readAddress('')).toEqual({});
  });

  test('is read back as it was written, with or without the question mark', () => {
    expect(readAddress(historyAddress(OCTOBER).replace(/^[^?]*/, ''))).toEqual(OCTOBER);
    expect(readAddress('product=power&page=3')).toEqual({ product: 'power', page: '3' });
  });

  test('takes any text for a value without becoming another question', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (status) => {
        const address = historyAddress({ product: 'power', status });
        expect(readAddress(address.slice(address.indexOf('?')))).toEqual({ product: 'power', status });
      }),
    );
  });
});
