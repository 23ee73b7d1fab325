/** 'ada dot obi at gmail dot com': only an end that addresses have makes one of it. */
const SAID =
  /\b([\w-]+(?:(?: (?:dot|underscore|dash) | ?\. ?)[\w-]+)*) at ((?:[\w-]+(?: dot | ?\. ?))+(?:com|ng|net|org|edu|gov|co|uk|io))\b/gi;

const joined = (part: string): string =>
  part
    .replace(/ ?(?:\bdot\b|\.) ?/gi, '.')
    .replace(/ underscore /gi, '_')
    .replace(/ dash /gi, '-');

/** The sentence with an e-mail address that was read aloud as it is written. */
export const withSaidEmail = (text: string): string =>
  text.replace(SAID, (_, name: string, host: string) => `${joined(name)}@${joined(host)}`);
