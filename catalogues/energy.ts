export const ENERGY_LIMITS = {
  /** kWh that came in in a month. */
  kwh: { least: 1, most: 100_000_000 },
  /** Kobo that they cost. */
  cost: { least: 0, most: 1_000_000_000_000 },
  /** Nothing is written down of a month that is longer ago, months. */
  monthsBack: 36,
} as const;
