import { ESTATE_DETAIL } from '#catalogues/sentences/estate/details.ts';
import type { SettingSaid } from '#machines/talk/besides.ts';
import { WRITE_TO_SUPPORT } from '../../entry-points.ts';
import { plain } from '../../lines.ts';
import type { FlowStart } from '../../run.ts';
import type { Scene } from '../../scene.ts';
import { type Turn, turn } from '../turn.ts';

/**
 * Who changes what of an estate: its administrator where it is and how its office is reached, the platform that of any, and the name. Anybody
 * else is told so, where nothing is open that the words may be for: none of it is a number or an address of their own.
 */
export function detailOf(scene: Scene, { values }: SettingSaid): FlowStart | Turn | null {
  const { role, estate: own } = scene.session;
  const { estate, ...said } = values;
  if (role === 'netplus-admin') return { flow: 'estate-details', values };
  const isOwn = estate === undefined || isSame(estate, own);
  const isName = said.detail === 'name';
  if (role === 'service-admin' && isOwn && !isName) return { flow: 'estate-office', values: said };
  if (role === null || scene.view !== null || !(isOwn || scene.sense.modifiers?.estate)) return null;
  const line = isName ? ESTATE_DETAIL.byPlatform : ESTATE_DETAIL.byOffice;
  return turn({ lines: [plain(line)], suggestions: [WRITE_TO_SUPPORT] });
}

const isSame = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase();
