/** What happened there so lately may be on its way to us: the money path ends within a quarter of an hour (MONEY, I12), ms. */
const ON_ITS_WAY_MS = 15 * 60_000;

/** From when the comparison is: what we wrote down later may be missing there, because their books were read before it. */
export interface Moments {
  readonly asOf: Date;
}

/** True for a fact of ours that their books must know too: they were read after it. */
export function theyMustKnow({ asOf }: Moments, at: Date): boolean {
  return at <= asOf;
}

/** True for a fact of theirs that we may not have heard of yet. */
export function maybeOnItsWay({ asOf }: Moments, at: Date): boolean {
  return at.getTime() > asOf.getTime() - ON_ITS_WAY_MS;
}
