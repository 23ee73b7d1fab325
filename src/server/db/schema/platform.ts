import type { Generated } from 'kysely';
import type { RequestKind, RequestState } from '#catalogues/platform.ts';

/** What an administrator asked the platform for; the amount is kobo a month. */
export interface AdminRequestsTable {
  id: Generated<number>;
  kind: RequestKind;
  state: Generated<RequestState>;
  name: string;
  amount_kobo: number | null;
  estate_id: number | null;
  /** What the service covers that is asked for; null where that was left out. */
  description: Generated<string | null>;
  note: string | null;
  made_by: string;
  /** What its sender named it by, so that a repeat is told from another one; null where they named it by nothing. */
  key: Generated<string | null>;
  created_at: Date;
  answered_by: string | null;
  answered_at: Date | null;
  answer: string | null;
}

/** A setting of the platform; `value` is JSON text. */
interface PlatformSettingsTable {
  name: 'notice' | 'paused' | 'operator';
  value: string;
  set_by: string;
  set_at: Date;
}

/** The tables that only the platform's administrators write, and requests to them. */
export interface PlatformTables {
  admin_requests: AdminRequestsTable;
  platform_settings: PlatformSettingsTable;
}

/** What a provider's purchases carry as a convenience fee, kobo; null, or no row: none is set. */
interface ProviderFeesTable {
  provider: string;
  fee_kobo: number | null;
  updated_at: Date;
}

/** The table of convenience fees. */
export interface ProviderFeesTables {
  provider_fees: ProviderFeesTable;
}
