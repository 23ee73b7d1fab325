import type { Generated } from 'kysely';
import type { ArrivalRule } from '#catalogues/arrivals.ts';
import type { MonthlyKind } from '#catalogues/platform.ts';
import type { Company } from '#catalogues/products/companies.ts';

/** An estate; nobody of an inactive one can pay (DECISIONS 39). */
interface EstatesTable {
  id: Generated<number>;
  name: string;
  logo: string | null;
  active: Generated<boolean>;
  /** A new account is taken for a resident only once an administrator has verified it. */
  verifies_residents: Generated<boolean>;
  /** Who supplies its meters; null: as the operator has set for all estates. */
  company: Generated<Company | null>;
  /** What is done with money that comes to a resident's own account number. */
  arrival_rule: Generated<ArrivalRule>;
  /** Where it is, and how its office is reached: what its residents are told; null where nobody has said. */
  address: Generated<string | null>;
  office_phone: Generated<string | null>;
  office_email: Generated<string | null>;
  /** Above it a balance is changed by two people, kobo; null: by one, whatever the sum. */
  balance_limit_kobo: Generated<number | null>;
}

/** What an estate was called until it was renamed. */
interface EstateNamesTable {
  id: Generated<number>;
  estate_id: number;
  name: string;
  until: Date;
}

/** A meter of an estate. */
export interface MetersTable {
  meter_number: string;
  estate_id: number;
  landlord_name: string;
  house_address: string;
  /** When a file brought it; null where it came otherwise. */
  uploaded_at: Generated<Date | null>;
}

/** A service or a fee of an estate; `monthly_kobo` is its price a month. */
export interface ServicesTable {
  id: Generated<number>;
  estate_id: number;
  name: string;
  monthly_kobo: number;
  kind: Generated<MonthlyKind>;
  /** What it covers, one line; null where nobody has said. */
  description: Generated<string | null>;
  /** False: nobody of the estate can pay it just now. */
  enabled: Generated<boolean>;
  /** What is charged by the month under this name and never for sale: the levy, of which each estate has one row at most. Null: a service or a fee. */
  due: Generated<'dev-levy' | null>;
}

/** Which services a person pays for. */
interface UserServicesTable {
  user_id: string;
  service_id: number;
}

/** A development levy that a file charged a meter with, one a meter; another amount later is charged as the difference. */
interface DevLeviesTable {
  id: Generated<number>;
  estate_id: number;
  meter_number: string;
  amount_kobo: number;
  created_at: Date;
  updated_at: Date;
}

/** A payment that an estate had before the portal; `paid_on` is a day like 2026-01-31. */
interface EarlierPaymentsTable {
  id: Generated<number>;
  estate_id: number;
  meter_number: string;
  due: 'service-charge' | 'dev-levy' | 'fine';
  amount_kobo: number;
  paid_on: string;
  recorded_at: Date;
}

/** The tables about estates. */
export interface EstatesTables {
  estates: EstatesTable;
  estate_names: EstateNamesTable;
  meters: MetersTable;
  services: ServicesTable;
  user_services: UserServicesTable;
  dev_levies: DevLeviesTable;
  earlier_payments: EarlierPaymentsTable;
}
