import { CONTROLS } from './controls.ts';

/** What stands there until the portal itself has come, and when it does not. */
export const ARRIVING_SENTENCES = {
  wait: 'One moment.\nYour page is on its way.',
  lost: 'Your page did not come. Please check your network, then try again.',
  again: CONTROLS.again,
} as const;
