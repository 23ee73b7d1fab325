import { describe, expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import type { Question } from '#machines/talk/asked-question.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string) => understand(text, { role: 'service-user', today: '2026-11-23' });

const ASKED: readonly (readonly [string, Question])[] = [
  ['How much light will 5k give me', { about: 'units', naira: 5000 }],
  ['how many units will I get for 5000', { about: 'units', naira: 5000 }],
  ['if i buy 10k how many kwh', { about: 'units', naira: 10_000 }],
  ['2k go give me how many unit', { about: 'units', naira: 2000 }],
  ['60 units na how much', { about: 'units', units: 60 }],
  ['how much do i need for 100 units', { about: 'units', units: 100 }],
  ['how much for 20kwh', { about: 'units', units: 20 }],
  ['how many units is that', { about: 'units' }],
  ['how much will i pay in total for 5000 light', { about: 'total', naira: 5000 }],
  ['how much i go pay if i buy 10k light', { about: 'total', naira: 10_000 }],
  ['When will my light finish', { about: 'usage', of: 'left' }],
  ['my light go last reach which day', { about: 'usage', of: 'left' }],
  ['how long will my units last', { about: 'usage', of: 'left' }],
  ['how much do I use in a month', { about: 'usage', of: 'month' }],
  ['what is my average usage', { about: 'usage', of: 'month' }],
  ['am I using more than last month', { about: 'usage', of: 'trend' }],
  ['is my usage higher than last month', { about: 'usage', of: 'trend' }],
  ['how much remain for my meter', { about: 'usage', of: 'left' }],
  ['what is left on my meter', { about: 'usage', of: 'left' }],
  ['how many units do I still have', { about: 'usage', of: 'left' }],
  ['is this site genuine', { about: 'portal', of: 'genuine' }],
  ['una legit so?', { about: 'portal', of: 'genuine' }],
  ['how do I know this app is real', { about: 'portal', of: 'genuine' }],
  ['how much is the gym', { about: 'service', named: 'gym', wants: 'price' }],
  ['what does service charge cover', { about: 'service', named: 'service-charge', wants: 'covers' }],
  ['what does security cover', { about: 'service', named: 'security', wants: 'covers' }],
  ['wetin security money dey for', { about: 'service', named: 'security', wants: 'covers' }],
  ['how much is security and what do I get', { about: 'service', named: 'security', wants: 'covers' }],
  ['why was I charged a fee', { about: 'charged' }],
  ['why 50 naira', { about: 'charged', naira: 50 }],
  ['what is the 50 naira for', { about: 'charged', naira: 50 }],
  ['why is part of my top-up taken', { about: 'part' }],
  ['I paid 5000 and got power for 4000 only', { about: 'part' }],
  ['i pay 5k but na 4k light i get', { about: 'part' }],
  ['why una dey cut my light money', { about: 'part' }],
  ['why una dey comot part of my recharge for debt', { about: 'part' }],
  ['what percent of my top up goes to my debt', { about: 'part' }],
  ['does my estate take a share of my top-up', { about: 'part' }],
  ['why was 1000 deducted from my recharge', { about: 'charged', naira: 1000 }],
  ['which one cheap pass', { about: 'cheaper' }],
  ['una don refund my money abi', { about: 'refund' }],
  ['have you refunded me', { about: 'refund' }],
  ['has my refund come', { about: 'refund' }],
  ['where is my refund', { about: 'refund' }],
  ['when will i get my refund', { about: 'refund' }],
  ['refund status', { about: 'refund' }],
  ['what is the most I can buy', { about: 'limits', of: null }],
  ['what is the maximum light wey i fit buy', { about: 'limits', of: 'power' }],
  ['what is the least airtime I can buy', { about: 'limits', of: 'airtime' }],
  ['is there a limit', { about: 'limits', of: null }],
  ['how much una dey charge for card', { about: 'fees', byWay: true }],
  ['is there a fee for paying by transfer', { about: 'fees', byWay: true }],
  ['fees and limits', { about: 'fees-and-limits' }],
  ['show fees', { about: 'fees-and-limits' }],
  ['are you open on sunday', { about: 'portal', of: 'hours' }],
  ['what time do you close', { about: 'portal', of: 'hours' }],
  ['who runs this portal', { about: 'portal', of: 'operator' }],
  ['who made this', { about: 'portal', of: 'operator' }],
  ['where is your office', { about: 'portal', of: 'address' }],
  ['you be robot', { about: 'portal', of: 'self' }],
  ['am i talking to a real person', { about: 'portal', of: 'self' }],
  ['my account number', { about: 'own-account' }],
  ['Get my account number', { about: 'own-account' }],
  ['which account make i dey send money to every month', { about: 'own-account' }],
  ['abeg show me my account number', { about: 'own-account' }],
  ['I want my own account number', { about: 'own-account' }],
  ['money that came', { about: 'arrivals' }],
  ['show me money wey enter', { about: 'arrivals' }],
  ['my statement', { about: 'account' }],
  ['abeg show me my statement of account', { about: 'account' }],
  ['statement of 45701120409', { about: 'account', meter: '45701120409' }],
  ['administrators of the estate', { about: 'administrators' }],
  ['abeg show me our admins', { about: 'administrators' }],
  ['why', { about: 'refusal', of: 'why' }],
  ['wetin happen', { about: 'refusal', of: 'why' }],
  ['let me use another card', { about: 'refusal', of: 'card' }],
];

describe('a question that what is known here answers', () => {
  test.each(ASKED)('%s', (text, question) => {
    const sense = heard(text);
    expect(sense.modifiers?.question).toEqual(question);
    expect(isPurchase(sense.intent)).toBe(false);
  });
});

describe('is not read into', () => {
  test.each([
    'buy 5k light',
    'buy 60 units for me',
    'my 5k light gave me only 10 units',
    'the 5k light i buy no reach 2 days',
    'how much data do i use in a month',
    'when will my dstv finish',
    'how much is dstv compact',
    'how much did i spend on light this month',
    'how much is service charge',
    'when do you close a ticket',
    'is the estate open',
    'na ekedc',
    'why is my token not working',
    'why was i charged twice',
    'buy another recharge card',
    'which is cheaper, mtn or glo 2gb',
    'who owes levy',
    'how much remain for my service charge',
    'my light remain 2 units, load 3k',
    'is there a real person here',
    'is this token genuine',
    'talk to a person',
    'una never refund my money',
    'refund my money',
    'my refund has not come',
    'how much is the smallest bundle for mtn',
    'gotv max',
    'una charge my card twice',
    'how much is recharge card',
    'When the light went off during delivery last night we used my torch',
  ])('%s', (text) => {
    expect(heard(text).modifiers?.question).toBeUndefined();
  });
});

describe('a token that is typed', () => {
  const asked = (text: string) => heard(text).modifiers?.question;

  test.each([
    ['2297 0853 0472 2751 1385', 'credit'],
    ['is this token correct? 22970853047227511385', 'credit'],
    ['i load 4118 7408 1733 6520 3597 but no units enter', 'setting'],
    ['99041111222233334444 dey reject', 'impossible'],
    ['56493153725450313471', 'test'],
  ])('%s is read as %s', (text, reads) => {
    expect(asked(text)).toEqual({ about: 'token', reads });
  });

  test.each([
    'token 22970853047227511385 rejected',
    'buy 5k light, the last token was 99041111222233334444',
    '22970853047227511385 and 22970853047227511386',
  ])('%s is for who looks into it', (text) => {
    expect(asked(text)).toBeUndefined();
  });
});

describe('a token that was loaded', () => {
  const asked = (text: string) => heard(text).modifiers?.question;

  test.each([
    ['I have loaded it', true, false],
    ['i loaded the token', true, false],
    ['i don load the first one', true, false],
    ['token loaded', true, false],
    ['i have loaded all three tokens', true, true],
    ['I never load am', false, false],
    ['i have not loaded it yet', false, false],
  ])('%s', (text, loaded, all) => {
    expect(asked(text)).toEqual({ about: 'loaded', loaded, all });
  });

  test.each([
    'I loaded it and got no units',
    'i loaded it but no light',
    'load 5000 for me',
    'load my meter',
    'how do i load a token',
    'token no load',
    'buy token',
    'i have not received my token',
    'resend my token',
    'my tokens are not working',
  ])('%s is something else', (text) => {
    const about = asked(text)?.about;
    expect(about === 'loaded' || about === 'tokens').toBe(false);
  });
});
