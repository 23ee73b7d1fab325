import { partsOf } from '#machines/talk/slots/account-fields.ts';
import { plain, whichAsked } from '../../lines.ts';
import type { FlowStart, WishOption } from '../../run.ts';
import type { Scene } from '../../scene.ts';
import { type Turn, turn } from '../turn.ts';
import { ACCOUNT_TALK } from './account-talk.ts';

/** The field that each thing people call theirs is. */
const FIELDS: Readonly<Record<string, string>> = {
  'first name': 'firstName',
  'last name': 'lastName',
  email: 'email',
  phone: 'phone',
};

/** What a change of somebody's own data comes to: the wish of the flow that does it, or what is to be said instead. */
export function profileStart({ sense, session }: Scene): FlowStart | Turn {
  const flow = 'update-profile';
  const { field, value } = sense.slots;
  if (field === undefined) return { flow, values: {} };
  if (field === 'name') return ofName(String(value ?? ''));
  const name = FIELDS[field];
  if (name === undefined) return turn({ lines: [plain(ACCOUNT_TALK.administrator(session.role))], askAgain: true });
  return value === undefined ? { flow, values: {}, asks: name } : { flow, values: { [name]: String(value) } };
}

/** Two words are both names; of one it is asked which it is. */
function ofName(name: string): FlowStart | Turn {
  const both = partsOf(name);
  if (both) return { flow: 'update-profile', values: { firstName: both.first, lastName: both.last } };
  const option = (label: string, field: string): WishOption => ({
    label,
    wish: { flow: 'update-profile', ...(name === '' ? { values: {}, asks: field } : { values: { [field]: name } }) },
  });
  return turn({
    lines: [whichAsked(name === '' ? ACCOUNT_TALK.whichNameChanges : ACCOUNT_TALK.whichName(name))],
    options: [option('First name', 'firstName'), option('Last name', 'lastName')],
  });
}
