import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { SETTING_SENTENCES as SAID } from '#catalogues/sentences/platform/settings.ts';
import {
  SETTING_KEYS,
  SETTINGS,
  type SettingKey,
  type SettingValue,
  settingLabel,
  settingOf,
  settingShape,
} from '#catalogues/settings.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import { optional, required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { type FormAt, refused, taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import { settingWords } from '#machines/kit/writing/setting.ts';
import { refusal } from './sent.ts';

/** What it is before and after, in words. */
interface Facts {
  readonly before: string;
}

/** Longest reason, characters. */
const MOST = 200;

const idOf = ({ name, scope }: SettingKey): string => `${name}:${scope}`;
const keyOf = (id: string | undefined): SettingKey | undefined => SETTING_KEYS.find((key) => idOf(key) === id);

const SETTING = choiceField(
  { label: SAID.setting, ask: SAID.which, placeholder: SAID.select },
  SETTING_KEYS.map((key) => ({ value: idOf(key), label: settingLabel(key) })),
  SAID.select,
);

const FROM = {
  label: 'From (optional)',
  ask: SAID.from,
  kind: 'coming-day',
  placeholder: SAID.fromExample,
  hint: SAID.fromHint,
  schema: optional(z.iso.date(SAID.noDay)),
} as const satisfies Field;

const REASON = {
  label: SAID.reason,
  ask: SAID.why,
  kind: 'area',
  placeholder: SAID.whyExample,
  schema: required(SAID.whyNeeded).check(z.minLength(2, SAID.whyNeeded), z.maxLength(MOST, SAID.whyLong(MOST))),
} as const satisfies Field;

/** Changing a fee, a limit or who sells a product, at once or from a day to come: read back first, and what it was stays to be read. */
export function changeSetting(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'change-setting',
    version: 3,
    title: SAID.flow,
    fields: (at) => ({ setting: SETTING, value: valueField(at), from: FROM, reason: REASON }),
    asked: ['setting', 'value', 'from', 'reason'],
    atOnce: true,
    words: { send: 'Save', checking: SAID.looking, sending: 'Saving' },
    unreachable: MESSAGES.administrationServerError,
    proof: provesAgain(services),
    async check({ value }, signal) {
      const answer = await services.operatorSettings({}, signal);
      const held = answer.status === 200 && answer.data.settings.find((one) => idOf(one) === value('setting'));
      if (!held) return refused(MESSAGES.administrationServerError);
      return { kind: 'good', facts: { before: settingWords(held, fromWire(held, held.value)) } };
    },
    confirm: {
      dialog: ({ answers: { values }, facts }) => {
        const key = keyOf(values.setting);
        const after = key === undefined ? '' : settingWords(key, valueIn(key, values.value ?? ''));
        const from = values.from ?? '';
        return {
          title: SAID.change(key === undefined ? '' : settingLabel(key)),
          lines: [
            SAID.now(facts?.before ?? '', after),
            from === '' ? SAID.atOnce : SAID.fromDay(formatDay(from)),
            SAID.because(values.reason ?? ''),
          ],
        };
      },
      yes: { label: 'Yes, change it', formLabel: 'Change it' },
      adds: { field: 'from', label: SAID.later },
      no: SAID.keep,
      declined: { ends: SAID.kept },
    },
    async send({ value }, signal) {
      const key = keyOf(value('setting'));
      if (key === undefined) return refused(SAID.unknown);
      const from = value('from');
      const input = {
        ...key,
        value: toWire(key, typed(key, value('value'))),
        reason: value('reason').trim(),
        ...(from !== '' && { from }),
      };
      const answer = await services.changeSetting(input, signal);
      if (answer.status === 400)
        return refusal(
          answer,
          answer.data.code.startsWith('day-') ? 'from' : 'value',
          MESSAGES.administrationServerError,
        );
      if (answer.status !== 200) return refusal(answer);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

const DEFAULT = /^(?:default|none|null|as before|unset|take away)$/i;

/** What was typed: kobo, how many, or vendors; null: as if nobody had set it; not a number: it is no figure. */
function typed(key: SettingKey, raw: string): SettingValue {
  const text = raw.trim();
  if (DEFAULT.test(text)) return null;
  if (isOfVendors(key)) return vendorsIn(text);
  if (SETTINGS[key.name].kind === 'money') return parseNaira(text) ?? Number.NaN;
  return /^[\d,\s]+$/.test(text) ? Number(text.replace(/[,\s]/g, '')) : Number.NaN;
}

/** Names of vendors however they are strung together, as `BuyPower, then VTpass`. */
const vendorsIn = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && word !== 'then' && word !== 'and')
    .join(',');

const isOfVendors = (key: SettingKey | undefined): boolean => key?.name === 'vendors';

/** What holds then. */
const valueIn = (key: SettingKey, raw: string): SettingValue => typed(key, raw) ?? settingOf(key)?.otherwise ?? null;

const isMoney = (key: SettingKey): boolean => settingOf(key)?.kind === 'money';
const toWire = (key: SettingKey, value: SettingValue) =>
  typeof value === 'number' && isMoney(key) ? nairaOf(value) : value;
const fromWire = (key: SettingKey, sent: SettingValue) =>
  typeof sent === 'number' && isMoney(key) ? koboOf(sent) : sent;

function valueField({ answers: { values } }: FormAt): Field {
  const key = keyOf(values.setting);
  return {
    label: 'Value',
    ask: SAID.value,
    kind: 'text',
    placeholder: isOfVendors(key) ? SAID.vendorsExample : 'e.g. 100',
    hint: isOfVendors(key) ? SAID.vendorsHint : SAID.valueHint,
    schema: z.pipe(
      z.string(),
      z.transform((raw, ctx): SettingValue => {
        const value = key === undefined ? null : typed(key, raw);
        const read = key === undefined ? null : settingShape(key).safeParse(value);
        const message = raw.trim() === '' ? SAID.valueNeeded : read?.error?.issues[0]?.message;
        if (message !== undefined) ctx.issues.push({ code: 'custom', message, input: raw });
        return value;
      }),
    ),
  };
}
