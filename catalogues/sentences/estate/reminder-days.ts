import { TITLES } from './titles.ts';

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Days around the one to be paid by, below 0 before it, in words: `3 days before, on the day, 4 and 14 days after`; `off` where there are none. */
export function daysSaid(days: readonly number[]): string {
  const before = days.filter((day) => day < 0).map((day) => -day);
  const after = days.filter((day) => day > 0);
  const side = (of: readonly number[], where: string) =>
    of.length === 0 ? [] : [`${joined(of.map(String))} ${of.length === 1 && of[0] === 1 ? 'day' : 'days'} ${where}`];
  const parts = [...side(before, 'before'), ...(days.includes(0) ? ['on the day'] : []), ...side(after, 'after')];
  return parts.length === 0 ? 'off' : parts.join(', ');
}

/** What is said of reminding by itself around the day by which a charge is to be paid. */
export const REMINDER_DAYS = {
  title: TITLES.reminderDays,
  label: 'Reminders by themselves',
  change: 'Change the days',
  off: 'Off',
  /** On the page of who owes. */
  note: 'Of the day by which a charge is to be paid. Whoever has paid is not reminded.',
  noteOff: 'Nobody is reminded by itself. Choose days before and after a charge is to be paid.',
  told: (days: string) => `Reminders go out by themselves: ${days}.`,
  toldOff: 'Nobody is reminded by itself.',
  before: 'Days before',
  beforeAsk: 'How many days before a charge is to be paid? Give several with commas, or say "none".',
  beforeExample: 'e.g. 3, or none',
  after: 'Days after',
  afterAsk: 'And how many days after it was to be paid? Give several with commas, 0 for the day itself, or say "none".',
  afterExample: 'e.g. 0, 7, 14, or none',
  beforeWrong: 'Please give days from 1 to 30 with commas between them, or say "none"',
  afterWrong: 'Please give days from 0 to 60 with commas between them, or say "none"',
  close: 'Nobody is reminded more than once in three days, so the days have to be three days apart.',
  many: 'Please choose 8 days at most.',
  looking: 'Looking at the days',
  sending: 'Keeping the days',
  save: 'Save',
  dialog: 'Remind on these days?',
  dialogOff: 'Remind nobody by itself?',
  none: 'none',
  and: 'and',
  is: (days: string) => `Whoever has not paid a charge by then is reminded ${days}.`,
  each: 'Each gets one mail for it, between 8 in the morning and 7 in the evening, and is told in the chat. Whoever chose none gets none.',
  only: 'Only charges that have a day to be paid by, from today on.',
  byRule: 'Whom your rule about arrears does not remind gets none.',
  was: (days: string) => `It was: ${days}.`,
  yes: { label: 'Yes, remind on these days', formLabel: 'Remind on these days' },
  yesOff: { label: 'Yes, remind nobody by itself', formLabel: 'Remind nobody by itself' },
  no: 'No, leave it',
  kept: 'It stays as it is.',
  already: 'It is so already.',
  set: (days: string) => `Whoever has not paid is reminded ${days}.`,
  setOff: 'Nobody is reminded by itself any more.',
  moved: (days: string) => `Somebody changed it meanwhile: ${days}. Please look at it again.`,
  /* what the chat tells of it */
  news: (reason: string, owed: string, day: string) => `${reason}: ${owed} is unpaid, to be paid by ${day}.`,
  more: (count: string) => `And ${count} more.`,
  pay: 'Pay what is owed',
} as const;
