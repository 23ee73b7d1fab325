/** What is said of postpaid meters: their bill is paid, and nothing is typed into them. */
export const POSTPAID = {
  meterType: 'Meter type',
  postpaid: 'Postpaid, its bill is paid',
  bill: 'Electricity bill',
  /** Before a yes. */
  remark:
    'This is a postpaid meter. You pay its bill: no token comes, and nothing is typed into the meter. You get the receipt number.',
  delivered: 'Paid. The bill payment was taken, and this is its receipt. A postpaid meter takes no token.',
  /** Of an order that somebody asks after. */
  paid: (meter: string, receiptNo: string) =>
    `It was paid, and counts for the bill of postpaid meter ${meter}. The receipt number is ${receiptNo}. There is no token: nothing is typed into a postpaid meter.`,
  /** Where the meter is another one than was read back. */
  isPostpaid: (meter: string) =>
    `Meter ${meter} is a postpaid meter: its bill is paid, and no token comes. Please look at it again before you pay.`,
  isPrepaid: (meter: string) =>
    `Meter ${meter} is a prepaid meter: it takes a token, and has no bill. Please look at it again before you pay.`,
  /** Of a resident's own meter. */
  own: 'The company says that your meter is a postpaid meter: it takes no tokens. Its bill can be paid under public power.',
  mailed: (seller: string, meter: string) =>
    `The ${seller} bill of postpaid meter ${meter} was paid. There is no token: nothing is typed into the meter.`,
} as const;
