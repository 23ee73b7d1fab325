import type { Transaction } from 'kysely';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { whatAsks } from '../../asked-from.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { MailService } from '../../mail/outbox.ts';
import { notice } from '../letters.ts';
import { programOf } from './program.ts';

interface Deps {
  readonly mail: MailService;
  readonly clock: () => Date;
  readonly config: { readonly publicUrl: string; readonly supportEmail: string };
}

/** A sign-in on a device that the account does not know. */
export interface NewDevice {
  readonly account: { readonly id: string; readonly email: string };
  /** Of an estate's administrator, whose sign-ins their estate sees. */
  readonly estateId: number | null;
  /** The network that it comes from. */
  readonly address: string;
  /** Not where its address was never proven to be theirs, or where they were told often enough today. */
  readonly tells: boolean;
}

/** Write down that an account was signed in to on a device that it does not know, and tell its owner, in the transaction of that. */
export async function noteNewDevice(
  { mail, clock, config }: Deps,
  trx: Transaction<Schema>,
  { account, estateId, address, tells }: NewDevice,
): Promise<void> {
  const at = clock();
  const { program } = programOf(whatAsks());
  const deed = { at, actor: account.id, action: 'new-device', subject: account.id, estateId } as const;
  await writeAudit(trx, { ...deed, detail: { before: null, after: program } });
  if (!tells) return;
  const text = notice(
    [
      `On ${formatWhen(at.toISOString())} somebody signed in to your Wattchat account on a device that it does not know: it is new, or was not used since you changed your password or your other devices were signed out.`,
      '',
      `Device: ${program ?? 'not known'}`,
      `Network: ${address}`,
    ].join('\n'),
    `set a new password at ${config.publicUrl}/forgot-password at once: it signs out every device. Where you are signed in is listed at ${config.publicUrl}/sessions. If you need help, write to ${config.supportEmail}.`,
  );
  await mail.queue(trx, { to: account.email, subject: 'A new device signed in to your account', text });
}
