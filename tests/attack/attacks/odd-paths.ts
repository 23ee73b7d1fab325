import { type Attack, gather } from '../finding.ts';
import type { Heard } from '../target.ts';

/** What scanners ask every site for: files that are left lying about, and consoles. */
const LEFT_ABOUT = [
  ...[
    '.env',
    '.env.production',
    '.git/config',
    '.git/HEAD',
    '.npmrc',
    '.ssh/id_rsa',
    '.htpasswd',
    'Dockerfile',
    'backup.zip',
  ],
  ...[
    'backup.sql',
    'dump.sql',
    'db.sqlite',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'portal.env',
    'id_rsa',
  ],
  ...[
    'admin',
    'wp-login.php',
    'phpmyadmin/',
    'server-status',
    'actuator/env',
    'debug/pprof',
    'graphql',
    'console',
    'swagger',
  ],
  ...['data/', 'data/key', 'src/server/main.ts', 'node_modules/hono/package.json', 'assets/', 'assets/../package.json'],
];

const UP = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..%c0%af', '%252e%252e%252f', '....//', '..;/'];
const FILES = ['etc/passwd', 'proc/self/environ', 'package.json', 'src/server/main.ts'];
const BEFORE = ['/', '/assets/', '/icons/', '/api/', '/sandbox/'];

const OUTSIDE = BEFORE.flatMap((before) => UP.flatMap((up) => FILES.map((file) => `${before}${up.repeat(8)}${file}`)));

/** Signs that a path cannot have, and paths that are none. */
const SPOILT = [
  '/%',
  '/%00',
  '/%ff%fe',
  '//evil.example/',
  '/\\evil.example',
  '/%2f%2fevil.example',
  `/${'a/'.repeat(4_000)}`,
  '/?%',
];

/** Files and folders that nobody is to have, by every way of writing a path. */
export const oddPaths: Attack = {
  name: 'files that lie about, and paths that lead out',
  async run(target, { pages }) {
    const attack = gather(target);
    // A link into the portal is answered with its one page, whatever it is.
    const page = pages.get('/')?.text;
    const own = (heard: Heard) =>
      heard.status === 200 && heard.text !== page && !isOurs(heard) ? ['had what nobody is to have'] : [];
    for (const path of [...LEFT_ABOUT.map((file) => `/${file}`), ...OUTSIDE]) await attack.try({ path }, own);
    for (const path of SPOILT)
      await attack.try({ path }, ({ status, headers }) =>
        status >= 300 && status < 400 && String(headers.location).includes('evil') ? ['leads elsewhere'] : [],
      );
    return attack.done();
  },
};

/** A page of the portal that was drawn for its address: the title alone tells it from a file. */
const isOurs = ({ headers, text }: Heard): boolean =>
  (headers['content-type'] ?? '').startsWith('text/html') && text.includes('Wattchat');
