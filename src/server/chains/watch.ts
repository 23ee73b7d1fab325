import type { Logger } from 'pino';
import { CHAIN_NAMES } from '#catalogues/chains.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Config } from '../config.ts';
import type { MailService } from '../mail/outbox.ts';
import { takeRound } from '../order-worker/lease.ts';
import { type Head, headLine, keepHeads, keptHeads } from './heads.ts';
import { type SealDeps, sealAll } from './seal.ts';
import { type Verified, verifyAll } from './verify.ts';

const HOUR_MS = 3_600_000;
/** Between two rounds of sealing, ms: what is changed before it is sealed is not found. */
const SEAL_MS = 60_000;
/** Every chain is looked at from its beginning after so long, ms. */
const CHECK_MS = 24 * HOUR_MS;
/** A look that came to no end is begun again after so long, ms: well before the alert that nobody looked. */
const AGAIN_MS = 2 * HOUR_MS;

interface WatchDeps extends SealDeps {
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly mail: MailService;
  readonly config: Pick<Config, 'chainHeadFile' | 'chainHeadMail'> & { readonly publicUrl: string };
}

/** Seal what was written, and look at all that was sealed once a day; answers how to stop. Of several servers each round is one server's. */
export function watchChains(deps: WatchDeps): () => Promise<void> {
  const stopping = new AbortController();
  let working: Promise<void> | null = null;
  const rounds = setInterval(() => {
    // A look at much takes longer than a round.
    working ??= chainRound(deps, stopping.signal)
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) deps.log.error({ err }, 'the chains were not looked at');
      })
      .finally(() => {
        working = null;
      });
  }, SEAL_MS);
  rounds.unref();
  return async () => {
    clearInterval(rounds);
    stopping.abort();
    await working;
  };
}

/** Seal what is to be sealed, and look at the chains if a day has gone by since the last look that came to its end. */
export async function chainRound(deps: WatchDeps, signal: AbortSignal): Promise<void> {
  if (await takeRound(deps, 'chains', SEAL_MS)) {
    const { waiting } = await sealAll(deps, { signal });
    if (waiting.length > 0) deps.log.warn({ waiting }, 'a chain waits for somebody who writes');
  }
  if ((await isDue(deps)) && (await takeRound(deps, 'chain-check', AGAIN_MS))) await checkChains(deps, signal);
}

/** Whether a chain was looked at too long ago, never, or by a clock that was wrong. */
async function isDue({ db, clock }: SealDeps): Promise<boolean> {
  const now = clock().getTime();
  const checks = await db.selectFrom('chain_checks').select(['chain', 'checked_at']).execute();
  const fresh = checks.filter(({ checked_at: at }) => at.getTime() > now - CHECK_MS && at.getTime() <= now + AGAIN_MS);
  return CHAIN_NAMES.some((name) => !fresh.some(({ chain }) => chain === name));
}

/**
 * Look at every chain and write down what it came to, which an alert reads. Where all are whole, their heads go where the operator wants
 * them; a file that holds earlier ones is held against the chains, too.
 */
export async function checkChains(deps: WatchDeps, signal?: AbortSignal): Promise<readonly Verified[]> {
  const { db, clock, log, config } = deps;
  const heads = config.chainHeadFile === null ? [] : await keptHeads(config.chainHeadFile);
  const verified = await verifyAll(db, heads, { signal });
  for (const { chain, links, rows, head, broken } of verified) {
    const found = { checked_at: clock(), links, row_count: rows, head: head?.hash ?? null, broken };
    await db
      .insertInto('chain_checks')
      .values({ chain, ...found })
      .onConflict((conflict) => conflict.column('chain').doUpdateSet(found))
      .execute();
    if (broken === null) log.info({ chain, links, rows }, 'a chain is whole');
    else log.error({ chain, links, broken }, 'a chain is broken');
  }
  if (verified.every(({ broken }) => broken === null)) await tell(deps, verified, heads);
  return verified;
}

async function tell(
  { db, clock, mail, config }: WatchDeps,
  verified: readonly Verified[],
  kept: readonly Head[],
): Promise<void> {
  const heads = verified.flatMap(({ head }) => (head === null ? [] : [head]));
  const fresh = heads.filter(
    (head) => !kept.some(({ chain, number }) => chain === head.chain && number === head.number),
  );
  if (config.chainHeadFile !== null && fresh.length > 0) await keepHeads(config.chainHeadFile, fresh);
  const to = config.chainHeadMail;
  if (to === null || heads.length === 0) return;
  const { host } = new URL(config.publicUrl);
  const text = [
    `The chains of the activity log and the ledger at ${host} are whole, ${formatWhen(clock().toISOString())}:`,
    '',
    ...heads.map(headLine),
    '',
    'Keep this mail where nobody of the portal can change it. `npm run verify-chain -- --head FILE` holds the chains against it.',
  ].join('\n');
  await db.transaction().execute((trx) => mail.queue(trx, { to, subject: `Chains at ${host}`, text }));
}
