import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DOORS } from '#catalogues/doors.ts';
import { ROLES, type Role } from '#catalogues/roles.ts';
import { textOf } from '../../../tools/docs/documents.ts';

const root = join(import.meta.dirname, '../../..');
const accounts = textOf(root, 'docs/use/accounts.md');

/** How the document calls people of a role. */
const CALLED: Readonly<Record<Role, string>> = {
  ...{ 'service-user': 'residents', 'service-owner': 'home owners' },
  ...{ 'service-admin': 'estate and platform administrators', 'netplus-admin': 'platform administrators' },
};

test('each door stands in the document, with whom it takes and nobody else', () => {
  const rows = accounts
    .split('\n')
    .filter((line) => /^\| .*`\/(?:login|admin|\?modal=sign-in)`/.test(line) && line.split('|').length === 4);
  expect(rows).toHaveLength(Object.keys(DOORS).length);
  for (const { path, admits } of Object.values(DOORS)) {
    const row = rows.find((line) => line.includes(`\`${path ?? '/?modal=sign-in'}\``)) ?? '';
    const whom = row.split('|')[2]?.trim() ?? '';
    if (admits.length === ROLES.length) expect(whom).toBe('everybody');
    else
      for (const role of ROLES)
        expect([path, role, whom.includes(CALLED[role])]).toEqual([
          path,
          role,
          (admits as readonly Role[]).includes(role),
        ]);
  }
  expect(accounts).toContain('Three doors lead in');
  expect(textOf(root, 'docs/security.md')).toContain('All doors are equally strong');
});

test('how an administrator makes sure who lost a second factor is written down, and can be found', () => {
  const [, section = ''] = accounts.split('## Who lost their second factor\n');
  const steps = (section.split('\n## ')[0] ?? '').match(/^\d\. /gm) ?? [];
  expect(steps.length).toBeGreaterThan(3);
  for (const page of ['estate', 'platform'])
    expect(textOf(root, `docs/use/${page}.md`)).toContain('(accounts.md#who-lost-their-second-factor)');
});

test('the proxy that is delivered serves nothing but the portal under its name', () => {
  const caddy = textOf(root, 'deploy/Caddyfile');
  const sites = Array.from(caddy.matchAll(/^(\S.*) \{$/gm), ([, name]) => name);
  expect(sites).toEqual(['http://{$SITE}', '{$SITE}']);
  expect(caddy).not.toMatch(/file_server|php_fastcgi|handle_path|\broot\b/);
  expect(caddy.match(/reverse_proxy/g)).toHaveLength(1);
  expect(textOf(root, 'docs/run/production.md')).toContain('Nothing else may be served under its name');
});
