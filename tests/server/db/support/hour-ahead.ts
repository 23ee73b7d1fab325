/** Loaded before everything else, makes a process one whose machine's clock is an hour ahead. */
const HOUR_MS = 3_600_000;
const RightDate = Date;

class DateAhead extends RightDate {
  constructor(...given: [] | [number | string]) {
    super(given[0] ?? RightDate.now() + HOUR_MS);
  }

  static override now(): number {
    return RightDate.now() + HOUR_MS;
  }
}

Object.assign(globalThis, { Date: DateAhead });
