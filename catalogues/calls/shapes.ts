import { accountsShapes } from './accounts.shapes.ts';
import { administrationShapes } from './administration.shapes.ts';
import { billingShapes } from './billing.shapes.ts';
import { billsShapes } from './bills.shapes.ts';
import type { CallShapes } from './call.ts';
import { dashboardsShapes } from './dashboards.shapes.ts';
import { duesShapes } from './dues.shapes.ts';
import { estateHistoriesShapes } from './estate-histories.shapes.ts';
import { estatesShapes } from './estates.shapes.ts';
import { lookingShapes } from './help/looking.shapes.ts';
import { ticketsShapes } from './help/tickets.shapes.ts';
import { historiesShapes } from './histories.shapes.ts';
import type { CallName } from './index.ts';
import { ordersShapes } from './orders.shapes.ts';
import { platformEstatesShapes } from './platform/estates.shapes.ts';
import { platformMoneyShapes } from './platform/money.shapes.ts';
import { platformServicesShapes } from './platform/services.shapes.ts';
import { supportShapes } from './support.shapes.ts';
import { uploadsShapes } from './uploads.shapes.ts';

/** The shapes of every call, under the same names as `calls`. */
export const shapes = {
  ...administrationShapes,
  ...estateHistoriesShapes,
  ...uploadsShapes,
  ...accountsShapes,
  ...billingShapes,
  ...billsShapes,
  ...dashboardsShapes,
  ...duesShapes,
  ...estatesShapes,
  ...historiesShapes,
  ...lookingShapes,
  ...ordersShapes,
  ...platformEstatesShapes,
  ...platformMoneyShapes,
  ...platformServicesShapes,
  ...supportShapes,
  ...ticketsShapes,
} as const satisfies Record<CallName, CallShapes>;
