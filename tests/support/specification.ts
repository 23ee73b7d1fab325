import type { Role } from '#catalogues/roles.ts';

/** A call as the specification names it, or DECISIONS 20 and 43 where it leaves the path open. */
export type SpecifiedCall = readonly [method: 'GET' | 'POST' | 'PUT', path: string];

/** Every call of the specification, by the section that names it. */
export const SPECIFIED_CALLS = {
  'S1 section 7': [
    ['POST', '/api/utility-service-account/login'],
    ['GET', '/api/users/properties'],
    ['GET', '/api/users/dashboard'],
    ['GET', '/api/users/service-admin/user-dashboard-metrics'],
    ['GET', '/api/service-admin/dashboard-metrics'],
    ['GET', '/api/users/dashboard-netplus-admin'],
    ['GET', '/api/utility-admin/estate-admin-transactions-history'],
    ['GET', '/api/users/transactions-history'],
    ['GET', '/api/users/properties/transactions-summary'],
    ['GET', '/api/users/properties/transactions-history'],
    ['GET', '/api/properties/get-estate'],
    ['GET', '/api/users/property-logo'],
    ['GET', '/api/service-admin/get-properties'],
    ['GET', '/api/utility-admin/search-service-user'],
    ['GET', '/api/users'],
    ['GET', '/api/service-admin/estate-users'],
    ['PUT', '/api/users'],
    ['PUT', '/api/utility-service-account/reset-password'],
    ['PUT', '/api/users/meter-number'],
  ],
  'S1 section 7, by their bare names': [
    ['POST', '/api/utility-admin/register-estate'],
    ['POST', '/api/utility-admin/create'],
    ['POST', '/api/electricity-service/service-payment'],
    ['GET', '/api/electricity-service/get-service-payments'],
    ['GET', '/api/electricity-service/get-dev-levy-meter'],
    ['POST', '/api/bills/pay_bill'],
    ['GET', '/api/bills/single_provider_fees'],
    ['POST', '/api/bills/validate_bill'],
    ['PUT', '/api/service-admin/update-status'],
    ['PUT', '/api/electricity-service/update-service-payments'],
  ],
  'S2 section 7': [
    ['GET', '/api/utility-admin/estate-admin-dev-levy-history'],
    ['GET', '/api/utility-admin/estate-admin-service-payment-history'],
    ['GET', '/api/electricity-service/get-user-devlevy-transactions'],
    ['GET', '/api/electricity-service/get-user-fine-transactions'],
    ['GET', '/api/electricity-service/get-user-service-transactions'],
    ['GET', '/api/reports/topups'],
    ['PUT', '/api/utility-service-account/reset-password'],
    ['PUT', '/api/users'],
    ['GET', '/api/users'],
    ['GET', '/api/service-admin/estate-users'],
    ['GET', '/api/electricity-service/get-resident-summary'],
    ['GET', '/api/utility-admin/pending-topup-transactions'],
    ['GET', '/api/utility-admin/retry-topup'],
    ['POST', '/api/electricity-service/topup-power'],
    ['GET', '/api/electricity-service/ping-mommas'],
    ['POST', '/api/service-admin/validate-upload-meter-details'],
    ['POST', '/api/service-admin/upload-meter-details'],
    ['GET', '/api/service-admin/meter-uploads'],
    ['PUT', '/api/service-admin/property-logo'],
    ['GET', '/api/users/get-user-services'],
    ['POST', '/api/utility-admin/create-fees'],
    ['POST', '/api/electricity-service/upload-service-payments'],
    ['POST', '/api/electricity-service/upload-dev-levy'],
    ['GET', '/api/electricity-service/get-dev-levy'],
  ],
  'S2 section 7, calls and helpers whose path is not shown': [
    // The service payment, and creating a service.
    ['POST', '/api/electricity-service/service-payment'],
    ['POST', '/api/utility-admin/create'],
    // The estate's list and its search by from, to, sort and refresh; the summary; the search by dates.
    ['GET', '/api/users/properties/transactions-history'],
    ['GET', '/api/users/properties/transactions-summary'],
    ['GET', '/api/utility-admin/estate-admin-fine-history'],
    // A resident by a term, and their transactions by id: the estate's calls take `user_id`, the platform's has its own.
    ['GET', '/api/utility-admin/search-service-user'],
    ['GET', '/api/utility-admin/transactions-history'],
    // A person's power transactions.
    ['GET', '/api/users/transactions-history'],
    ['POST', '/api/utility-admin/register-estate'],
    // Estates, and those of an administrator.
    ['GET', '/api/utility-admin/estates'],
    ['GET', '/api/service-admin/get-properties'],
    ['GET', '/api/electricity-service/get-service-payments'],
    // The name of a meter's estate; occupancy; a balance; the logo.
    ['GET', '/api/service-admin/meter-name'],
    ['PUT', '/api/service-admin/update-status'],
    ['PUT', '/api/electricity-service/update-service-payments'],
    ['GET', '/api/users/property-logo'],
    // Enable A Service has a form and no call.
    ['POST', '/api/utility-admin/enable-service'],
  ],
  'S3 section 7': [
    ['GET', '/api/bills/single_provider_fees'],
    ['POST', '/api/bills/validate_bill'],
    ['POST', '/api/users/verify-meter'],
    ['POST', '/api/bills/pay_bill'],
    ['POST', '/api/utility-service-account/login'],
    ['POST', '/api/utility-service-account/signup'],
    ['GET', '/api/users/property-logo'],
    ['GET', '/api/users/properties'],
    ['POST', '/api/utility-service-account/forgot-password'],
    ['POST', '/api/utility-service-account/replace-password'],
    ['POST', '/api/utility-service-account/contact-support'],
    // The link that /confirmEmail tells of, and 'send again' (DECISIONS 20 and 24).
    ['POST', '/api/utility-service-account/confirm-email'],
    ['POST', '/api/bills/resend-receipt'],
  ],
} as const satisfies Record<string, readonly SpecifiedCall[]>;

