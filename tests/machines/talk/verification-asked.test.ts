import { expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const meant = (text: string) =>
  understand(text, { role: 'service-admin', today: '2026-11-22' }).modifiers?.verification ?? null;

test.each([
  'turn on resident verification',
  'require verification of new residents',
  'new residents must be verified by me',
  'I want to verify new accounts myself',
  'switch on account approval',
  'let me approve every new resident',
  'new tenants should be approved by the estate',
  'make verification of new accounts compulsory',
  'anybody who signs up must be verified by me',
  'nobody new without my verification of new accounts',
  'abeg make I dey approve new people wey sign up',
  'I will vet new sign ups myself',
])('%s: the estate verifies new accounts', (text) => {
  expect(meant(text)).toBe('on');
});

test.each([
  'turn off resident verification',
  'stop verifying new residents',
  'new residents no longer need my approval',
  'disable account verification',
  "I don't want to verify new accounts",
  'no need to approve new tenants again',
])('%s: it does not', (text) => {
  expect(meant(text)).toBe('off');
});

test.each(['resident verification', 'who verifies new residents?', 'account approval'])(
  '%s: is asked about',
  (text) => {
    expect(meant(text)).toBe('asked');
  },
);

test.each([
  'verify Folake Adisa',
  'unverified residents',
  'how many residents are verified',
  'list new residents who are not verified',
  'verify 45701120409',
  'resend the verification mail',
  'what changed today',
  'approve request 12',
])('%s: is about something else', (text) => {
  expect(meant(text)).toBeNull();
});
