import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { registerEstate } from './estates/register-estate.ts';
import { setEstateActive } from './estates/set-estate-active.ts';
import { refundTopup } from './money/refund-topup.ts';
import { retryTopup } from './money/retry-topup.ts';
import { answerRequest } from './requests/answer-request.ts';
import { makeRequest } from './requests/make-request.ts';
import { disableService } from './services/disable-service.ts';
import { enableService } from './services/enable-service.ts';
import { createFee, createService } from './services/monthly.ts';
import { setProviderFee } from './services/set-provider-fee.ts';
import { pauseSales } from './settings/pause-sales.ts';
import { setNotice } from './settings/set-notice.ts';

/** The flows by which a platform administrator runs the portal, and the requests of every administrator. */
export const PLATFORM_FLOWS: Readonly<Record<string, (deps: FlowDeps) => Flow>> = {
  'register-estate': registerEstate,
  'set-estate-active': setEstateActive,
  'create-service': createService,
  'enable-service': enableService,
  'disable-service': disableService,
  'create-fee': createFee,
  'set-provider-fee': setProviderFee,
  'make-request': makeRequest,
  'answer-request': answerRequest,
  'retry-topup': retryTopup,
  'refund-topup': refundTopup,
  'set-notice': setNotice,
  'pause-sales': pauseSales,
};
