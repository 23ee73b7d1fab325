import type { Sale } from '../vending/sales.ts';
import { type Service, variationsOf } from './services.ts';
import { transactionBody } from './transaction.ts';

/** The body of the event after staff settled a stuck sale. */
export function transactionUpdate(sale: Sale, service: Service): string {
  const says = sale.status === 'delivered' ? 'TRANSACTION DELIVERED' : 'TRANSACTION REVERSAL';
  const code = sale.status === 'delivered' ? '000' : '040';
  const data = transactionBody(sale, service, 'webhook', { code, status: sale.status, says });
  return JSON.stringify({ type: 'transaction-update', data });
}

/** The body of the event after the plans of a service changed: the whole list, and what to do about it. */
export function variationsUpdate(service: Service, code: string, what: 'added' | 'updated' | 'removed'): string {
  const changed = (word: string) => (word === what ? [code] : []);
  const list = (word: string) => ({ total: changed(word).length, variation_codes: changed(word) });
  const { response_description, content } = variationsOf(service);
  return JSON.stringify({
    type: 'variations-update',
    response_description: 'VARIATION CODE UPDATE',
    serviceID: service.id,
    service: service.name,
    summary: {
      added_variation_codes: changed('added').length,
      updated_variation_codes: changed('updated').length,
      removed_variation_codes: changed('removed').length,
    },
    data: {
      response_description,
      content: { ...content, variations: service.variations, varations: service.variations },
    },
    actionRequired: { added: list('added'), updated: list('updated'), removed: list('removed') },
  });
}