/** Who may open a screen that needs an account. */
export type SpecifiedAccess = 'all' | readonly Role[];

/** The routes that need an account (S1 section 2, S2 section 2; DECISIONS 37 and 40 for those without one). */
export const SPECIFIED_ROUTES: Readonly<Record<string, SpecifiedAccess>> = {
  '/dashboard': 'all',
  '/transactionHistory': 'all',
  '/estates': ['netplus-admin'],
  '/tables': ['netplus-admin'],
  '/new-service': ['netplus-admin'],
  '/new-fee': ['netplus-admin'],
  '/pending-transactions': ['netplus-admin'],
  '/user-page': ['service-user'],
  '/toUpPower': ['service-user'],
  '/pay-services': ['service-user'],
  '/pay-devLevy': ['service-owner'],
  '/upload-meter-number': ['service-admin'],
  '/registered-residents': ['service-admin'],
  '/Settings': ['service-admin'],
  '/upload-existing-service-payments': ['service-admin'],
  '/development-levies': ['service-admin'],
  '/maps': 'all',
};

/** The public side (S3 section 2.1), and the wizard's own address (DECISIONS 26). */
export const SPECIFIED_PAGES = [
  '/',
  '/home',
  '/admin',
  '/login',
  '/forgot-password',
  '/reset-password/a-token',
  '/confirmEmail',
  '/airtime',
  '/pay-bills',
  '/pay-bills/wizard',
  '/data',
  '/contact',
] as const;

/** Fragments that lead to a page (S1 section 2, S3 section 2.1, DECISIONS 14). */
export const SPECIFIED_FRAGMENTS = {
  '#transactionHistory': '/transactionHistory',
  '#registered-residents': '/registered-residents',
  '#forgot-password': '/forgot-password',
  '#reset-password/a-token': '/reset-password/a-token',
} as const;
