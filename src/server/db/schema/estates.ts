import type { Generated } from 'kysely';

/** An estate; nobody of an inactive one can pay (DECISIONS 39). */
export interface EstatesTable {
  id: Generated<number>;
  name: string;
  logo: string | null;
  active: Generated<boolean>;
}

/** A meter of an estate. */
export interface MetersTable {
  meter_number: string;
  estate_id: number;
  landlord_name: string;
  house_address: string;
}

/** A service of an estate; `monthly_kobo` is its price a month. */
export interface ServicesTable {
  id: Generated<number>;
  estate_id: number;
  name: string;
  monthly_kobo: number;
}

/** Which services a person pays for. */
export interface UserServicesTable {
  user_id: string;
  service_id: number;
}

/** The tables about estates. */
export interface EstatesTables {
  estates: EstatesTable;
  meters: MetersTable;
  services: ServicesTable;
  user_services: UserServicesTable;
}
