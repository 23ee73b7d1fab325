import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import { WRITE_TO_SUPPORT } from '../../entry-points.ts';
import { plain } from '../../lines.ts';
import type { Suggestion } from '../../suggestion.ts';
import { type Asker, type QueryAnswer, UNHEARD } from '../query.ts';

const FILL_IN: Suggestion = {
  label: 'Change what is told',
  say: 'change operator',
  starts: { flow: 'set-operator', values: { active: 'true' } },
};

interface PortalAsked {
  readonly of: 'operator' | 'genuine' | 'hours' | 'address';
  /** How support is reached. */
  readonly contact: string;
}

/** Who runs the portal, when its support is there, and where: as the platform's settings have it, and honestly where they have nothing. */
export async function portalTold(
  services: Services,
  { of, contact }: PortalAsked,
  { who, signal }: Asker,
): Promise<QueryAnswer> {
  const answer = await services.portalOperator({}, signal).catch(unanswered);
  if (answer === null) return UNHEARD;
  const { name, hours, address } = answer.data;
  const runBy = name === null ? KNOWN.runByUnknown : KNOWN.runBy(name);
  const said = {
    operator: [runBy, KNOWN.software],
    genuine: [runBy, KNOWN.checkable],
    hours: [KNOWN.alwaysOpen, hours === null ? KNOWN.hoursUnknown : KNOWN.hours(hours)],
    address: [address === null ? KNOWN.addressUnknown : KNOWN.address(address)],
  }[of];
  return {
    lines: [plain([...said, KNOWN.reach(contact)].join(' '))],
    suggestions: [who.role === 'netplus-admin' ? FILL_IN : WRITE_TO_SUPPORT],
  };
}
