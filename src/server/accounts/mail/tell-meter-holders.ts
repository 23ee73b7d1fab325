import { formatWhen } from '#machines/kit/writing/format.ts';
import type { AccountDeps } from '../deps.ts';

/** Holders that are told at most, those who have the meter longest. */
const TOLD = 5;

/**
 * Tell those who have a meter that another account has it now. A house has accounts of several people, and its number is
 * all that one takes (S3 section 4.7), so only they can say whether the newcomer belongs there. So many mails a day and no more.
 */
export async function tellMeterHolders(
  { db, clock, mail, config, limits }: Pick<AccountDeps, 'db' | 'clock' | 'mail' | 'config' | 'limits'>,
  { meterNumber, newcomer }: { readonly meterNumber: string; readonly newcomer: string },
): Promise<void> {
  const holders = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('meter_number', '=', meterNumber)
    .where('email', '<>', newcomer)
    .where('disabled', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .limit(TOLD)
    .execute();
  const text = [
    'Hello,',
    '',
    `On ${formatWhen(clock().toISOString())} another Wattchat account got the same meter number as yours.`,
    'It cannot see your account, your password or your tokens.',
    '',
    'Does it belong to somebody in your house? Then you need not do anything.',
    `If you do not know whose it is, please write to ${config.supportEmail}.`,
  ].join('\n');
  for (const { id, email: to } of holders) {
    if ((await limits.meterNotices.take(id)) !== null) continue;
    await db.transaction().execute((trx) => mail.queue(trx, { to, subject: 'Another account has your meter', text }));
  }
}
