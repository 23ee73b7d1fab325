import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import * as z from 'zod';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { callsOf } from '../../estate/office.ts';
import { expect } from '../../support/portal.ts';

const Begun = z.object({ key: z.string() });

/** Gives somebody a second factor, whom nothing else signs in. */
export async function equip(page: Page, email: string): Promise<void> {
  const theirs = await callsOf(page, email);
  const password = DEMO_PASSWORD;
  const { key } = Begun.parse(await (await theirs.post(calls.beginSecondFactor.path, { password })).json());
  const second_factor = generateSync({ secret: key });
  const set = await theirs.post(calls.confirmSecondFactor.path, { second_factor, password });
  expect(set.status()).toBe(200);
}
