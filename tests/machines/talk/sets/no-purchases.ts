/** What is told, asked, refused, wished for or said by others, but never ordered. `{a}` an amount, `{p}` a product, `{w}` somebody. */
const TOLD = [
  'I bought {a} {p} yesterday',
  'I don buy {a} {p} last week',
  'we paid {a} for {p} last month',
  'I already paid {a} for {p}',
  'the {a} {p} I bought on monday has finished',
  '{w} bought {a} {p} last week',
  '{w} don pay {a} for {p}',
  '{w} paid {a} for {p} and got nothing',
  'I was debited {a} for {p}',
  'they deducted {a} for {p} but I got nothing',
  'una charge me {a} for {p} twice',
  'I spent {a} on {p} in october',
];

const REFUSED = [
  "don't buy {a} {p}",
  'do not buy {a} {p} for me',
  'please do not pay {a} for {p}',
  'abeg no buy {a} {p}',
  'I no want buy {a} {p} again',
  'never pay {a} for {p} with my card',
  "I don't want to buy {a} {p}",
  'I am not buying {a} {p} today',
  'you should not buy {a} {p} without asking me',
  'stop buying {a} {p} for me',
];

const ASKED = [
  'how much is {a} {p}?',
  'how many days will {a} {p} last?',
  'is {a} {p} enough for a week?',
  'why is {p} so costly, {a}?',
  'when did I buy {a} {p}?',
  'who bought {a} {p}?',
  'did my {a} {p} go through?',
  'what happened to the {a} {p} I bought?',
  'where is the {a} {p} I paid for?',
];

const PERHAPS = [
  'if I had {a} I would buy {p}',
  'when I get salary I will buy {a} {p}',
  'maybe I should buy {a} {p} next week',
  'tomorrow I will buy {a} {p}',
  'I was going to buy {a} {p}',
  'I am thinking of buying {a} {p} next month',
  'I wish {a} {p} was cheaper',
  'what if I buy {a} {p} and it fails?',
];

const OF_OTHERS = [
  '{w} said buy {a} {p}',
  '{w} told me to buy {a} {p}',
  '{w} asked me to pay {a} for {p}',
  '{w} texted me "buy {a} {p} now"',
  '{w} will buy {a} {p} tomorrow',
  'translate "buy {a} {p}" to Yoruba',
  'the joke was about buying {a} {p}',
];

const AMOUNTS = ['5000', 'N2,500', '10k', 'five thousand naira'];
const PRODUCTS = ['light', 'power', 'airtime', 'mtn data', 'dstv compact', 'service charge', 'dev levy', 'spectranet'];
const PEOPLE = ['my brother', 'she', 'my neighbour', 'they'];

/** Small talk and everyday sentences with words of the portal in them. */
const EVERYDAY = [
  'good morning, hope the light is better today',
  'light skin babe',
  'God is the light of the world',
  'the power of prayer is great',
  'there is no light in my area since morning',
  'NEPA took light again, I am tired',
  'my phone credit score is bad',
  'the data shows that prices are rising',
  'smile, it is a new day',
  'I need a swift response',
  'the estate meeting is by 4pm, bring 5000 for diesel',
  'airtel and glo are both slow here',
  'my decoder has a fault',
  'I lost my phone with 08031234567 on it',
  '45012345678',
  '08031234567',
  '5000',
  '₦20,000',
  'thank you for the 5000 light',
  'Acct:****1234 DR Amt:NGN5,000.00 Desc:WEB PMT POWER',
] as const;

const crossed = (texts: readonly string[], mark: string, values: readonly string[]): string[] =>
  texts.flatMap((text) => (text.includes(mark) ? values.map((value) => text.replace(mark, value)) : [text]));

/** Each told with every amount, product and person, in both writings that phones produce. */
export function sentencesWithoutPurchase(): readonly string[] {
  const frames = [...TOLD, ...REFUSED, ...ASKED, ...PERHAPS, ...OF_OTHERS];
  const said = crossed(crossed(crossed(frames, '{a}', AMOUNTS), '{p}', PRODUCTS), '{w}', PEOPLE);
  const bare = said.map((text) => text.toLowerCase().replace(/[?",']/g, ''));
  return [...new Set([...said, ...bare, ...EVERYDAY])];
}
