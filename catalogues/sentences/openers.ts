import type { Role } from '../roles.ts';

/** A button, and what is said by pressing it. */
interface Opener {
  readonly label: string;
  readonly say: string;
}

/** Offered to everybody. */
export const HELP_OPENER: Opener = { label: 'Help', say: 'help' };
const OWED_AND_PAID: readonly Opener[] = [
  { label: 'What do I owe?', say: 'what do I owe' },
  { label: 'My payments', say: 'my payments' },
];
/** What is offered first to whom, beside what they can buy. */
export const OPENERS: Readonly<Record<Role | 'visitor', readonly Opener[]>> = {
  visitor: [
    { label: 'Power (my estate)', say: 'buy power for my estate meter' },
    { label: 'Sign in', say: 'sign in' },
    { label: 'Sign up', say: 'sign up' },
  ],
  'service-user': OWED_AND_PAID,
  'service-owner': OWED_AND_PAID,
  'service-admin': [
    { label: 'Unverified residents', say: 'unverified residents' },
    { label: 'Failed payments', say: 'failed payments this month' },
    { label: 'What changed today?', say: 'what changed today' },
  ],
  'netplus-admin': [
    { label: 'Pending top-ups', say: 'pending top-ups' },
    { label: 'Collected yesterday', say: 'how much did we collect yesterday' },
    { label: 'Open requests', say: 'open requests' },
    { label: 'Estates', say: 'estates' },
    { label: 'Reconcile yesterday', say: 'reconcile yesterday' },
    HELP_OPENER,
  ],
};
