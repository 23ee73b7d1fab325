import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { aside, plain } from '../../lines.ts';
import { type Scene, type Turn, turn } from '../turn.ts';

/** What is to be done to several residents at once is done to none: each change is read back by itself. */
export function oneAtATime({ sense, session, view }: Scene): Turn | null {
  const { people } = sense.besides ?? {};
  if (people === undefined || session.role !== 'service-admin') return null;
  const line = ADMINISTRATION_SENTENCES.oneEach(people);
  return turn({ lines: [view ? aside(line) : plain(line)], askAgain: true });
}
