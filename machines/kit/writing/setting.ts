import { SETTING_SENTENCES } from '#catalogues/sentences/platform/settings.ts';
import { type SettingKey, type SettingValue, settingOf } from '#catalogues/settings.ts';
import { formatCount, formatNaira } from './format.ts';

/** The value of a setting in words; money in naira. */
export function settingWords(key: SettingKey, value: SettingValue): string {
  if (value === null) return SETTING_SENTENCES.notSet;
  return settingOf(key)?.kind === 'money' ? formatNaira(value) : formatCount(value);
}
