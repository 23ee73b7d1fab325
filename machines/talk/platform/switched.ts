import type { Reading } from '../reading.ts';

const LEAD =
  '^(?:(?:please|pls|plz|abeg|biko|kindly|oya|ok|okay|so|and|hello|hi|just|now|can|could|you|una|i|we|want|wan|need|to|make|help|me|us|let|go) )*';
const OFF = new RegExp(`${LEAD}off (?!it$|am$)\\w`);
const ON = new RegExp(`${LEAD}on (?:the |that |this )?(?!\\w+day\\b)\\w`);

/** 'Off palm court', 'oya on am back': the word alone as what is to be done; null where it is none. */
export function switched({ words }: Reading): 'off' | 'on' | null {
  const said = words.join(' ');
  if (OFF.test(said)) return 'off';
  return ON.test(said) ? 'on' : null;
}
