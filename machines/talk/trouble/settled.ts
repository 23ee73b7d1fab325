import type { Reading } from '../reading.ts';
import { wordsOf } from './phrases.ts';

/** A report of what became of a step is said in a few words; more is something else. */
const MOST_WORDS = 9;

const NOT = '(?:no|not|never|nor|neva|cant|cannot|couldnt|didnt|doesnt|dont|isnt|wont|hasnt|havent)';
const DOES =
  '(?:work|works|worked|working|enter|enters|entered|entering|load|loads|loaded|loading|accept|accepts|accepted|come|came|show|showing|see|seen|receive|received|arrive|arrived|solve|solved|fixed|settle|settled|help|helped|gree|change|changed)';

const STILL_NOT = [
  new RegExp(`^(?:.* )?${NOT} (?:\\p{L}+ ){0,2}${DOES}\\b`, 'u'),
  /^(?:e |it |im |i am |am )?still (?!(?:\p{L}+ )*(?:want|wan|buy|pay|need|like)\b)(?:\p{L}+ ?){1,4}$/u,
  /^(?:e |it |its |na |still )*(?:the )?same (?:thing|error|message|problem|result|story)\b/,
  /^(?:nothing|no change|no luck|not yet|nope nothing|nothing yet|nothing changed|nothing happened|no way)$/,
];

const WORKED =
  /^(?:(?:yes|yeah|ok|okay|oya|ah|oh|great|good|perfect|thanks|thank|you|god|it|e|that|this|i|we|now|finally|the|token|light|am|has|have|don|just|is|dey) )*(?:work|works|worked|working|enter|entered|load|loaded|accepted|solved|fixed|settled|sorted|resolved|received|seen|see|found|arrived|landed|come|came|came in|went through|gone through)(?: (?:am|it|now|o|oh|oo|well|fine|perfectly|finally|already|thanks|thank|you|god|sir|ma|in|back|the|token|light|my|abeg|jare))*$/;

/** What became of what was tried: 'e don enter' is worked, 'e no work' still not; null where a sentence tells neither. */
export function settledSaid(reading: Pick<Reading, 'text'>): 'worked' | 'still not' | null {
  const words = wordsOf(reading);
  if (words === '' || words.split(' ').length > MOST_WORDS || /\?\s*$/.test(reading.text)) return null;
  if (STILL_NOT.some((pattern) => pattern.test(words))) return 'still not';
  return WORKED.test(words) ? 'worked' : null;
}
