/** What is pressed on a keypad to see something, by the brand of the meter. Brands differ, and so do their models. */
const KEYS = {
  balance: { MOJEC: '009', 'most others': '07' },
  meterNumber: { MOJEC: '100', 'MOJEC that begins with 021': '10', Hexing: '804', Conlog: '#4#', 'most others': '65' },
  lastToken: { MOJEC: '203' },
  lastTokenDay: { MOJEC: '200' },
  alarmOff: { MOJEC: '045' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** What a keypad can be asked to show. */
export type MeterKey = keyof typeof KEYS;

/** The keys for something as words: `100 (MOJEC), 804 (Hexing)`, with the warning that goes with every such list. */
export function keysFor(want: MeterKey): string {
  const listed = Object.entries(KEYS[want]).map(([brand, keys]) => `${keys} (${brand})`);
  return `${listed.join(', ')}. Your meter may differ`;
}

/** What a meter shows when it does not take a token, and the symptom of `token-issues` that it is a sign of. */
export const METER_CODES: readonly { readonly shown: string; readonly symptom: string }[] = [
  { shown: '01', symptom: 'battery' },
  { shown: '02', symptom: 'battery' },
  { shown: '06', symptom: 'rejected' },
  { shown: '10', symptom: 'rejected' },
  { shown: '12', symptom: 'wrong-key' },
  { shown: '30', symptom: 'no-link' },
  { shown: '70', symptom: 'key-change' },
  { shown: '75', symptom: 'key-change' },
];
