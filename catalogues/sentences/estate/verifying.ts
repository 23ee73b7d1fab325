/** What is said of a resident who waits to be let in to a meter, and of letting them in. */
export const VERIFYING = {
  title: 'Verify resident',
  who: 'Who',
  whoAsk: 'Who is approved? Give the name, the house, the e-mail address or the meter number.',
  whoExample: 'Name, house, e-mail or meter number',
  looking: 'Looking who it is',
  sending: 'Verifying the resident',
  wants: (meter: string, address: string, day: string) => `Asks for meter ${meter}, ${address}, since ${day}.`,
  from: (meter: string, address: string) => `Comes from meter ${meter}, ${address}.`,
  others: (names: readonly string[]) =>
    names.length === 0 ? 'Nobody else has an account on it.' : `Also on it: ${names.join(', ')}.`,
  dialog: (name: string) => `Verify ${name}?`,
  change: (name: string) => `Approve the change of meter of ${name}?`,
  sees: 'They see what the house owes, and can pay for it.',
  final: 'Whoever is verified is not refused any more: who leaves the house is moved out.',
  yes: (name: string) => ({ label: `Yes, verify ${name}`, formLabel: `Verify ${name}` }),
  no: 'Do not verify them yet',
  kept: 'Nobody was verified.',
  unsure:
    'Nobody was verified or refused. That is done for one person at a time, at once and under no condition. Please say whom, e.g. approve the meter change of House 12.',
  one: (name: string, meter: string | null) => `${name} (${meter ?? 'no meter'})`,
  nobodyThere: (who: readonly string[], more: number) =>
    `Nobody who waits is called that or lives there. Those who wait: ${who.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
} as const;
