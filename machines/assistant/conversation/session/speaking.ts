import type { ActorRefFrom } from 'xstate';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { type Language, languageOf, type Phrases, phrasesIn } from '#catalogues/languages/language.ts';
import { LANGUAGE_SENTENCES } from '#catalogues/sentences/conversation/languages.ts';
import { createWording } from '#machines/kit/writing/wording.ts';
import type { assistantMachine } from '../../assistant.ts';
import { plain } from '../../lines.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import type { Tasks } from '../../runs/tasks.ts';
import type { Keep } from '../../sync/keep.ts';
import type { OwnSession } from './own-session.ts';

/** The language that a conversation is held in. */
export interface Speaking {
  /** The person chooses a language: it is told in that language, and kept on the device and with their account. */
  choose(language: Language): void;
  /** What the account of whoever is signed in says; null where nothing was chosen there, and the device's own goes on. */
  learn(language: Language | null): void;
  /** Fetches the device's own, where it is not here yet. */
  begin(): void;
}

/** What speaking touches. */
interface SpeakingDeps {
  readonly services: Pick<Services, 'chooseLanguage'>;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly open: Pick<OpenRuns, 'topView'>;
  readonly session: Pick<OwnSession, 'who'>;
  readonly keep: Pick<Keep, 'language' | 'keepLanguage'>;
  readonly tasks: Pick<Tasks, 'run' | 'quietly'>;
  /** Fires where the conversation has ended. */
  readonly signal: AbortSignal;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** Speaks English until another language was chosen and its phrases are here. */
export function createSpeaking(deps: SpeakingDeps, spoken: Phrases | null): Speaking {
  const { services, assistant, open, session, keep, tasks, signal, at } = deps;
  const kept = languageOf(keep.language()) ?? 'english';
  /** What is spoken, or will be once it was fetched. */
  let language: Language = spoken ? kept : 'english';

  async function speak(wanted: Language): Promise<boolean> {
    language = wanted;
    const phrases = await phrasesIn(wanted).catch(() => undefined);
    if (phrases === undefined || language !== wanted || signal.aborted) return false;
    keep.keepLanguage(wanted);
    assistant.send({ type: 'SPEAKS', tongue: { language: wanted, wording: phrases && createWording(phrases) } });
    return true;
  }

  return {
    choose(wanted) {
      const before = language;
      tasks.run(async () => {
        const speaks = await speak(wanted);
        if (signal.aborted) return;
        if (!speaks && language === wanted) language = before;
        const lines = [plain(speaks ? LANGUAGE_SENTENCES.chosen[wanted] : LANGUAGE_SENTENCES.notFetched)];
        assistant.send({ type: 'TOLD', lines, view: open.topView(), at: at() });
      });
      if (session.who().role === null) return;
      tasks.quietly(async () => {
        await services.chooseLanguage({ language: wanted }).catch(unanswered);
      });
    },
    learn(wanted) {
      if (wanted !== null && wanted !== language) tasks.quietly(async () => void (await speak(wanted)));
    },
    begin() {
      if (kept !== language) tasks.quietly(async () => void (await speak(kept)));
    },
  };
}
