import type { Call } from '../call.ts';

/** The calls of the storefront (S3 section 7, paths of DECISIONS 20). None needs an account. */
export const bills = {
  priceList: {
    method: 'GET',
    path: '/api/bills/price-list',
    access: 'anyone',
    evenEnded: true,
    summary: 'A price list: its providers, each with its packages and their prices.',
  },
  providerFee: {
    method: 'GET',
    path: '/api/bills/single_provider_fees',
    access: 'anyone',
    evenEnded: true,
    summary: "A provider's convenience fee in naira; 0 is free of charge, 404 that none is set (DECISIONS 18).",
  },
  validateBill: {
    method: 'POST',
    path: '/api/bills/validate_bill',
    access: 'anyone',
    evenEnded: true,
    summary: 'Whose meter or smartcard a number is; 400 for a number that the provider does not know.',
  },
  openBill: {
    method: 'POST',
    path: '/api/bills/orders',
    access: 'anyone',
    summary: 'Make and price an order before the card widget opens. The same key and body answer the same order.',
  },
  payBill: {
    method: 'POST',
    path: '/api/bills/pay_bill',
    access: 'anyone',
    summary: 'Report what the widget said of an order and ask for its outcome; safe to repeat.',
  },
  billStatus: {
    method: 'POST',
    path: '/api/bills/order-status',
    access: 'anyone',
    summary: "An order's state. With `wait` the answer is held until the state is another one, 20 s at most.",
  },
  billReceipt: {
    method: 'POST',
    path: '/api/bills/receipt',
    access: 'anyone',
    summary: "An order's receipt as a PDF file in base64.",
  },
  resendReceipt: {
    method: 'POST',
    path: '/api/bills/resend-receipt',
    access: 'anyone',
    summary: "Send an order's receipt again, to the order's own address (DECISIONS 24).",
  },
} as const satisfies Record<string, Call>;
