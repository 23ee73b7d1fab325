import type { Kysely } from 'kysely';
import type { settings } from '#catalogues/calls/platform/settings.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { SETTING_SENTENCES as SAID } from '#catalogues/sentences/platform/settings.ts';
import { settingLabel, settingOf } from '#catalogues/settings.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import { settingWords } from '#machines/kit/writing/setting.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken, Handlers } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { changeSetting } from './change.ts';
import { settingHistory, settingsNow } from './read.ts';

interface Deps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  /** Why vendors cannot be chosen for a product; null: they can be. */
  readonly vendorsUnfit: (scope: string, list: string) => ReturnType<typeof refused> | null;
}

/** The calls by which the platform's administrators read and change fees, limits and who sells what. */
export function operatorSettingHandlers(deps: Deps): Pick<Handlers, keyof typeof settings> {
  return {
    operatorSettings: async () => ({
      status: 200,
      data: { settings: [...(await settingsNow(deps.db, deps.clock()))] },
    }),
    settingHistory: ({ input }) => settingHistory(deps.db, input),
    changeSetting: ({ input, person }) => change(deps, person.id, input),
  };
}

async function change(
  deps: Deps,
  actor: string,
  { name, scope, value: sent, from, reason }: CallTaken<'changeSetting'>,
): Promise<CallAnswer<'changeSetting'>> {
  const key = { name, scope };
  const setting = settingOf(key);
  const value = typeof sent === 'number' && setting?.kind === 'money' ? koboOf(sent) : sent;
  const unfit = typeof value === 'string' && setting !== undefined ? deps.vendorsUnfit(scope, value) : null;
  if (unfit !== null) return unfit;
  const outcome = await changeSetting(deps, actor, { key, value, from, reason });
  if (outcome.kind === 'refused') return refused(outcome.code, outcome.message);
  const what = settingLabel(key);
  const words = settingWords(key, value ?? setting?.otherwise ?? null);
  if (outcome.kind === 'already') return { status: 200, data: { message: SAID.already(what, words) } };
  const { since, at } = outcome;
  const message = since > at ? SAID.planned(what, words, formatDay(since.toISOString())) : SAID.set(what, words);
  return { status: 200, data: { message } };
}
