import { READING_PHRASES } from '#catalogues/lexicon/phrases/reading.ts';
import { DOTS } from '#machines/kit/kept/masked.ts';
import { once } from '#machines/kit/once.ts';
import { isFiller, isKnown, spelt } from './lexicon.ts';
import { anywhere } from './phrases.ts';

/** What stands in a sentence where a password stood; as many dots for each, so that they tell nothing of it. */
export const HIDDEN = DOTS;

// Patterns of any language's letters take a weak phone a while to make, and few sentences need them.

/** What a password is called, and what leads from its name to it. */
const named = once(
  () =>
    /\b(?:pass\s?-?words?|passwrd|paswords?|paswod|passwod|pass\s?code|pwd|passphrase)\b(?<sign>\s*[:=]+\s*|\s+-+\s+)?(?<into>(?:\s*\b(?:is|na|to|be|now|it|its|should|from|with|as|called|of|set|am)\b)*)[\s"'“‘(]*/giu,
);

/** 'hunter22 is my password'. */
const before = once(
  () =>
    /(?<secret>\S+)(?=\s+(?:is|na|be|as)\s+(?:my|the|our)\s+(?:\p{L}+\s+){0,2}(?:pass\s?words?|passwrd|pasword|passcode|pwd)\b)/giu,
);

const ADDRESS = /[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+/u;

/** What people say of a password without saying it: 'my password is wrong', 'password for my account'. */
const saidOf = once(
  () =>
    new Set(
      `a again all always am an and another any anything anymore at bad be been before being blocked but by can cant change changed
  changes changing compromised correct could dey did different do does doesnt don done dont easy email enough error every
  exact expire expired failed failing fit for forgot forgotten from go gone good hacked had has hard have how i if in
  incorrect into invalid is isnt it its keep keeps kept knows known leaked like link locked log login long longer lost
  mail make me mine missing my na never new no nor not nothing of ok okay old on one or our out page please pls portal
  problem quickly refuse refused rejected remember reset resetting right safe same say says secret secure see sent short
  show shown sign simple since so something soon stolen still strong than that the then there they this to today too
  unknown up update used very via wahala want was wasnt weak what when where which who why will with without work working
  works would wrong ya yes yesterday yet you your`
        .split(/\s+/)
        .filter(Boolean),
    ),
);

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Letters with digits or signs among them, as people never write a word. */
function looksMade(word: string): boolean {
  const core = word.replace(/^["'“‘(]+|["'”’).,!?;:]+$/gu, '');
  if (core === '' || ADDRESS.test(core) || /^•+$/.test(core)) return false;
  const letters = /\p{L}/u.test(core);
  if (letters && /\d/.test(core)) return !/^\d+(?:k|m|gb|mb|tb|st|nd|rd|th)$/i.test(core);
  if (letters && /[^\p{L}\d'’.-]/u.test(core)) return true;
  return /\p{Ll}\p{Lu}/u.test(core);
}

/** A lone sign or picture says nothing either way. */
const isPlain = (word: string): boolean => bare(word) === '' || saidOf().has(bare(word));
const isMeant = (word: string): boolean => {
  const core = bare(word);
  return isPlain(word) || isFiller(core) || isKnown(core) || isKnown(spelt(core));
};

/**
 * Where a password begins in what stands behind its name; -1 where none is said. A sign or an 'is' before it makes any word
 * that people do not say of passwords one; without those it must be a word that means nothing here, or look made up.
 */
function secretAt(tail: string, led: boolean, signed: boolean): number {
  const words = [...tail.matchAll(/\S+/gu)];
  const first = words[0];
  if (first === undefined) return -1;
  if (signed) return first.index;
  const plain = led ? isPlain : isMeant;
  const digits = /^\d{4,}[.,!?]?$/.test(first[0]);
  if (digits || !(plain(first[0]) || ADDRESS.test(first[0]))) return first.index;
  return words.find((word) => looksMade(word[0]))?.index ?? -1;
}

/** 'Change my password to correct horse': what stands behind that 'to' is one, whatever it is made of. */
const SETS = anywhere(READING_PHRASES.sets, 'i');

/**
 * A sentence without the password that it says: dots stand from where it begins, to the end, because a password may hold
 * spaces. `asked`: one is asked for next, or later, in what is open; then it may be said without its name.
 */
export function withoutPassword(text: string, asked: 'next' | 'later' | null): string {
  const kept = text.replace(before(), (said) => (isPlain(said) ? said : HIDDEN));
  for (const match of kept.matchAll(named())) {
    const from = match.index + match[0].length;
    const head = kept.slice(0, match.index);
    const { sign, into = '' } = match.groups ?? {};
    const led = into.trim() !== '' || ADDRESS.test(head);
    const at = secretAt(kept.slice(from), led, sign !== undefined || (/\bto\s*$/i.test(into) && SETS.test(head)));
    if (at >= 0) return `${kept.slice(0, from + at)}${HIDDEN}`;
  }
  const signsIn = /\b(?:sign|log)\s?-?(?:me\s+)?in\b|\blogin\b/i.test(kept);
  return withoutUnnamed(kept, signsIn ? 'next' : asked);
}

/** 'a@b.example hunter22': what stands behind the address, where it is no word that people write there. */
function withoutUnnamed(text: string, asked: 'next' | 'later' | null): string {
  const address = ADDRESS.exec(text);
  if (!address || asked === null) return text;
  const from = address.index + address[0].length;
  const lead = /^[\s,;:/|&-]*(?:(?:and|with)\s+)?/u.exec(text.slice(from))?.[0].length ?? 0;
  const words = [...text.slice(from + lead).matchAll(/\S+/gu)];
  const isFirst = asked === 'next' && words[0] !== undefined && !isMeant(words[0][0]) && !/^•+$/.test(words[0][0]);
  const at = isFirst ? 0 : words.find((word) => looksMade(word[0]))?.index;
  return at === undefined ? text : `${text.slice(0, from + lead + at)}${HIDDEN}`;
}

/**
 * A sentence that is nothing but a password, said to a portal that asked for nothing: one made-up word of letters and
 * digits. An order's id is in capitals, and what is sold here has a name.
 */
export function withoutLonePassword(text: string): string {
  const lone = /^(?=\S*\d)(?=\S*\p{Ll})\S{8,}$/u.test(text) && looksMade(text);
  return lone && !isKnown(bare(text).replace(/\d+/g, '')) ? HIDDEN : text;
}

/** What is a command even where a masked answer is asked for; none of it would do as a password. */
const COMMANDS = new Set(
  `cancel, cancel it, cancel this, cancel am, stop, stop it, quit, abort, never mind, nevermind, cancel everything, cancel all, stop everything, forget everything, forget it, leave it, comot,
  back, go back, previous, previous question, undo, help, help me, i need help, menu, main menu, repeat, start over, restart,
  show as form, as form, as a form, form, show form, form view, show the form, back to chat, sign in, log in, login, sign up,
  register, forgot, forgot it, i forgot, i forgot it, i don forget, i don forget am, i dont know it, i dont remember it,
  i dont remember, i no remember, i no know am, i cant remember, forgot password, forgot my password, i forgot my password,
  forgotten password, i have forgotten my password, i dont remember my password, i dont know my password, reset password,
  reset my password, i no remember my password, i don forget my password, person,
  talk to a person, talk to someone, sign out, log out, who am i, am i signed in, what can i do, what can i do here,
  can you help me, i want help, abeg help me, i want to cancel, i want to stop, i want to go back, let me go back, take me back,
  is it safe, is this safe, is it safe here, what is my password,
  whats my password, i dont have an account, i have no account, i no get account, i want to talk to a person, i want to talk to someone, let me talk to someone, talk to support, show my tickets,
  my tickets`
    .split(',')
    .map((one) => one.trim().replace(/\s+/g, ' ')),
);

const FIELD = '(?:e-?mail(?: address)?|first name|last name|surname|name|meter(?: number)?|phone(?: number)?|role)';
/** 'Change the email', and nothing else. */
const REOPENS = new RegExp(`^(?:please |abeg |no,? )?(?:change|correct|edit) (?:my|the) ${FIELD}$`);
/** 'No, my email is ada@b.example': it names something else that was asked, and says it. */
const RESTATES = new RegExp(`\\b${FIELD}\\b.*(?:\\S+@\\S+\\.\\S+|\\d[\\d\\s-]{8,}\\d)`);

/**
 * True for a sentence that is no masked answer, though one is asked for: the few commands, as they stand, and a correction
 * that says an address or a number. Whatever may be a password is one.
 */
export function isSaidAloud(text: string): boolean {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[.!?]+$/, '')
    .replace(/\s+/g, ' ');
  if (COMMANDS.has(said) || COMMANDS.has(said.replace(/^(?:please|abeg|pls) | (?:please|abeg|pls)$/g, ''))) return true;
  return REOPENS.test(said) || (said.split(' ').length >= 4 && RESTATES.test(said));
}
