import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const slots = (text: string, role: Role) => understand(text, { role, today: '2026-11-22' }).slots;

describe('a name keeps every word that was said', () => {
  test.each([
    ['create service Borehole Water in Palm Court 3000', 'Borehole Water', 'Palm Court'],
    ['create borehole water service', 'borehole water', undefined],
    ['Create Borehole Water for Cedar View at 2500', 'Borehole Water', 'Cedar View'],
    ['new service Street Light Repair at 1500 for cedar view', 'Street Light Repair', undefined],
    ['add a service called Swimming Pool Maintenance for Palm Court', 'Swimming Pool Maintenance', 'Palm Court'],
    ['create a fee Gate Pass Renewal of 5000 for Palm Court', 'Gate Pass Renewal', 'Palm Court'],
    ['create service Power Backup for Palm Court 5000', 'Power Backup', 'Palm Court'],
    ['create service Night Guard Security for Palm Court 5000', 'Night Guard Security', 'Palm Court'],
    ['add diesel generator service 20k to Palm Court', 'diesel generator', 'Palm Court'],
    ['enable Borehole Water for Palm Court', 'Borehole Water', 'Palm Court'],
    ['disable Waste Bins in Palm Court', 'Waste Bins', 'Palm Court'],
  ])('of a service or a fee: %s', (sentence, name, estate) => {
    const said = slots(sentence, 'netplus-admin');
    expect(said.name).toBe(name);
    if (estate !== undefined) expect(said.estate).toBe(estate);
  });

  test.each([
    ['register estate Banana Island Phase 2', 'Banana Island Phase 2'],
    ['register the estate Green Light Gardens', 'Green Light Gardens'],
    ['register Lake View Phase 3 estate', 'Lake View Phase 3'],
    ['deactivate Power View', 'Power View'],
  ])('of an estate: %s', (sentence, estate) => expect(slots(sentence, 'netplus-admin').estate).toBe(estate));

  test.each([
    ['find Amaka Light', 'Amaka Light'],
    ['find Sunday Okafor', 'Sunday Okafor'],
    ['find Blessing Waters', 'Blessing Waters'],
    ['mark Ngozi Power Eze as occupied', 'Ngozi Power Eze'],
    ['Emeka Nwosu owes. Fine him 5000', 'Emeka Nwosu'],
  ])('of a person: %s', (sentence, name) => expect(slots(sentence, 'service-admin').name).toBe(name));
});

test.each([
  'My surname changed after the wedding, so let me update my profile',
  'my surname is changed',
  'surname incorrect',
])('what became of a name is no name: %s', (text) =>
  expect(slots(text, 'service-user')).toEqual({ field: 'last name' }),
);
