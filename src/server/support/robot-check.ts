import { createHmac } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { robotProof } from '#catalogues/calls/help/support.shapes.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { type Key, type Keyring, readingKeys } from '../keys/keyring.ts';
import type { Random } from '../random.ts';

/** A challenge as the call hands it out. */
export type RobotChallenge = Extract<CallAnswer<'robotCheck'>, { status: 200 }>['data'];

/** Tells people from robots by some computing that one message is worth and a thousand are not. */
export interface RobotCheck {
  challenge(): Promise<RobotChallenge>;
  /** The challenge, by its nonce, that a proof solves; null for no proof, a false one and one that came too late. */
  solvedBy(proof: string | undefined): Promise<string | null>;
}

/** How long a challenge holds, s: time to write a long message after the form was sent once. */
const HOLDS_S = 600;
/** Hashes in one step, and how many steps are to be taken: 0.1 s on a desk, well under 1 s on a slow phone. */
const HASHES_A_STEP = 1_000;
const STEPS = { least: 150, most: 300 } as const;

/** The robot check of one installation; its keys come from the installation's own, so that its servers agree. */
export function robotCheck(deps: { keys: Keyring; clock: () => Date; random: Pick<Random, 'bytes'> }): RobotCheck {
  const signing = ({ secret }: Key) => createHmac('sha256', secret).update('support:robot-check').digest('hex');
  const now = () => Math.floor(deps.clock().getTime() / 1000);
  return {
    async challenge() {
      // The library's own expiry goes by the machine's clock; ours is signed along as data.
      const data = { expires: now() + HOLDS_S };
      const counter = someSteps(deps.random);
      const options = { algorithm: 'PBKDF2/SHA-256', cost: HASHES_A_STEP, counter, deriveKey };
      const { parameters, signature } = await createChallenge({
        ...{ ...options, data },
        hmacSignatureSecret: signing(deps.keys.present),
      });
      if (signature === undefined) throw new Error('The challenge was not signed.');
      return { parameters: { ...parameters, data }, signature };
    },
    async solvedBy(proof) {
      const read = robotProof.safeParse(fromBase64(proof ?? ''));
      if (!read.success) return null;
      const { challenge, solution } = read.data;
      if (challenge.parameters.data.expires < now()) return null;
      for (const hmacSignatureSecret of readingKeys(deps.keys).map(signing)) {
        const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
        if (verified) return challenge.parameters.nonce;
      }
      return null;
    },
  };
}

function someSteps(random: Pick<Random, 'bytes'>): number {
  const [high = 0, low = 0] = random.bytes(2);
  return STEPS.least + ((high * 256 + low) % (STEPS.most - STEPS.least + 1));
}

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return null;
  }
}
