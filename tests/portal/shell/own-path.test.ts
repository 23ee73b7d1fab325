import { expect, test } from 'vitest';
import { ownPath } from '#src/portal/router/own-path.ts';

test('a page of the portal is led on to, with its query', () => {
  expect(ownPath('/dashboard?page=2')).toBe('/dashboard?page=2');
  expect(ownPath('/services/../dashboard')).toBe('/dashboard');
});

test.each([
  null,
  '',
  'dashboard',
  '//evil.example',
  '/\\\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/\t/evil.example',
  '//[',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
])('%s leads nowhere', (to) => {
  expect(ownPath(to)).toBeNull();
});
