import { administers } from '#catalogues/roles.ts';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import { SPEAK } from '#catalogues/sentences/conversation/languages.ts';
import type { Question } from '#machines/talk/asked-question.ts';
import type { Scene } from '../../scene.ts';
import type { Suggestion } from '../../suggestion.ts';
import { type Turn, toAsk, told } from '../turn.ts';

/** What is asked as a whole sentence and needs no figure: another language, who sees what is one's own, no more mails, what is wrong. */
type PlainQuestion = Extract<Question, { readonly about: 'language' | 'who-sees' | 'mails' | 'problems' }>;

/** The answer to such a question; null where whoever asks has nothing of it. */
export function answerPlainly(scene: Scene, question: PlainQuestion): Turn | null {
  switch (question.about) {
    case 'language':
      return told(scene, KNOWN.notSpoken(question.named), [SPEAK.pidgin, SPEAK.english]);
    case 'who-sees':
      return told(scene, whoSees(scene), PRIVACY);
    case 'mails':
      return ofMails(scene);
    case 'problems':
      return problems(scene);
  }
}

/** Who sees payments, as far as whoever asks has any. */
function whoSees({ session: { role } }: Scene): string {
  if (role === null) return KNOWN.whoSeesOrders;
  return administers(role) ? KNOWN.whoSeesEstate : KNOWN.whoSees;
}

const PRIVACY: readonly Suggestion[] = [{ label: 'What is kept of me', say: 'what do you keep about me?' }];

/** Which mails somebody does without is theirs to say: the two kinds have a setting each. */
function ofMails(scene: Scene): Turn | null {
  const { role } = scene.session;
  if (role !== 'service-user' && role !== 'service-owner') return null;
  const reminders = { flow: 'set-reminders', values: { wanted: 'false' } };
  const announcements = { flow: 'set-announcement-mails', values: { wanted: 'false' } };
  return told(scene, KNOWN.whichMails, [
    ...(role === 'service-user'
      ? [{ label: KNOWN.noReminders, say: 'stop reminding me of my dues', starts: reminders }]
      : []),
    { label: KNOWN.noAnnouncementMails, say: 'stop mailing me announcements', starts: announcements },
  ]);
}

/** What went wrong: of an estate its failed payments, of the days that are named; of the portal what is stuck. */
function problems(scene: Scene): Turn | null {
  const { role } = scene.session;
  if (role === 'netplus-admin') return toAsk({ kind: 'list', name: 'stuck', asked: {} });
  if (role !== 'service-admin') return null;
  const { from, to } = scene.sense.modifiers?.past?.narrow ?? {};
  const days = { ...(from !== undefined && { from: String(from) }), ...(to !== undefined && { to: String(to) }) };
  return toAsk({ kind: 'history', asked: { status: 'failed', ...days } });
}
