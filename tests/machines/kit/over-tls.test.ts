import { expect, test } from 'vitest';
import { isOverTls } from '#machines/kit/reading/over-tls.ts';

test.each([
  ['https://pay.example/x', true],
  ['http://localhost:3000/x', true],
  ['http://127.0.0.1/x', true],
  ['http://[::1]:80/x', true],
  ['http://pay.example/x', false],
  ['http://localhost:1@pay.example/', false],
  ['http://localhost.pay.example/', false],
  ['ftp://localhost/', false],
  ['javascript:alert(1)', false],
  ['localhost', false],
])('%s: %s', (address, is) => expect(isOverTls(address)).toBe(is));
