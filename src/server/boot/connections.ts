import { isLoopback } from '../loopback.ts';

/** Where a portal is reached, and whom it reaches, as far as the settings say it. */
export interface Connections {
  readonly publicUrl: string | null;
  /** Why others than this machine can reach it; null: none can. */
  readonly open: string | null;
  readonly databaseUrls: Readonly<Record<string, string | undefined>>;
  readonly databaseNeedsTls: boolean;
  readonly smtpUrl: string | null;
  readonly otlpEndpoint: string | null;
}

/** What stands in examples and in images as they are delivered; whoever tries a door tries these first. */
const DELIVERED: ReadonlySet<string> = new Set(
  'postgres postgresql password passwort changeme change-me admin administrator root secret default guest test wattchat portal letmein 123456 12345678'.split(
    ' ',
  ),
);

/** What of production's connections is plain, can be read by others on its way, or has a password that everybody knows; none where all is well. */
export function unsafeConnections(set: Connections): readonly string[] {
  const { publicUrl, open, databaseUrls, databaseNeedsTls, smtpUrl, otlpEndpoint } = set;
  const addresses = Object.entries(databaseUrls).flatMap(([name, url]) => (url === undefined ? [] : [{ name, url }]));
  return [
    ...pagesPlain(publicUrl, open),
    ...addresses.filter(({ url }) => databaseNeedsTls && isPlainElsewhere(url)).map(({ name }) => databasePlain(name)),
    ...(otlpEndpoint !== null && isHttpElsewhere(otlpEndpoint)
      ? ['OTEL_EXPORTER_OTLP_ENDPOINT: traces would leave this machine without TLS; give an https:// address']
      : []),
    ...[...addresses, ...(smtpUrl === null ? [] : [{ name: 'SMTP_URL', url: smtpUrl }])]
      .filter(({ url }) => hasDeliveredPassword(url))
      .map(
        ({ name }) =>
          `${name}: has a password that everybody knows; set another one there, e.g. what \`openssl rand -hex 24\` prints`,
      ),
  ];
}

function pagesPlain(publicUrl: string | null, open: string | null): readonly string[] {
  if (publicUrl !== null && isHttpElsewhere(publicUrl))
    return [
      `PUBLIC_URL: ${publicUrl} is without TLS; put a proxy with a certificate in front, and set it to the proxy's https:// address`,
    ];
  return publicUrl === null && open !== null
    ? [`PUBLIC_URL: others can reach the portal (${open}); set it to the https:// address of the proxy in front`]
    : [];
}

const databasePlain = (name: string): string =>
  `${name}: leads to another machine, and nothing makes sure who that is; add ?sslmode=verify-full&sslrootcert=/path/of/its-ca.pem, or say DATABASE_TLS=offered where nobody else is on the way`;

function isHttpElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}

/** Leads elsewhere by anything but TLS with a certificate that is looked at whole. `host` beside an address goes before its own. */
function isPlainElsewhere(address: string): boolean {
  const { hostname, searchParams: said } = new URL(address);
  const hosts = said.has('host') ? said.getAll('host') : [decodeURIComponent(hostname)];
  // A path is a socket of this machine.
  if (hosts.every((host) => host === '' || host.startsWith('/') || isLoopback(host))) return false;
  const modes = said.getAll('sslmode');
  const isWhole = modes.length === 1 && modes[0] === 'verify-full';
  return !isWhole || said.has('ssl') || said.has('uselibpqcompat');
}

function hasDeliveredPassword(address: string): boolean {
  const { username, password } = new URL(address);
  const said = decodeURIComponent(password).toLowerCase();
  return said !== '' && (DELIVERED.has(said) || said === decodeURIComponent(username).toLowerCase());
}
