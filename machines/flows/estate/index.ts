import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { editLogo } from './edit-logo.ts';
import { findResident } from './find-resident.ts';
import { residentVerification } from './resident-verification.ts';
import { setOccupancy } from './set-occupancy.ts';
import { updatePayment } from './update-payment.ts';
import { verifyResident } from './verify-resident.ts';

/** The flows by which an administrator runs the own estate. */
export const ESTATE_FLOWS: Readonly<Record<string, (deps: FlowDeps) => Flow>> = {
  'find-resident': findResident,
  'set-occupancy': setOccupancy,
  'update-payment': updatePayment,
  'verify-resident': verifyResident,
  'edit-logo': editLogo,
  'resident-verification': residentVerification,
};
