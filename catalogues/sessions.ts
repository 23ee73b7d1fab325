/** What a session is used on, as far as its program says. */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'terminal'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** How the chat in a terminal says what it is, and what is kept of that. */
export const TERMINAL_AGENT = 'wattchat-terminal';
export const TERMINAL = 'Chat in a terminal';

/** A browser on a system, as it is kept: names that are the same in every language. */
export const programOn = (browser: string, system: string): string => `${browser} on ${system}`;

/** How a call says whether somebody is before the face that makes it: what is read anew while nobody is there is no use of a session. */
export const PRESENCE = { header: 'x-somebody', here: 'here', away: 'away' } as const;

/** How an answer says for how many seconds the session goes on that it was asked in, where nothing more is done there. */
export const IDLE_HEADER = 'session-idle-in';

/** Why a session ended that its owner did not sign out of. */
export const ENDINGS = ['idle', 'elsewhere'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The codes of refusals that say so. */
export const ENDED_CODES = ENDINGS.map((why) => `session-${why}` as const);
