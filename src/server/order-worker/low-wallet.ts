import { settingOf } from '#catalogues/settings.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { administratorsToTell } from '../mail/administrators.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { hoursLeft, type Pace, paceOf, type Wallet } from '../vending/availability/wallets.ts';

/**
 * Tell every platform administrator by mail that a wallet is low: once, and again only after it was filled. What a vendor did not
 * answer just now tells nobody anything.
 */
export async function tellIfLow(
  { db, clock, mail }: Pick<MoneyDeps, 'db' | 'clock' | 'mail'>,
  { vendor, balance_kobo: balance, problem, warned_at: warned }: Wallet,
): Promise<void> {
  const pace = balance === null || problem !== null ? null : await paceOf(db, vendor, clock());
  if (balance === null || pace === null) return;
  const isLow = balance < pace.lowKobo;
  if (isLow === (warned !== null)) return;
  await db.transaction().execute(async (trx) => {
    const noted = await trx
      .updateTable('vendor_wallets')
      .set({ warned_at: isLow ? clock() : null })
      .where('vendor', '=', vendor)
      .where('warned_at', isLow ? 'is' : 'is not', null)
      .returning('vendor')
      .executeTakeFirst();
    if (!isLow || noted === undefined) return;
    for (const to of await administratorsToTell(trx)) await mail.queue(trx, letter(to, vendor, balance, pace));
  });
}

function letter(to: string, vendor: string, balanceKobo: number, pace: Pace): Mail {
  const name = settingOf({ name: 'low-wallet', scope: vendor })?.of ?? vendor;
  const hours = hoursLeft(balanceKobo, pace);
  const text = [
    'Hello,',
    '',
    `There is ${formatNaira(balanceKobo)} in the wallet with ${name}. It counts as low below ${formatNaira(pace.lowKobo)}.`,
    ...(hours === null ? [] : [`At the pace of the last 24 hours it lasts about ${hours} more hours.`]),
    '',
    'What it cannot pay for is not sold until it is filled. Nobody is charged for it.',
  ].join('\n');
  return { to, subject: `The wallet with ${name} is low: ${formatNaira(balanceKobo)}`, text };
}
