import type { DeviceKind } from '../sessions.ts';
import { many } from './count.ts';
import { SESSION_TITLES } from './session-titles.ts';

const devices = (count: number) => many(count, 'device', 'devices');

/** What is said of where somebody is signed in, and of signing other devices out. */
export const SESSIONS = {
  title: SESSION_TITLES.page,
  list: {
    device: 'Device',
    place: 'Network',
    signedIn: 'Signed in',
    lastUsed: 'Last used',
    current: 'This device',
    count: 'Signed in on',
    devices,
    others: (count: number) => (count === 0 ? 'Nowhere else.' : `Besides here on ${devices(count)}.`),
    newest: (count: number) => `Listed are the ${count} that signed in last.`,
    endLabel: 'Sign out',
    endOthers: 'Sign out all others',
    none: 'You are signed in on this device alone.',
  },
  profile: {
    badge: 'Yours',
    line: 'Every phone and computer on which you are signed in, with where from and since when. You can sign out any of them.',
    action: 'See your devices',
  },
  /** A device that says nothing of itself. */
  unknown: 'A program that is not known',
  kinds: {
    phone: 'Phone',
    tablet: 'Tablet',
    computer: 'Computer',
    terminal: 'Terminal',
  } satisfies Record<DeviceKind, string>,
  end: {
    title: SESSION_TITLES.end,
    label: 'Which device',
    ask: 'Which device shall I sign out?',
    example: 'e.g. my phone, or all others',
    send: 'Sign out',
    looking: 'Looking where you are signed in',
    sending: 'Signing it out',
    one: (program: string) => `Sign out ${program}?`,
    several: (count: number) => `Sign out ${devices(count)}?`,
    line: (program: string, address: string, since: string, used: string) =>
      `${program}, from ${address}, signed in ${since}, last used ${used}.`,
    more: (count: number) => `And ${devices(count)} more, which signed in before those.`,
    after: 'What was paid for there goes on. You stay signed in here.',
    yesOne: (program: string) => ({ label: `Yes, sign out ${program}`, formLabel: `Sign out ${program}` }),
    yesSeveral: (count: number) => ({
      label: `Yes, sign out ${devices(count)}`,
      formLabel: `Sign out ${devices(count)}`,
    }),
    no: 'Sign out nothing',
    /** What is said for all of them. */
    all: 'all others',
    gone: 'That device is signed out already.',
    named: (program: string, address: string) => `${program} (${address})`,
    kept: 'No other device was signed out.',
    alone: 'You are signed in on this device alone, so there is no other one to sign out.',
    nothing: (said: string, yours: readonly string[]) =>
      `None of your other devices is “${said}”. They are: ${yours.join('; ')}. Which one?`,
    unclear: (said: string, yours: readonly string[]) =>
      `“${said}” fits more than one: ${yours.join('; ')}. Which one? You can say its network, or all others.`,
  },
  ended: (count: number) =>
    `${devices(count)} signed out. Was it not you that was signed in there? Then change your password, too.`,
  notThere: 'That is none of your sessions.',
  thisOne: 'This is the device that you use. To leave it, sign out.',
} as const;
