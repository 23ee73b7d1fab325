import type { Generated } from 'kysely';
import type { ChargeState, ChargeWhom, RunState } from '#catalogues/charges.ts';

/** What a service costs a month from a day on, `YYYY-MM-DD`; kobo. Before the first it costs what stands with the service. */
interface ServicePricesTable {
  service_id: number;
  from_day: string;
  amount_kobo: number;
  set_by: string;
  set_at: Date;
}

/** How a service is charged by the month. */
interface ChargingRulesTable {
  service_id: number;
  /** Of the month, 1 to 28. */
  day: number;
  whom: ChargeWhom;
  /** The first month, `YYYY-MM`, of which the service charge is charged by itself; null: only where an administrator says so. */
  by_itself_from: string | null;
  /** The same of whatever else is charged by the month, where an older server does not take it for the service charge. */
  other_by_itself_from: Generated<string | null>;
  /** Days from its day on until which it is to be paid; null: none is said. */
  days_to_pay: number | null;
}

/** The meters that a service is charged to, where it is for chosen ones. */
interface ChargingMetersTable {
  service_id: number;
  meter_number: string;
}

/** A run that charges many meters; kobo. */
export interface ChargeRunsTable {
  id: Generated<number>;
  estate_id: number;
  due: 'service-charge' | 'dev-levy' | 'fine';
  /** With its month, `YYYY-MM`; null where something is charged once. */
  service_id: number | null;
  month: string | null;
  /** What residents read. */
  reason: string;
  /** The day in Lagos from which it is owed. */
  stands_from: string;
  /** The day in Lagos by which it is to be paid; null: none was said. */
  pay_by: string | null;
  once_key: string;
  state: RunState;
  lines: number;
  kobo: number;
  /** Null: it was made by itself. */
  made_by: string | null;
  made_at: Date;
  ended_at: Date | null;
  taken_back_by: string | null;
  taken_back_at: Date | null;
  taken_back_reason: string | null;
  /** The posting that took it back; null also where nothing of it had been charged. */
  back_transaction_id: string | null;
}

/** What a run charges to one meter, kobo. */
interface ChargeLinesTable {
  run_id: number;
  meter_number: string;
  service_id: number | null;
  month: string | null;
  kobo: number;
  is_half: boolean;
  state: ChargeState;
  failure: string | null;
  transaction_id: string | null;
}

/** The tables of what estates charge. */
export interface ChargesTables {
  service_prices: ServicePricesTable;
  charging_rules: ChargingRulesTable;
  charging_meters: ChargingMetersTable;
  charge_runs: ChargeRunsTable;
  charge_lines: ChargeLinesTable;
}
