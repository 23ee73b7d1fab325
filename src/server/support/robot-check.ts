import { createPuzzles, type Puzzles } from '../http/puzzles.ts';

/** Tells people from robots by some computing that one message is worth and a thousand are not. */
export interface RobotCheck {
  challenge(): ReturnType<Puzzles['make']>;
  /** The challenge, by its nonce, that a proof solves; null for no proof, a false one and one that came too late. */
  solvedBy(proof: string | undefined): Promise<string | null>;
}

/** The robot check of one installation. It is for any message, and a message goes under it once. */
export function robotCheck(deps: Omit<Parameters<typeof createPuzzles>[0], 'purpose'>): RobotCheck {
  const puzzles = createPuzzles({ ...deps, purpose: 'support:robot-check' });
  return {
    challenge: () => puzzles.make([]),
    solvedBy: async (proof) => (await puzzles.solvedBy(null, proof ?? null))?.nonce ?? null,
  };
}
