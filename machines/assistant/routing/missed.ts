import { allows } from '#catalogues/roles.ts';
import type { Bare } from '#machines/talk/context.ts';
import type { Suggestion } from '../conversation/conversation-view.ts';
import { plain } from '../lines.ts';
import { openers, TALK } from './small-talk.ts';
import { startableBy } from './startables.ts';
import { type Scene, type Turn, turn } from './turn.ts';

/** Not understood, or understood and not to be had here: never a guess that spends money. */
export function missed(scene: Scene): Turn {
  const { sense, session, lastAmount } = scene;
  const person = { label: 'Talk to a person', say: 'person' };
  const menu = [...openers(session.role, lastAmount), person];
  if (sense.intent === 'yes' || sense.intent === 'no')
    return turn({ lines: [plain(TALK.nothingOpen)], suggestions: menu, askAgain: true });
  if (sense.intent !== 'none' && sense.intent !== 'answer') {
    return turn({ lines: [plain(TALK.notHere)], suggestions: menu, askAgain: true });
  }
  const second = scene.misses > 0;
  const near = [...about(sense.besides?.bare ?? {}), ...sense.alternatives.flatMap(offered)].slice(0, 3);
  return turn({
    missed: true,
    lines: [plain(second ? TALK.missedTwice : TALK.missed)],
    suggestions: near.length > 0 && !second ? near : menu,
    askAgain: true,
  });

  function offered(intent: string): Suggestion[] {
    const one = startableBy(intent, session.role);
    return one && allows(one.access, session.role) ? [{ label: one.label, say: one.say }] : [];
  }
}

/** What a name or a number alone could be about. */
function about({ network, phone, plan, provider, digits }: Bare): Suggestion[] {
  const to = [network, phone].filter(Boolean).join(' ');
  if (plan) return [{ label: `Data, ${plan}`, say: `buy data ${plan} ${to}`.trim() }];
  if (to !== '') {
    const shown = [network?.toUpperCase().replace('ETISALAT', '9MOBILE'), phone].filter(Boolean).join(' ');
    return [
      { label: `Airtime, ${shown}`, say: `buy airtime ${to}` },
      { label: `Data, ${shown}`, say: `buy data ${to}` },
    ];
  }
  if (provider) return [{ label: 'Power from that company', say: `buy power ${provider}` }];
  if (!digits) return [];
  return [
    { label: `Power for meter ${digits}`, say: `buy power for meter ${digits}` },
    { label: `Cable TV for smartcard ${digits}`, say: `pay tv smartcard ${digits}` },
  ];
}
