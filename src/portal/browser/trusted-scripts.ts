/** A browser's trusted types, as far as they are used here. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(
    name: 'default',
    rules: {
      readonly createScriptURL: (url: string) => string | null;
      readonly createHTML: (html: string) => string | null;
    },
  ): unknown;
}

declare global {
  interface Window {
    /** Missing in browsers that have none. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Where the portal's own scripts lie: its parts, its service worker, and the sandbox's card window. */
const OWN = /^\/(?:assets\/[^/]+\.js|sw\.js|sandbox\/payments\/inline\.js)$/;

/** The script of a payment provider that was asked for; its own HTML stands on the page with it. */
let provider: string | null = null;
let isSet = false;

/**
 * Has the browser take the addresses of the portal's own scripts, where the page says that it takes no other text for code (`require-trusted-types-for`).
 * HTML is made of no text at all, until a provider's script is there, which is not ours to change. Called by whoever loads a script, before it does.
 */
export function trustOwnScripts(): void {
  if (isSet || window.trustedTypes === undefined) return;
  isSet = true;
  window.trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (isOwn(url) || url === provider ? url : null),
    createHTML: (html) => (provider === null ? null : html),
  });
}

/** Takes the script of a payment provider along, too, where it is not the portal's own. */
export function trustProvider(script: string): void {
  if (!isOwn(script)) provider = script;
  trustOwnScripts();
}

function isOwn(url: string): boolean {
  const { origin, pathname } = new URL(url, location.origin);
  return origin === location.origin && OWN.test(pathname);
}
