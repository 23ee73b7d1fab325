import type { Reading } from '../reading.ts';

const VERIFY =
  /^(?:(?:please|pls|abeg|kindly|oya|ok|okay|can|could|you|i|want|to|let|me|help|now) )*(?:verify|approve|confirm|accept)\b/;

/** That somebody is to be taken for verified: 'verify Folake Adisa'. */
export const isVerifying = ({ list }: Reading): boolean => VERIFY.test(list.map(({ word }) => word).join(' '));
