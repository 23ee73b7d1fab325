import { accounts } from './accounts.ts';
import { administration } from './administration.ts';
import { billing } from './billing.ts';
import { bills } from './bills.ts';
import { dashboards } from './dashboards.ts';
import { dues } from './dues.ts';
import { estateHistories } from './estate-histories.ts';
import { estates } from './estates.ts';
import { looking } from './help/looking.ts';
import { tickets } from './help/tickets.ts';
import { histories } from './histories.ts';
import { orders } from './orders.ts';
import { platformEstates } from './platform/estates.ts';
import { platformMoney } from './platform/money.ts';
import { platformServices } from './platform/services.ts';
import { support } from './support.ts';
import { uploads } from './uploads.ts';

/** Every call of the portal, by the name its client method has. */
export const calls = {
  ...administration,
  ...estateHistories,
  ...uploads,
  ...accounts,
  ...billing,
  ...bills,
  ...dashboards,
  ...dues,
  ...estates,
  ...histories,
  ...looking,
  ...orders,
  ...platformEstates,
  ...platformMoney,
  ...platformServices,
  ...support,
  ...tickets,
} as const;

/** A call, by the name that its client method has. */
export type CallName = keyof typeof calls;
