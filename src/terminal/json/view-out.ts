import { z } from 'zod';
import { STOPPING_DUES } from '#catalogues/orders.ts';
import {
  type Action,
  type Card,
  type Choice,
  COLUMN_KINDS,
  type Dialog,
  FIELD_KINDS,
  type FieldView,
  type Modal,
  type Owing,
  type Preview,
  type Result,
  type Row,
  type TableView,
  type TransferView,
  type View,
  type Waiting,
  type WaitingStep,
  type WidgetView,
} from '#machines/kit/view.ts';

/** How a sentence is meant. */
export const toneOut = z.enum(['plain', 'info', 'success', 'warning', 'danger']);

const row = z.strictObject({
  /** Which slot's value it shows, or `fee`. */
  name: z.string().optional(),
  label: z.string(),
  value: z.string(),
  short: z.string().optional(),
  total: z.literal(true).optional(),
  units: z.literal(true).optional(),
});

const result = z.strictObject({
  title: z.string(),
  orderId: z.string(),
  key: z.string().optional(),
  token: z.string().optional(),
  units: z.string().optional(),
  tokens: z
    .strictObject({ how: z.string(), each: z.array(z.strictObject({ label: z.string(), digits: z.string() })) })
    .optional(),
  vouchers: z
    .strictObject({
      how: z.string(),
      each: z.array(z.strictObject({ pin: z.string(), serial: z.string().nullable() })),
    })
    .optional(),
  paidAt: z.string().optional(),
  email: z.string().optional(),
  status: z.strictObject({ text: z.string(), tone: toneOut }).optional(),
});

/** A payment with what was delivered. */
export const cardOut = z.strictObject({ result, summary: z.array(row) });

/** The columns of a table. */
export const columnsOut = z.array(
  z.strictObject({
    name: z.string(),
    label: z.string(),
    align: z.enum(['start', 'end']),
    kind: z.enum(COLUMN_KINDS).optional(),
  }),
);

/** Rows under their columns; `page` is where the portal shows the same. */
export const tableOut = z.strictObject({
  columns: columnsOut,
  rows: z.array(z.array(z.string())),
  page: z.strictObject({ label: z.string(), path: z.string(), query: z.record(z.string(), z.string()) }).optional(),
});

const choice = z.strictObject({
  value: z.string(),
  label: z.string(),
  detail: z.string().optional(),
  mark: z.string().optional(),
  /** The label is somebody's own name. */
  own: z.literal(true).optional(),
});

const field = z.strictObject({
  name: z.string(),
  label: z.string(),
  kind: z.enum(FIELD_KINDS),
  /** A secret's is dots. */
  value: z.string(),
  problem: z.string().nullable(),
  choices: z.array(choice),
  readOnly: z.boolean(),
  ask: z.string(),
  placeholder: z.string(),
  /** What of the placeholder is enough where there is little room. */
  example: z.string().optional(),
  hint: z.string().nullable(),
  accept: z.string().optional(),
  /** Kind `file`: more than one can be given, one after another. */
  several: z.literal(true).optional(),
  /** It is asked, and may be left empty. */
  optional: z.literal(true).optional(),
  /** Kind `secret`: a code of a second factor, and no other secret. */
  code: z.literal(true).optional(),
  /** It is about somebody else: nothing that the person gave for themselves is offered. */
  another: z.literal(true).optional(),
  fromChat: z.boolean(),
});

const widget = z.strictObject({
  provider: z.string(),
  script: z.string(),
  page: z.string().optional(),
  merchantId: z.string(),
  name: z.string(),
  email: z.string(),
  narration: z.string(),
  /** Naira. */
  amount: z.number(),
  currency: z.literal('NGN'),
  orderId: z.string(),
  session: z.string().optional(),
  untold: z.literal(true).optional(),
});

/** Where the money of a transfer goes; naira. */
const transfer = z.strictObject({
  orderId: z.string(),
  provider: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  bank: z.string(),
  amount: z.number(),
  expiresAt: z.string(),
  /** As the server last said; 0: the number has expired. */
  secondsLeft: z.number(),
  /** Other sums that came, and went back. */
  sentBack: z.array(z.number()),
  seen: z.string(),
});

const actionType = z.enum([
  'NEXT',
  'BACK',
  'CONFIRM',
  'TRANSFER',
  'CREDIT',
  'CARD',
  'DECLINE',
  'CANCEL',
  'RETRY',
  'PASSKEY',
  'EDIT',
]);

