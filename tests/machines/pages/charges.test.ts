import { expect, test } from 'vitest';
import { loaded, pagesOf, RESIDENT, until } from './support.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };

test('of which service a month would be charged is chosen above its lines', async () => {
  const { pages, asked } = pagesOf(ADMIN);
  const page = pages.list('charges', { of: 'lines' });
  const { toolbar } = await loaded(page);
  expect(toolbar?.choices).toEqual([
    {
      ...{ name: 'service', label: 'A month of', value: 'service-charge' },
      options: [
        { value: 'service-charge', label: 'Service Charge' },
        { value: 'dev-levy', label: 'Development Levy' },
        { value: '5', label: 'Security' },
      ],
    },
  ]);
  page.send({ type: 'CHOOSE', name: 'service', value: '5' });
  const chosen = await until(page, ({ state, toolbar }) => state === 'shown' && toolbar?.choices[0]?.value === '5');
  expect(chosen.toolbar?.choices).toHaveLength(1);
  expect(asked('previewCharges')).toMatchObject([{ service: 'service-charge' }, { service: '5' }]);
  page.send({ type: 'CHOOSE', name: 'service', value: 'rates' });
  expect(asked('previewCharges')).toHaveLength(2);
});

test('where runs are listed, or there is one service alone, nothing is to be chosen', async () => {
  const { pages, script } = pagesOf(ADMIN);
  expect((await loaded(pages.list('charges'))).toolbar?.choices).toEqual([]);
  script.charging = { ...script.charging, services: script.charging.services.slice(0, 1) };
  expect((await loaded(pages.list('charges', { of: 'lines' }))).toolbar?.choices).toEqual([]);
});
