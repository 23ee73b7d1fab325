import type { Generated } from 'kysely';
import type { AlertName } from '#catalogues/alerts.ts';
import type { ProviderLine } from '#catalogues/operations.ts';
import type { RequestKind, RequestState } from '#catalogues/platform.ts';
import type { SettingName } from '#catalogues/settings.ts';

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

/** An alert that administrators were told of; `value` is the figure that had it fire. At most one of a name is open. */
interface AlertsTable {
  id: Generated<number>;
  name: AlertName;
  label: string;
  value: number;
  since: Date;
  ended_at: Generated<Date | null>;
}

/** A server that is there, or was within the last day; its name is its machine's. */
interface ServersTable {
  id: string;
  name: Generated<string>;
  version: string;
  began_at: Date;
  seen_at: Date;
  stopping: Generated<boolean>;
  /** The ids of the portal's keys that it has, the present one first; null: it is of an older version. */
  key_ids: Generated<string[] | null>;
}

/** Answers of a provider within a minute that took about so long; `failed`: an error, no answer, or none that can be used. */
interface ProviderAnswersTable {
  minute: Date;
  line: ProviderLine;
  provider: string;
  failed: boolean;
  took_ms: number;
  count: number;
  last_at: Date;
}

/** The tables of the platform: what its administrators write, requests to them, and what they were told. */
export interface PlatformTables {
  alerts: AlertsTable;
  servers: ServersTable;
  provider_answers: ProviderAnswersTable;
  admin_requests: AdminRequestsTable;
  platform_settings: PlatformSettingsTable;
}

/** One change of a fee or a limit; `value` is JSON text, null in it: as it is where nobody has set it. Rows only come. */
interface SettingChangesTable {
  id: Generated<number>;
  name: SettingName;
  /** A provider's code, a product's name, or '' for the whole platform. */
  scope: string;
  value: string;
  /** From when on it holds, which may be to come. */
  since: Date;
  reason: string | null;
  /** Null: the start of a demonstration, or a version that did not keep who. */
  set_by: string | null;
  set_at: Date;
}

/** The table of what fees and limits were and are. */
export interface SettingChangesTables {
  setting_changes: SettingChangesTable;
}
