import { SETTING_SENTENCES } from '#catalogues/sentences/platform/settings.ts';
import { SETTINGS, type SettingKey, type SettingValue, settingOf } from '#catalogues/settings.ts';
import { vendorLabel } from '#catalogues/vendors.ts';
import { formatCount, formatNaira } from './format.ts';

/** The value of a setting in words: money in naira, vendors by what they are called. */
export function settingWords(key: SettingKey, value: SettingValue): string {
  if (SETTINGS[key.name].kind === 'vendors' && value === null)
    return key.scope.includes('.') ? SETTING_SENTENCES.asForAll : SETTING_SENTENCES.asConfigured;
  if (value === null) return SETTING_SENTENCES.notSet;
  if (typeof value === 'string') return value.split(',').map(vendorLabel).reduce(SETTING_SENTENCES.thenNext);
  return settingOf(key)?.kind === 'money' ? formatNaira(value) : formatCount(value);
}
