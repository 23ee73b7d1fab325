import type { Area } from '../scene.ts';
import { ACCOUNTS_AREA } from './by-hand/accounts.ts';
import { CHAT } from './by-hand/chat.ts';
import { DUES } from './by-hand/dues.ts';
import { ESTATE } from './by-hand/estate.ts';
import { HELP } from './by-hand/help.ts';
import { LANDING } from './by-hand/landing.ts';
import { PLATFORM } from './by-hand/platform.ts';
import { POWER } from './by-hand/power.ts';
import { ROWS } from './by-hand/rows.ts';
import { STOREFRONT } from './by-hand/storefront.ts';
import { TICKETS } from './by-hand/tickets.ts';
import { TROUBLE } from './by-hand/trouble.ts';
import { FLOW_SCENES } from './from-tables/flows.ts';
import { LIST_SCENES } from './from-tables/lists.ts';
import { ROUTE_SCENES } from './from-tables/routes.ts';

/** Every scene there is, in the order in which its picture is taken. */
export const AREAS: readonly Area[] = [
  LANDING,
  STOREFRONT,
  POWER,
  DUES,
  ACCOUNTS_AREA,
  ESTATE,
  PLATFORM,
  ROWS,
  TROUBLE,
  TICKETS,
  HELP,
  CHAT,
  LIST_SCENES,
  FLOW_SCENES,
  ROUTE_SCENES,
];
