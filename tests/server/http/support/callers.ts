import { type CallName, calls } from '#catalogues/calls/index.ts';
import { allows, ROLES, type Role } from '#catalogues/roles.ts';
import { forgedFrom } from './forged.ts';
import type { WholePortal } from './whole-portal.ts';

/** One of each role of the same estate, and the platform's administrator. */
const PEOPLE: Readonly<Record<Role, string>> = {
  'service-user': 'resident@palmcourt.example',
  'service-owner': 'owner@palmcourt.example',
  'service-admin': 'admin@palmcourt.example',
  'netplus-admin': 'platform@wattchat.example',
};

/** Everybody of another estate who might try. */
const STRANGERS: Readonly<Partial<Record<Role, string>>> = {
  'service-user': 'resident@cedarview.example',
  'service-owner': 'owner@cedarview.example',
  'service-admin': 'admin@cedarview.example',
};

/** Who makes the calls, each with a session of their own. */
export async function gatherCallers({ db, clock, keys, sessions }: WholePortal) {
  const signIn = async (email: string) => {
    const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    return sessions.begin(id, 'unknown');
  };
  const ofEach = (people: Readonly<Partial<Record<Role, string>>>) =>
    Promise.all(
      Object.entries(people).map(async ([role, email]) => ({ role: role as Role, token: await signIn(email) })),
    );
  const people = await ofEach(PEOPLE);
  const signedOut = await signIn(PEOPLE['service-user']);
  const { sessionId = '' } = (await sessions.find(signedOut)) ?? {};
  await sessions.end(sessionId);

  const tokenOf = (role: Role) => people.find((person) => person.role === role)?.token ?? '';
  const forged = new Map<Role, Record<string, string>>();
  for (const role of ROLES) {
    const bad = await forgedFrom(tokenOf(role), keys.present, clock());
    forged.set(role, { ...bad, 'of somebody else, signed out': signedOut });
  }
  return {
    people,
    strangers: await ofEach(STRANGERS),
    /** A session that no call before has ended. */
    afresh: (role: Role) => signIn(PEOPLE[role]),
    /** Bad tokens that claim a role which may make the call. */
    forgedFor: (name: CallName) =>
      Object.entries(forged.get(ROLES.find((role) => allows(calls[name].access, role)) ?? 'service-user') ?? {}),
  };
}
