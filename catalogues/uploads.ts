/** What an administrator can upload as a file of rows, by the name of its flow (S2 sections 2, 3 and 7). */
export const UPLOADS = {
  'upload-meters': {
    columns: {
      landlord_name: ['landlord name', 'landlord', 'name', 'owner', 'house owner'],
      meter_number: ['meter number', 'meter no', 'meter', 'meternumber'],
      house_address: ['house address', 'address', 'house'],
    },
    template: 'meter_numbers.csv',
    example: ['Ngozi Eze', '45012345678', '12 Palm Avenue'],
  },
  'upload-payments': {
    columns: {
      meterNumber: ['meter number', 'meter no', 'meter', 'meter_number'],
      servicePayment: ['service payment', 'payment', 'service', 'type'],
      amount: ['amount paid', 'paid', 'naira'],
      paidAt: ['paid at', 'paid on', 'date', 'payment date'],
    },
    template: 'service_payments.csv',
    example: ['45012345678', 'servicecharge', '15000', '2026-01-31'],
  },
  'upload-dev-levy': {
    columns: {
      meterNumber: ['meter number', 'meter no', 'meter', 'meter_number'],
      amount: ['levy', 'development levy', 'naira'],
    },
    template: 'development_levies.csv',
    example: ['45012345678', '60000'],
  },
} as const satisfies Record<
  string,
  {
    /** The columns in their order, each with what its head may say instead; case, spaces, dots and dashes do not count. */
    readonly columns: Readonly<Record<string, readonly string[]>>;
    /** The file that shows how it is filled in. */
    readonly template: string;
    readonly example: readonly string[];
  }
>;

/** A kind of upload, which is also the name of its flow. */
export type UploadKind = keyof typeof UPLOADS;

/** The wire words of what a payment or an adjustment is for (S2 section 7). */
export const SERVICE_PAYMENTS = {
  servicecharge: { due: 'service-charge', label: 'Service Charge' },
  devlevy: { due: 'dev-levy', label: 'Development Levy' },
  fine: { due: 'fine', label: 'Fine' },
} as const;

/** One of those words. */
export type ServicePayment = keyof typeof SERVICE_PAYMENTS;

/** All of them, in the order they are offered. */
export const SERVICE_PAYMENT_NAMES = Object.keys(SERVICE_PAYMENTS) as [ServicePayment, ...ServicePayment[]];

/**
 * What becomes of a valid row that adds nothing new: it changes what there is, all of it was there before, or it stands in the
 * file already. Of any other it can be said that it is new.
 */
export const ROW_FATES = ['changed', 'known', 'repeated'] as const;

/** One of those. */
export type RowFate = (typeof ROW_FATES)[number];

/** Largest file of rows, bytes, and the most rows in it. */
export const UPLOAD_MOST = { bytes: 24_000_000, rows: 100_000 } as const;

/** Rows on a page of a preview and of what was uploaded (S2 section 2). */
export const UPLOAD_PAGE = 10;

/** Longest landlord's name and house address, characters. */
export const METER_ROW_LENGTH = { name: 120, address: 200 } as const;

/** The file of the meters that were not taken (S2 section 9). */
export const FAILED_METERS_FILE = 'failed_meter_numbers.csv';

/** The file of the rows that were not taken, of each kind. */
export const FAILED_FILES = {
  'upload-meters': FAILED_METERS_FILE,
  'upload-payments': 'failed_service_payments.csv',
  'upload-dev-levy': 'failed_development_levies.csv',
} as const satisfies Record<UploadKind, string>;

/** Largest logo, bytes (S2 section 9), and its longest side, px. */
export const LOGO_MOST = { bytes: 300_000, side: 4_000 } as const;

/** Images that a logo can be, by what is in them. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
