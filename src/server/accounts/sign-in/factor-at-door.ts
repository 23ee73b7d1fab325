import { askForPasskey, type PasskeyDeps, takePasskey } from '../passkeys/take-passkey.ts';
import type { FactorNotTaken } from '../second-factor/refused-factor.ts';
import { type CodeDeps, takeCode } from '../second-factor/take-code.ts';
import type { Giver } from '../second-factor/tries.ts';

/** What taking a second factor at a door needs. */
export type FactorDoorDeps = CodeDeps & PasskeyDeps;

/** What is given with a password for the second factor, if anything. */
export interface FactorGiven {
  readonly second_factor?: string | undefined;
  /** Where one is wanted, a browser is asked for a passkey. */
  readonly begin_passkey?: boolean | undefined;
  readonly passkey?: string | undefined;
}

/** A second factor that is asked for again. */
type NotTaken = Exclude<FactorNotTaken, { kind: 'too-many' }>;

/** What the second factor of an account comes to at a door. */
type AtDoor =
  /** `passkey`: which one was used, so that its session begins only while that is there. */
  | { readonly kind: 'right'; readonly passkey: string | null }
  | { readonly kind: 'wanted'; readonly asked?: string }
  | NotTaken
  /** `isGuessed`: of wrong ones, not of asking for one. */
  | { readonly kind: 'too-many'; readonly retryAfter: number; readonly isGuessed: boolean };

/** Take the code or the passkey that is given with the right password, or ask for one. Nothing is kept between the two but what the passkey is to sign. */
export async function factorAtDoor(
  deps: FactorDoorDeps,
  giver: Giver,
  { second_factor: typed = '', begin_passkey: begins = false, passkey }: FactorGiven,
): Promise<AtDoor> {
  if (passkey !== undefined) {
    const taken = await takePasskey(deps, giver, { text: passkey, sessionId: null, use: 'sign-in' });
    if (taken.kind === 'right') return { kind: 'right', passkey: taken.id };
    return taken.kind === 'too-many' ? { ...taken, isGuessed: true } : taken;
  }
  if (typed.trim() !== '') {
    const taken = await takeCode(deps, giver, typed);
    if (taken.kind === 'right') return { kind: 'right', passkey: null };
    return taken.kind === 'too-many' ? { ...taken, isGuessed: true } : taken;
  }
  if (!begins) return { kind: 'wanted' };
  const over = await deps.limits.passkeyChallenges.take(giver.countedAs);
  if (over !== null) return { kind: 'too-many', ...over, isGuessed: false };
  const asked = await askForPasskey(deps, { userId: giver.id, sessionId: null, use: 'sign-in' });
  return { kind: 'wanted', ...(asked !== null && { asked }) };
}
