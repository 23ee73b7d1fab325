import type { Services } from '#catalogues/calls/services.ts';
import { type Keep, keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer } from '../../support/answers.ts';
import type { Script } from '../../support/portal.ts';
import { drawTalk } from './draw.tsx';

/** Token claims of each role, as the server writes them. */
export const WHO = {
  resident: {},
  owner: { role: 'service-owner', first_name: 'Babatunde', meter_number: null },
  'estate administrator': { role: 'service-admin', first_name: 'Ngozi', meter_number: null, address: null },
  'platform administrator': {
    role: 'netplus-admin',
    first_name: 'Ifeanyi',
    meter_number: null,
    address: null,
    estate: null,
  },
} as const;

interface Setting {
  readonly at?: string;
  readonly width?: number;
  readonly script?: Partial<Script>;
  /** Calls that are answered otherwise than the script says. */
  readonly answers?: Partial<Services>;
}

/** Draw the portal as somebody of a role uses it, over services that answer from a script. */
export async function drawAs(
  who: keyof typeof WHO,
  { at = '/dashboard', width = 1440, script = {}, answers = {} }: Setting = {},
) {
  const keep: Keep = { ...keepNothing(), token: () => bearer(WHO[who]) };
  return drawTalk(script, { at, width, options: { keep, services: answers } });
}
