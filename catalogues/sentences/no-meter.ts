/** What is said to an account that is on no meter, where its own one is asked for. */
export const NO_METER = {
  label: 'Your meter',
  none: 'None',
  said: 'Your account is on no meter now: it was noted that you moved out, or you were taken off it. You can buy public power for any meter number. Where you live now, add your meter with "update my meter number".',
} as const;
