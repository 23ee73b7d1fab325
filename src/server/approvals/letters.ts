import type { Transaction } from 'kysely';
import { APPROVALS as SAID } from '#catalogues/sentences/approvals.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import type { ApprovalDeps, Office } from './deps.ts';
import type { ApprovalRow } from './rows.ts';

/** Whom a mail goes to. */
interface To {
  readonly email: string;
  readonly first_name: string;
}

const whoseOf = (office: Office): string => (office.estateId === null ? 'the platform' : office.name);

/** What it is about, short: mail is read in more places than the portal, so it says no sum and no whole number. */
const inShort = ({ kind, subject }: Pick<ApprovalRow, 'kind' | 'subject'>): string =>
  kind === 'balance-limit' ? SAID.kinds[kind] : `${SAID.kinds[kind]}, … ${subject.slice(-4)}`;

/** Tell everybody who could approve it that something waits for them. */
export async function tellThoseWhoCan(
  { mail, config }: Pick<ApprovalDeps, 'mail' | 'config'>,
  trx: Transaction<Schema>,
  row: Pick<ApprovalRow, 'id' | 'kind' | 'subject' | 'until'>,
  { office, by, others }: { readonly office: Office; readonly by: string; readonly others: readonly To[] },
): Promise<void> {
  for (const { email, first_name: name } of others) {
    const text = [
      `Hello ${name},`,
      '',
      `${by} has asked for something at ${whoseOf(office)} that two people are needed for: ${inShort(row)}.`,
      'It waits for you, or for another administrator.',
      '',
      `It ends by itself on ${formatWhen(row.until.toISOString())}.`,
      '',
      `What it is and why, to approve or to refuse: ${config.publicUrl}/approvals`,
      '',
      'Do not approve what you cannot check yourself, whoever asks you to.',
    ].join('\n');
    await mail.queue(trx, { to: email, subject: `Waits for your approval: approval ${row.id}`, text });
  }
}

/** Tell whoever asked what became of it. */
export async function tellAsker(
  { mail, config }: Pick<ApprovalDeps, 'mail' | 'config'>,
  trx: Transaction<Schema>,
  row: Pick<ApprovalRow, 'id' | 'kind' | 'subject'>,
  told: {
    readonly asker: To;
    readonly by: string;
    readonly did: 'approved' | 'refused';
    readonly because: string | null;
  },
): Promise<void> {
  const { asker, by, did, because } = told;
  const next = row.kind === 'refund' && did === 'approved' ? ['', 'It can be paid by hand now.'] : [];
  const text = [
    `Hello ${asker.first_name},`,
    '',
    `${by} has ${did} what you asked for: ${inShort(row)}.`,
    ...(because === null ? [] : [`Reason: ${because}`]),
    ...next,
    '',
    `See it: ${config.publicUrl}/approvals`,
  ].join('\n');
  await mail.queue(trx, { to: asker.email, subject: `Approval ${row.id} is ${did}`, text });
}
