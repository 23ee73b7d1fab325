import { expect, test } from 'vitest';
import { DETAIL_RULES } from '#machines/flows/estate/detail-rules.ts';
import { PLATFORM_RULES } from '#machines/flows/platform/rules.ts';

test.each([
  'Palm Court',
  ' Palm \t Court ',
  '\u202aPalm Court\u202c',
  'Palm\u3000Court',
  'E\u0301tage & Co. No. 3',
  'O’Neil’s-Place',
  '1004',
  'Palm Court (Phase 2)',
  '<b>Palm</b>',
  'Palm\u0000Court',
  'P',
  'Palm -',
  '',
])('%j may be registered where an estate may be renamed so, and as the same name', (text) => {
  expect(DETAIL_RULES.name.safeParse(text).data).toBe(PLATFORM_RULES.estateName.safeParse(text).data);
});
