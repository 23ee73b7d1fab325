import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { ESTATE_DETAIL } from '#catalogues/sentences/estate/details.ts';
import { WRITE_TO_SUPPORT } from '../../entry-points.ts';
import { plain } from '../../lines.ts';
import type { Suggestion } from '../../suggestion.ts';
import { type Asker, type QueryAnswer, UNHEARD } from '../query.ts';

const { told: TOLD } = ESTATE_DETAIL;
const CHANGE: Suggestion = {
  label: ESTATE_DETAIL.row,
  say: ESTATE_DETAIL.sayOffice,
  starts: { flow: 'estate-office', values: {} },
};
const WRITE_DOWN: Suggestion = { ...CHANGE, label: TOLD.writeDown };

interface OfficeAsked {
  readonly of: 'inCharge' | 'reach' | 'phone' | 'email' | 'address';
  /** How support is reached. */
  readonly contact: string;
}

/** Where the own estate is and how its office is reached: what was written down, and honestly where nothing was. */
export async function officeTold(
  services: Services,
  { of, contact }: OfficeAsked,
  { who, signal }: Asker,
): Promise<QueryAnswer> {
  const answer = await services.estateDetails({}, signal).catch(unanswered);
  if (answer === null) return UNHEARD;
  if (answer.status !== 200) return { lines: [plain(TOLD.noEstate)], suggestions: [WRITE_TO_SUPPORT] };
  const { name, address, phone, email } = answer.data;
  const told = {
    phone: phone === null ? [] : [TOLD.phone(phone)],
    email: email === null ? [] : [TOLD.email(email)],
    address: address === null ? [] : [TOLD.address(name, address)],
  };
  const one = of === 'inCharge' || of === 'reach' ? null : of;
  // What was asked for stands first, and the other ways behind it.
  const written = (['phone', 'email', 'address'] as const)
    .toSorted((a, b) => Number(b === one) - Number(a === one))
    .flatMap((detail) => told[detail]);
  const isMissing = one !== null && answer.data[one] === null;
  const lines = [
    ...(of === 'inCharge' ? [TOLD.inCharge(name)] : []),
    ...(isMissing && written.length > 0 ? [TOLD.missing[one]] : []),
    ...(written.length === 0 ? [TOLD.none(name)] : written),
  ];
  const office = who.role === 'service-admin';
  const incomplete = isMissing || written.length === 0;
  if (!incomplete) return { lines: [plain(lines.join(' '))], ...(office && { suggestions: [CHANGE] }) };
  return office
    ? { lines: [plain([...lines, TOLD.ownOffice].join(' '))], suggestions: [WRITE_DOWN] }
    : { lines: [plain([...lines, TOLD.support(contact)].join(' '))], suggestions: [WRITE_TO_SUPPORT] };
}
