import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#catalogues/languages/language.ts';
import { allows, ROLES } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { PAGE_EXAMPLES } from '#catalogues/routes/page-examples.ts';
import { understand } from '#machines/talk/understand.ts';

const SAID = LANGUAGES.flatMap((language) =>
  Object.entries(PAGE_EXAMPLES[language]).map(([path, examples]) => [language, path, examples] as const),
);

describe.each(SAID)('what the composer says in %s that one may type on %s', (language, path, examples) => {
  test('means what it means in English', () => {
    for (const role of ROLES) {
      const meant = (one: Language) => {
        const text = PAGE_EXAMPLES[one][path]?.[role];
        return text === undefined ? null : understand(text, { role, today: '2026-11-21' });
      };
      expect([role, meant(language)?.intent, meant(language)?.slots]).toEqual([
        role,
        meant('english')?.intent,
        meant('english')?.slots,
      ]);
    }
  });

  test('is understood of everybody it is said to, who all see that page', () => {
    const route = ROUTES.find((one) => one.path === path);
    expect(route?.page).toBeDefined();
    for (const role of ROLES) {
      const text = examples[role];
      if (text === undefined) continue;
      expect(allows(route?.access ?? [], role)).toBe(true);
      const { intent, asks } = understand(text, { role, today: '2026-11-21' });
      expect([text, role, intent !== 'none', asks]).toEqual([text, role, true, undefined]);
    }
  });
});

test('what is typed while a file is asked for is a wish of its own, for a file is given and never said', () => {
  const open = { flow: 'edit-logo', field: 'logo', fields: ['logo'], kind: 'file' } as const;
  const meant = (text: string) => understand(text, { role: 'service-admin', today: '2026-11-21', open }).intent;
  expect(['mark 45701120409 unoccupied', 'buy power 5000', 'who owes levy', 'blue'].map(meant)).toEqual([
    'set-occupancy',
    'buy-power',
    'balance',
    'none',
  ]);
});
