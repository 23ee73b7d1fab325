/** The push services of browsers, each with all hosts below its own: what a browser may name as where it takes messages. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/**
 * Whether an address is one of a push service that is known. A browser tells us where to send something: any other address, of this network or of
 * anybody else, is none. One that is named whole, with scheme and port, is taken as it is named: a stand-in on this machine.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((one) =>
    one.includes('://')
      ? origin === one
      : protocol === 'https:' && port === '' && (hostname === one || hostname.endsWith(`.${one}`)),
  );
}
