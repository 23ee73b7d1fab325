import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SENTENCE_LENGTH } from '#catalogues/limits.ts';
import { sharedText } from '#src/portal/pages/shared-page.tsx';
import { draw } from '../support/draw.tsx';
import { confirming, visitor } from '../support/scenes/conversations.ts';

afterEach(() => sessionStorage.clear());

const shared = (what: Record<string, string>) => `/shared?${new URLSearchParams(what)}`;
const composer = () => screen.findByRole('textbox', { name: visitor.composer.placeholder });

test('what a phone shares stands in the composer, its address is gone, and nothing was said', async () => {
  const { conversation } = await draw(visitor, { at: shared({ text: 'buy power 5000\nfor 45701120409' }) });
  await waitFor(async () => expect(await composer()).toHaveValue('buy power 5000 for 45701120409'));
  expect(location.pathname + location.search).toBe('/');
  expect(conversation.said).toEqual([]);
});

test('a yes that is shared while a purchase is read back is a draft too: nothing is paid by it', async () => {
  const { conversation, user } = await draw(
    { ...confirming, session: visitor.session },
    { at: shared({ text: 'yes' }) },
  );
  const field = await screen.findByRole('textbox', { name: confirming.composer.placeholder });
  await waitFor(() => expect(field).toHaveValue('yes'));
  expect([conversation.said, conversation.sent]).toEqual([[], []]);
  await user.type(field, '{Enter}');
  expect(conversation.said).toEqual(['yes']);
});

test('of a title, a text and an address each is said once, as one line that is no longer than a sentence', () => {
  const of = (what: Record<string, string>) => sharedText(`?${new URLSearchParams(what)}`);
  expect(of({ title: 'Token', text: 'My token did not load', url: 'https://mail.example/1' })).toBe(
    'Token My token did not load https://mail.example/1',
  );
  expect(of({ title: 'Pay DStv', text: 'Pay DStv https://a.example', url: 'https://a.example' })).toBe(
    'Pay DStv https://a.example',
  );
  expect(of({ title: 'same', text: 'same' })).toBe('same');
  expect(of({ text: 'airtime\u202e 500\u0000\r\nmtn' })).toBe('airtime 500 mtn');
  expect(of({ text: 'x'.repeat(SENTENCE_LENGTH + 50) })).toHaveLength(SENTENCE_LENGTH);
  expect(of({ text: ' ', other: 'buy power' })).toBeNull();
});
