import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import type { Script } from '../../../support/portal.ts';
import { scripted } from '../../../support/portal.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

const image = (bytes = PNG, type = 'image/png') => new File([bytes], 'logo.png', { type });

const editing = (given: Partial<Script> = {}, more = {}) => accountRun('edit-logo', given, { person: ADMIN, ...more });

describe('the logo of an estate', () => {
  test('is an image and an estate; the own one is chosen already', { tags: ['E-084'] }, () => {
    const { view, values } = editing();
    expect(values()).toEqual({ logo: '', estate: 'Palm Court' });
    const [logo, estate] = view().fields;
    expect([logo?.kind, logo?.accept]).toEqual(['file', 'image/*']);
    expect(estate?.choices).toEqual([{ value: 'Palm Court', label: 'Palm Court' }]);
    expect(view().actions[0]?.label).toBe('Upload');
  });

  test('is sent as a data address, and fetched again afterwards', async () => {
    const sent: unknown[] = [];
    const { services } = scripted();
    const updateLogo: typeof services.updateLogo = (input) => {
      sent.push(input);
      return services.updateLogo(input);
    };
    const { choose, press, until, said, came, held, values } = editing({}, { services: { updateLogo } });
    choose('logo', image());
    expect(values().logo).toBe('logo.png');
    press('NEXT');
    await until('done');
    expect(sent).toEqual([{ property_logo: 'data:image/png;base64,iVBORw==', property_id: 7 }]);
    expect([said(), came, held('logo')]).toEqual([['Logo saved'], ['changed: logo'], null]);
  });

  test('is at most 300000 bytes: "Image should not be more than 300kb"', { tags: ['E-085'] }, () => {
    const { choose, problems, values } = editing();
    choose('logo', image(new Uint8Array(300_001)));
    expect([problems(), values().logo]).toEqual([{ logo: 'Image should not be more than 300kb' }, 'logo.png']);
    choose('logo', image(new Uint8Array(300_000)));
    expect(problems()).toEqual({});
  });

  test('is no other file, and not left out; neither is the estate', () => {
    const { choose, problems, fill, press } = editing();
    choose('logo', image(PNG, 'application/pdf'));
    expect(problems()).toEqual({ logo: 'Please choose a PNG, JPEG or WebP image.' });
    fill({ logo: '', estate: '' });
    press('NEXT');
    expect(problems()).toEqual({ logo: 'Please choose an image', estate: 'Please select an estate' });
  });

  test.each([
    ['no line', {}],
    ['broken', {}],
    [{ refused: 'Please choose a PNG, JPEG or WebP image.' }, { logo: 'Please choose a PNG, JPEG or WebP image.' }],
  ] as const)(
    'that is not taken (%j) says "Image upload unsuccessful, try again"',
    { tags: ['E-088'] },
    async (administered, at) => {
      const { choose, press, until, said, problems } = editing({ administered });
      choose('logo', image());
      press('NEXT');
      await until('sending');
      await until('asking');
      expect([said(), problems()]).toEqual([[MESSAGES.logoFailed], at]);
    },
  );

  test('is asked for again after a reload, for a file is kept nowhere', async () => {
    const before = editing();
    before.choose('logo', image());
    const saved = before.saved();
    expect(JSON.stringify(saved)).toContain('logo.png');
    const { values, view } = editing({}, { saved });
    expect([values(), view().next]).toEqual([{ logo: '', estate: 'Palm Court' }, 'logo']);
  });

  test('that was on its way at a reload is not sent without its file', async () => {
    const before = editing();
    before.choose('logo', image());
    before.press('NEXT');
    const after = editing({}, { saved: before.saved() });
    before.stop();
    await after.until('asking');
    expect([after.view().next, after.said(), after.asked('updateLogo')]).toEqual(['logo', [SENTENCES.fileLost], []]);
  });
});
