import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: Role = 'service-admin') => understand(text, { role, today: '2026-11-25' });
const ROLES = ['service-admin', 'service-user', 'service-owner'] as const;
const CHARGE = { service: 'service charge' };
const LEVY = { service: 'Development Levy' };

describe('what a month costs is asked', () => {
  test.each([
    ['price history of service charge', CHARGE],
    ['service charge price history', CHARGE],
    ['what did service charge cost in March', { ...CHARGE, month: '2026-03' }],
    ['what did the service charge cost in March 2025', { ...CHARGE, month: '2025-03' }],
    ['what did service charge cost in december', { ...CHARGE, month: '2025-12' }],
    ['what does service charge cost in december', { ...CHARGE, month: '2026-12' }],
    ['what will security cost next month', { service: 'security', month: '2026-12' }],
    ['what did security cost last month', { service: 'security', month: '2026-10' }],
    ['how much was service charge in march', { ...CHARGE, month: '2026-03' }],
    ['abeg wetin be service charge for march', { ...CHARGE, month: '2026-03' }],
    ['what did service charge cost in march and april', { ...CHARGE, month: '2026-03,2026-04' }],
    ['how has the levy changed', LEVY],
    ['how service charge don take change', CHARGE],
    ['when did service charge go up', CHARGE],
    ['did the service charge increase', CHARGE],
    ['when was the price of service charge changed', CHARGE],
    ['who set the price of service charge', CHARGE],
    ['who changed the price of security', { service: 'security' }],
    ['who increased the levy', LEVY],
    ['abeg who fixed the service charge', CHARGE],
    ['price of gym', { service: 'gym' }],
    ['what does cleaning cost', { service: 'cleaning' }],
    ['past prices of the levy', LEVY],
    ['levy price history', LEVY],
    ['old prices for service charge', CHARGE],
    ['what is the service charge', CHARGE],
    ['show price changes of security', { service: 'security' }],
    ['what does the levy cost', LEVY],
    ['price of security', { service: 'security' }],
    ['price of the service charge in march 2024', { ...CHARGE, month: '2024-03' }],
    ['waste price in march', { service: 'waste', month: '2026-03' }],
    ['what was service charge before', CHARGE],
    ['prices of security', { service: 'security' }],
    ['price history', {}],
    ['monthly prices', {}],
  ])('%s', (text, slots) => {
    for (const role of ROLES) {
      const found = heard(text, role);
      expect([role, found.intent, found.slots, found.modifiers?.question]).toEqual([role, 'prices', slots, undefined]);
    }
  });

  test.each([
    'what did I pay in March',
    'what did I pay for service charge in march',
    'buy power 5000',
    'price',
    'prices',
    'change the price of waste to 2500',
    'price of power',
    'what was my balance in march',
    'how much is service charge',
    'how much is my levy',
    'what is my service charge',
    'what is service charge',
    'history of service charge',
    'history of security',
    'service charge 15000',
    'pay service charge for march',
    'price of mtn 1gb',
    'what does power cost',
    'what does service charge cover',
    'why did service charge increase',
    'how much do I owe for service charge',
    'who owes service charge in march',
    'service charge is now 18000 from january',
    'what does a unit of light cost',
    'how much did we collect in march',
    'what did we spend in march',
  ])('but not by "%s"', (text) => {
    for (const role of ROLES) expect([role, heard(text, role).intent]).not.toEqual([role, 'prices']);
  });
});
