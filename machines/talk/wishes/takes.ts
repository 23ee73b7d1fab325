/** The slots that each intent takes (CONVERSATION, Names). Others take none. */
const BY_INTENT: Record<string, string> = {
  'buy-power pay-dev-levy': 'amount',
  'public-power': 'provider meterNumber amount email',
  airtime: 'network phone amount',
  data: 'network phone plan amount',
  internet: 'provider account package amount',
  'pay-bills': 'provider smartcard package amount',
  'pay-services': 'service months amount',
  'sign-in sign-up forgot-password': 'email role meterNumber',
  'update-profile': 'field value',
  'update-meter': 'meterNumber',
  'token-issues payment-issues no-meter-number token-not-received': 'reference meterNumber',
  history: 'product from to sort status',
  'receipt resend-token': 'reference',
  balance: 'service',
  'fee-question price-list': 'provider product',
  'account-status': '',
  residents: 'list',
  'find-resident': 'name meterNumber',
  'set-occupancy': 'name meterNumber status',
  'update-payment': 'name meterNumber amount service',
  'upload-meters uploaded-meters upload-payments upload-dev-levy edit-logo': 'estate',
  'register-estate activate-estate deactivate-estate services': 'estate',
  'create-service enable-service create-fee': 'name estate amount',
  'disable-service': 'name estate',
  estates: 'name list',
  'set-provider-fee': 'provider fee',
  'request-estate': 'name',
  'request-service request-fee': 'name amount estate',
  'answer-request': 'request answer note',
  requests: 'list',
  'retry-topup': 'reference',
  'refund-topup': 'reference reason',
  'pending-topups': 'from to',
  metrics: 'from to product estate',
  reconcile: 'from to',
  'resident-payments': 'name email meterNumber product from to sort status',
  'set-notice': 'note',
  'pause-sales resume-sales': 'kind',
};

const TAKES = new Map(
  Object.entries(BY_INTENT).flatMap(([intents, slots]) =>
    intents.split(' ').map((intent): [string, readonly string[]] => [intent, slots.split(' ').filter(Boolean)]),
  ),
);

/** The slots an intent takes. */
export const takes = (intent: string): readonly string[] => TAKES.get(intent) ?? [];
