import type { UtteranceDeps } from './deps.ts';

/** How often it is looked for sentences whose time is over, ms. */
const ROUND_MS = 3_600_000;

/** What was said before this is kept no longer, whoever asks. */
export const keptSince = ({ clock, config }: Pick<UtteranceDeps, 'clock' | 'config'>): Date =>
  new Date(clock().getTime() - config.learningDays * 24 * 3_600_000);

/** Delete the sentences whose time is over. */
export async function expireUtterances(deps: UtteranceDeps): Promise<void> {
  await deps.db.deleteFrom('utterances').where('at', '<', keptSince(deps)).execute();
}

/** Delete them now and from time to time; `failed` hears why a round could not. Answers how to stop. */
export function expiringUtterances(deps: UtteranceDeps, failed: (fault: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const round = () => {
    running = expireUtterances(deps).catch(failed);
  };
  round();
  const rounds = setInterval(round, ROUND_MS);
  rounds.unref();
  return () => {
    clearInterval(rounds);
    return running;
  };
}
