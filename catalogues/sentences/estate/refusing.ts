import { TITLES } from './titles.ts';

/** What is said of a resident who is not let in to a meter. */
export const REFUSING = {
  title: TITLES.refuseResident,
  label: 'Refuse',
  who: 'Who',
  whoAsk: 'Who is refused? Give the name, the e-mail address or the meter number.',
  whoExample: 'Name, e-mail or meter number',
  reason: 'Reason',
  reasonAsk: 'Why are they refused? They read it.',
  reasonExample: 'e.g. Nobody of this name lives in the house',
  reasonMissing: 'Please say why',
  reasonLong: 'Please say it in 200 characters at most',
  looking: 'Looking who it is',
  sending: 'Refusing',
  send: 'Look who it is',
  dialog: (name: string) => `Refuse ${name}?`,
  reads: (reason: string) => `They read: ${reason}`,
  back: 'They are put back on the meter that they had before.',
  none: 'The account stays theirs, on no meter.',
  yes: (name: string) => ({ label: `Yes, refuse ${name}`, formLabel: `Refuse ${name}` }),
  no: 'Let them wait',
  kept: 'Nobody was refused.',
  done: (name: string, meter: string) => `${name} is refused on meter ${meter}, and reads why.`,
  verified: (name: string) => `${name} is verified already. Whoever leaves the house is moved out.`,
  already: (name: string, day: string) => `That has been done: ${name} was refused on ${day}.`,
  log: (meter: string, reason: string) => `Meter ${meter}: ${reason}`,
  /* what the resident reads */
  row: 'Not approved',
  told: (estate: string, meter: string, reason: string) =>
    `${estate} did not approve meter ${meter} for you: ${reason}`,
} as const;
