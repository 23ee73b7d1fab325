import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NEW_PASSWORDS } from '../e2e/support/new-passwords.ts';

const FOLDER = join(import.meta.dirname, '../e2e');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('new-passwords.ts'),
);

test.each(Object.values(NEW_PASSWORDS))(
  'no browser test comes as %s but the one that changes the password',
  (email) => {
    expect(files.filter((file) => readFileSync(join(FOLDER, file), 'utf8').includes(email))).toEqual([]);
  },
);
