import * as z from 'zod';
import type { Call, CallShapes } from '#catalogues/calls/call.ts';
import { calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { type Access, ROLES, type Role } from '#catalogues/roles.ts';

/** Where the page of who may do what, and who reads and writes which fields, stands. */
export const ACCESS_PAGE = 'docs/security/access.md';

/** Whose rows somebody of a role is let at, in every call. */
const WHOSE: Readonly<Record<Role, string>> = {
  'service-user':
    'their own account and conversation, and the houses whose meters they hold, once they are verified there',
  'service-owner': 'their own account and conversation, and what they paid for their houses',
  'service-admin': 'their own account, and everything of the one estate that they administer',
  'netplus-admin':
    'everything of the platform; of estates what runs them and what was paid, each look at a person written down',
};

const SHORT: Readonly<Record<Role, string>> = {
  ...{ 'service-user': 'resident', 'service-owner': 'owner', 'service-admin': 'estate', 'netplus-admin': 'platform' },
};

/** What changes with the state of an account, a house or an estate, and what holds it. */
const STATES: readonly (readonly [state: string, changes: string, test: string])[] = [
  ['not verified by their estate', 'nothing of the house is read or paid', 'tests/server/accounts/newcomers.test.ts'],
  ['moved out', 'of the house nothing later than the day is read', 'tests/server/administration/moving-out.test.ts'],
  [
    'came after somebody',
    'what was before is told without a name, an order or its sum',
    'tests/server/meter-statements.test.ts',
  ],
  [
    'an administrator without a second factor',
    'only what sets one up is answered',
    'tests/server/accounts/second-factor/required.test.ts',
  ],
  ['a second factor given long ago', 'what matters most asks for it again', 'tests/server/accounts/asks-again.test.ts'],
  ['an estate that is deactivated', 'its administrators only read', 'tests/server/platform/read-only.test.ts'],
  [
    'a program’s token',
    'only calls with its scope, within what its owner may do',
    'tests/server/http/program-scopes.test.ts',
  ],
  ['locked or deleted', 'no call but those that anybody may make', 'tests/server/accounts/sign-in-of-others.test.ts'],
];

/** Every call with who may make it, what it takes and what it answers. */
export function accessPage(): string {
  const rows = Object.entries(calls).map(([name, call]: [string, Call]) => {
    const shape: CallShapes = Reflect.get(shapes, name);
    const taken = shape.input === undefined ? '' : fieldsOf(shape.input, 'input').join(', ');
    const told = Object.entries(shape.answers).flatMap(([status, answer]) =>
      Number(status) < 300 ? fieldsOf(answer, 'output') : [],
    );
    return `| \`${name}\` | ${who(call.access)} | ${special(call)} | ${taken} | ${[...new Set(told)].join(', ')} |`;
  });
  return `# Who may do what

Made by \`npm run docs\` from \`catalogues/calls/\`, by which the door itself lets in: a call is made by whoever stands in its row, takes the fields that stand there and answers
those that stand there. Others that are sent are left out, and so are others that a handler would answer (\`tests/server/http/fields.test.ts\`). Roles, and that nobody is let at what is
somebody else's, are tried call by call (\`tests/server/http/role-matrix.test.ts\`, \`tests/server/http/tenancy.test.ts\`).

| Role | Whose rows |
|---|---|
| nobody | what is public, and orders whose key they hold |
${ROLES.map((role) => `| ${SHORT[role]} | ${WHOSE[role]} |`).join('\n')}

| State | What changes | Held by |
|---|---|---|
${STATES.map(([state, changes, test]) => `| ${state} | ${changes} | \`${test}\` |`).join('\n')}

## Calls

A field within another stands behind a point, one of a list behind \`[]\`. "again": asks for a second factor again. "changes": not while the estate is deactivated.

| Call | Who | | Takes | Answers |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

function who(access: Access): string {
  if (typeof access === 'string') return access === 'anyone' ? 'anybody' : 'who is signed in';
  return access.map((role) => SHORT[role]).join(', ');
}

function special(call: Call): string {
  const only = typeof call.access !== 'string' && call.access.includes('service-admin');
  return [
    call.asksAgain && 'again',
    only && call.method !== 'GET' && !call.reads && 'changes',
    call.scope && `scope \`${call.scope}\``,
  ]
    .filter(Boolean)
    .join(', ');
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Every field of a shape, with those within it, by where it stands. */
export function fieldsOf(shape: z.ZodType, io: 'input' | 'output'): readonly string[] {
  const whole: Schema = JSON.parse(JSON.stringify(z.toJSONSchema(shape, { unrepresentable: 'any', io })));
  const found: string[] = [];
  const walk = (at: Schema, path: string, depth: number): void => {
    if (depth > 8) return;
    const ref = at.$ref?.replace('#/$defs/', '');
    if (ref !== undefined && whole.$defs?.[ref] !== undefined) walk(whole.$defs[ref], path, depth + 1);
    for (const one of [...(at.anyOf ?? []), ...(at.oneOf ?? []), ...(at.allOf ?? [])]) walk(one, path, depth + 1);
    if (at.items !== undefined) walk(at.items, `${path}[]`, depth + 1);
    if (typeof at.additionalProperties === 'object') walk(at.additionalProperties, `${path}.*`, depth + 1);
    for (const [name, inner] of Object.entries(at.properties ?? {})) {
      const own = path === '' ? name : `${path}.${name}`;
      const before = found.length;
      walk(inner, own, depth + 1);
      if (found.length === before) found.push(own);
    }
  };
  walk(whole, '', 0);
  return [...new Set(found)];
}
