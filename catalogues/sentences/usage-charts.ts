/** What the charts of one's own power say. */
export const USAGE_CHARTS = {
  against: {
    title: 'This month against last',
    along: 'By day',
    less: (sum: string) => `${sum} less`,
    more: (sum: string) => `${sum} more`,
    same: 'As much',
    than: (day: string) => `for power than by ${day}`,
    as: (day: string) => `for power as by ${day}`,
    said: (now: string, day: string, before: string, then: string) =>
      `${now} by ${day}, ${before} by ${then}, fees included.`,
  },
  price: {
    title: 'What a unit cost',
    along: 'Top-up',
    series: 'A kWh, fee included',
    of: (day: string) => `a kWh on ${day}, fee included`,
    same: 'Each top-up cost as much a unit.',
    said: (least: string, most: string) => `From ${least} to ${most} a kWh. The fee weighs more on a small top-up.`,
  },
  lasted: {
    title: 'Days a top-up lasted',
    along: 'Top-up',
    lasted: 'Until the next one',
    running: 'So far',
    of: 'days since the last one',
    said: (least: number, most: number) => `Between ${least} and ${most} days until the next top-up.`,
    same: (days: number) => `Days until the next top-up: ${days}.`,
    first: 'After the next top-up this says how long one lasted.',
  },
} as const;
