import type { Kysely } from 'kysely';
import type { Role } from '#catalogues/roles.ts';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { listResidents } from './list.ts';
import { searchResidents } from './search.ts';

type EstateCalls = 'properties' | 'propertyLogo' | 'getEstate' | 'getProperties' | 'estateUsers' | 'searchResidents';

/** Who sees the logo of the own estate; everybody else sees the product's (S3 section 6). */
const LOGO_ROLES: readonly Role[] = ['service-user', 'service-admin'];

/** The calls about estates and those who live there. An administrator's estate is the own one, whatever is asked. */
export function estateHandlers({ db }: { db: Kysely<Schema> }): Pick<Handlers, EstateCalls> {
  return {
    async properties() {
      const properties = await db
        .selectFrom('estates')
        .select(['id', 'name'])
        .where('active', '=', true)
        .orderBy('name')
        .execute();
      return { status: 200, data: { properties } };
    },
    async propertyLogo({ person }) {
      if (person.estate === null || !LOGO_ROLES.includes(person.role)) {
        return { status: 200, data: { property_logo: null } };
      }
      const { logo } = await db
        .selectFrom('estates')
        .select('logo')
        .where('id', '=', person.estate.id)
        .executeTakeFirstOrThrow();
      return { status: 200, data: { property_logo: logo } };
    },
    getEstate: async ({ person }) => ({ status: 200, data: { estate: person.estate } }),
    getProperties: async ({ person }) => ({
      status: 200,
      data: { properties: person.estate === null ? [] : [person.estate] },
    }),
    async estateUsers({ input, person }) {
      if (person.estate === null) return { status: 200, data: { users: [], meters: [], total: 0, page: input.page } };
      return listResidents(db, person.estate.id, input);
    },
    searchResidents: ({ input, person }) => searchResidents(db, person, input.term),
  };
}
