import bowser from 'bowser';
import { type DeviceKind, programOn, TERMINAL, TERMINAL_AGENT } from '#catalogues/sessions.ts';

/** What a session is begun in, in plain words: all that is kept of what a program says of itself. */
export interface Program {
  /** E.g. Chrome on Android; null where it is none that is known. */
  readonly program: string | null;
  readonly device: DeviceKind | null;
}

/** Longer than any browser's. */
const READ_CHARACTERS = 400;
const KINDS: Readonly<Record<string, DeviceKind>> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };
/** What is not in these lists is a word that whoever signs in made up. */
const BROWSERS = new Set(Object.values(bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(bowser.OS_MAP));

/** Read what a program says of itself in its `User-Agent`. */
export function programOf(userAgent: string | null): Program {
  const said = userAgent?.slice(0, READ_CHARACTERS) ?? '';
  if (said === TERMINAL_AGENT) return { program: TERMINAL, device: 'terminal' };
  if (said === '') return { program: null, device: null };
  const { browser, os, platform } = bowser.parse(said);
  const name = browser.name !== undefined && BROWSERS.has(browser.name) ? browser.name : null;
  const system = os.name !== undefined && SYSTEMS.has(os.name) ? os.name : null;
  return {
    program: name === null || system === null ? (name ?? system) : programOn(name, system),
    device: KINDS[platform.type ?? ''] ?? null,
  };
}
