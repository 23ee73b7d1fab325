import type { Services } from '#catalogues/calls/services.ts';
import { balanceTold } from './balance.ts';
import { comparedLines } from './comparison.ts';
import { deedsTold } from './estate/deeds.ts';
import { owedTold } from './estate/owed.ts';
import { residentFound, residentsTold } from './estate/people.ts';
import { uploadedTold } from './estate/uploaded.ts';
import { paidAgain } from './payments/again.ts';
import { askedAfter, boughtTold } from './payments/bought.ts';
import { exported } from './payments/export.ts';
import { paymentTold } from './payments/found.ts';
import { listed } from './payments/history.ts';
import { receiptTold } from './payments/receipt.ts';
import { collectedTold } from './platform/collected.ts';
import { dashboardTold } from './platform/dashboard.ts';
import { platformListTold } from './platform/platform-lists.ts';
import { feeLines, priceLines } from './prices.ts';
import type { Asker, LookUp, Told } from './query.ts';
import { ticketMeant } from './tickets/meant.ts';
import { ticketsTold, ticketTold } from './tickets/tickets.ts';

/** The answer to a question beside the flow that only the server knows. */
export async function lookedUp(services: Services, up: LookUp, asker: Asker): Promise<Told> {
  switch (up.what) {
    case 'balance':
      return balanceTold(services, up, asker.who);
    case 'fee':
      return { lines: await feeLines(services, up.provider) };
    case 'prices':
      return { lines: await priceLines(services, up) };
    case 'comparison':
      return { lines: await comparedLines(services, up) };
    case 'history':
      return listed(services, up.asked, asker);
    case 'export':
      return exported(services, up.asked, asker);
    case 'receipt':
      return receiptTold(services, up, asker);
    case 'bought':
      return boughtTold(services, up, asker);
    case 'asked-after':
      return askedAfter(services, up, asker);
    case 'again':
      return paidAgain(services, up.which, asker);
    case 'payment':
      return paymentTold(services, up, asker);
    case 'residents':
      return residentsTold(services, up, asker);
    case 'resident':
      return residentFound(services, up, asker);
    case 'owed':
      return owedTold(services, up, asker);
    case 'audit':
      return deedsTold(services, up, asker);
    case 'uploaded':
      return uploadedTold(services, up, asker);
    case 'listed':
      return platformListTold(services, up, asker);
    case 'collected':
      return collectedTold(services, up, asker);
    case 'dashboard':
      return dashboardTold(services, asker);
    case 'tickets':
      return ticketsTold(services, up, asker);
    case 'ticket':
      return ticketTold(services, up.number, asker);
    case 'ticket-meant':
      return ticketMeant(services, up, asker);
  }
}
