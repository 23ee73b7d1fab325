import { chat, expect, say, test } from './support/portal.ts';
import { orderShown, payByCard, readReceipt } from './support/shop.ts';

interface Purchase {
  readonly what: string;
  readonly at: `/${string}`;
  /** What the visitor says, each with what the chat goes on with; `EMAIL` stands for the own address. */
  readonly turns: readonly (readonly [say: string, reply: string])[];
  /** What is read back before the yes. */
  readonly readBack: readonly string[];
  readonly token?: true;
  /** Bought at a desk too. */
  readonly desk?: true;
}

const EMAIL = 'EMAIL';
const WHERE_TO = 'Which e-mail address should the receipt go to?';
const READ_BACK = 'Nothing is charged until you say yes.';

const PURCHASES: readonly Purchase[] = [
  {
    what: 'airtime in one sentence',
    at: '/',
    turns: [[`mtn 500 for 08031234567, receipt to ${EMAIL}`, READ_BACK]],
    readBack: ['MTN', '08031234567', '500', '600'],
    desk: true,
  },
  {
    what: 'mobile data step by step',
    at: '/',
    turns: [
      [`glo data ${EMAIL}`, 'Which data plan would you like?'],
      ['32MB', 'Which mobile number is it for?'],
      ['08051234567', READ_BACK],
    ],
    readBack: ['Glo', '32MB', '08051234567', '150'],
  },
  {
    what: 'internet after its rest was asked',
    at: '/',
    turns: [
      ['spectranet unlimited', 'What is your full name?'],
      ['Ada Obi', WHERE_TO],
      [EMAIL, 'Which account or user ID is it for?'],
      ['1002003001', READ_BACK],
    ],
    readBack: ['Spectranet', 'Unlimited', 'Ada Obi', '1002003001', '18,520'],
  },
  {
    what: 'cable TV with its smartcard number in the sentence',
    at: '/',
    turns: [
      ['dstv compact 7023456789', WHERE_TO],
      [EMAIL, READ_BACK],
    ],
    readBack: ['DStv', 'COMPACT', '7023456789', '8,000'],
  },
  {
    what: 'cable TV by the questions of the wizard',
    at: '/pay-bills/wizard?face=chat',
    turns: [
      ['gotv', WHERE_TO],
      [EMAIL, 'Which phone number can you be reached on?'],
      ['08031234567', 'Which package would you like?'],
      ['jinja', 'What is the smartcard number?'],
      ['7023456789', READ_BACK],
    ],
    readBack: ['GOtv', 'JINJA', '7023456789', '1,700'],
  },
  {
    what: 'public power in one sentence',
    at: '/',
    turns: [[`eko light 10k meter 45012345678 receipt to ${EMAIL}`, READ_BACK]],
    readBack: ['EKEDC', '45012345678', '10,100'],
    token: true,
  },
];

for (const [at, purchase] of PURCHASES.entries()) {
  const tag = purchase.desk ? ['@desk'] : [];
  test(`a visitor buys ${purchase.what} in the chat, and has the receipt in the mail`, { tag }, async ({ page }) => {
    const address = `chat-${at}-${test.info().project.name}@buyers.example`;
    await page.goto(purchase.at);
    const log = chat(page);
    for (const [sentence, reply] of purchase.turns) {
      await say(page, sentence.replace(EMAIL, address));
      await expect(log.getByText(reply).last()).toBeVisible();
    }
    const card = log.locator('.confirm-card');
    for (const words of purchase.readBack) await expect(card).toContainText(words);
    await say(page, 'yes');
    await payByCard(page);

    const delivered = log.locator('.token-card');
    const orderId = await orderShown(delivered);
    const groups = delivered.locator('.token-zone__group');
    await expect(groups).toHaveCount(purchase.token ? 5 : 0);
    const token = (await groups.allTextContents()).join(' ');
    await expect(await readReceipt(page, address, orderId)).toContainText(token);
  });
}
