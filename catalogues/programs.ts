/**
 * What a token of a program may open: one scope for each kind of work. Which calls that are, each call says of itself (`Call.scope`); one that names none opens
 * to no program.
 */
export const SCOPES = [
  'residents:read',
  'histories:read',
  'dues:read',
  'books:read',
  'meters:upload',
  'charges:run',
] as const;

/** One of these. */
export type Scope = (typeof SCOPES)[number];

/** Whether a text is a scope: an older server may meet one that it does not know. */
export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

/** How every token of a program begins, so that whoever looks through repositories and logs for lost secrets finds it. */
export const PROGRAM_PREFIX = 'wattchat_';

/** A token of a program: behind its beginning 256 bits of chance, in base64url. */
export const PROGRAM_TOKEN = new RegExp(`^${PROGRAM_PREFIX}[\\w-]{43}$`);

/** Whether what a call carries wants to be the token of a program, good or not. */
export const isProgramToken = (text: string): boolean => text.startsWith(PROGRAM_PREFIX);

/** How long a token can be good for, days, the longest last, and how long it is where nothing else is said. */
export const PROGRAM_DAYS = { choices: [30, 90, 180, 365], usual: 90, most: 365 } as const;

/** Tokens of one account, and characters of what a program is called, at most. */
export const PROGRAMS = { most: 20, name: 40 } as const;