/** What is owed and stops what was wanted; `pays` begins the payment of it. */
const owing = z.strictObject({
  title: z.string(),
  rows: z.array(row),
  earlier: z.strictObject({ label: z.string(), rows: z.array(row) }).nullable(),
  withFee: z.string().nullable(),
  pays: z.array(
    z.strictObject({
      due: z.enum(STOPPING_DUES),
      label: z.string(),
      starts: z.strictObject({ flow: z.string(), values: z.record(z.string(), z.string()) }),
    }),
  ),
});

/** What a purchase that was paid still needs, step by step. */
const waiting = z.strictObject({
  steps: z.array(
    z.strictObject({
      name: z.enum(['paid', 'bought', 'there']),
      label: z.string(),
      detail: z.string(),
      stands: z.enum(['done', 'now', 'ahead']),
    }),
  ),
  leave: z.strictObject({ lead: z.string(), text: z.string() }),
  again: z.string(),
  said: z.string(),
});

/** The open flow at this moment (ARCHITECTURE, `present`). */
export const viewOut = z.strictObject({
  flow: z.string(),
  step: z.string(),
  title: z.string(),
  heading: z.string().nullable(),
  say: z.array(
    z.strictObject({
      tone: toneOut,
      text: z.string(),
      headline: z.string().optional(),
      passing: z.literal(true).optional(),
      card: cardOut.optional(),
    }),
  ),
  fields: z.array(field),
  next: z.string().nullable(),
  actions: z.array(
    z.strictObject({
      type: actionType,
      label: z.string(),
      /** Type `EDIT`: the field that it asks for. */
      field: z.string().optional(),
      formLabel: z.string().optional(),
      enabled: z.boolean(),
      reason: z.string().nullable(),
      /** A bare yes reads it back once more. */
      rereads: z.literal(true).optional(),
      revises: z.literal(true).optional(),
      deed: z.string().optional(),
    }),
  ),
  own: z.array(z.string()).optional(),
  summary: z.array(row),
  table: tableOut.nullable(),
  preview: z
    .strictObject({
      valid: z.int(),
      invalid: z.int(),
      marks: z.array(z.boolean()),
      page: z.strictObject({ at: z.int(), of: z.int(), total: z.int() }),
    })
    .nullable(),
  files: z.array(z.strictObject({ name: z.string(), label: z.string() })),
  outcome: z.enum(['success', 'failed', 'pending']).nullable(),
  modal: z
    .strictObject({
      title: z.string(),
      lines: z.array(z.string()),
      titleLines: z.int().optional(),
      button: z.string(),
      does: actionType.optional(),
      resend: z.string().optional(),
      home: z.literal(true).optional(),
    })
    .nullable(),
  /** `table`: what it is asked about, line by line. */
  dialog: z.strictObject({ title: z.string(), lines: z.array(z.string()), table: tableOut.optional() }).nullable(),
  made: z.string().optional(),
  result: result.nullable(),
  reveals: z.enum(['authenticator-key', 'recovery-codes', 'program-token']).optional(),
  busy: z.string().nullable(),
  percent: z.number().nullable(),
  delivering: z.enum(['token', 'receipt']).nullable(),
  owing: owing.optional(),
  waiting: waiting.optional(),
  widget: widget.nullable(),
  transfer: transfer.nullable(),
  progress: z.strictObject({ labels: z.array(z.string()), at: z.int() }).nullable(),
});

/** Fails to compile where a view can hold something that the shape does not name. */
type Named<Shape, Shown> = keyof Shown extends keyof Shape ? true : never;
export const VIEW_IS_NAMED: Named<z.output<typeof viewOut>, View> &
  Named<z.output<typeof viewOut>['actions'][number], Action> &
  Named<NonNullable<z.output<typeof viewOut>['modal']>, Modal> &
  Named<NonNullable<z.output<typeof viewOut>['dialog']>, Dialog> &
  Named<NonNullable<z.output<typeof viewOut>['preview']>, Preview> &
  Named<z.output<typeof row>, Row> &
  Named<z.output<typeof field>, FieldView> &
  Named<z.output<typeof choice>, Choice> &
  Named<z.output<typeof widget>, WidgetView> &
  Named<z.output<typeof transfer>, TransferView> &
  Named<z.output<typeof result>, Result> &
  Named<z.output<typeof owing>, Owing> &
  Named<z.output<typeof waiting>, Waiting> &
  Named<z.output<typeof waiting>['steps'][number], WaitingStep> &
  Named<z.output<typeof tableOut>, TableView> &
  Named<z.output<typeof cardOut>, Card> = true;
