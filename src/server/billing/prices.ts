import { type RawBuilder, sql } from 'kysely';

/**
 * What a row of `services` costs a month on a day in Lagos (`YYYY-MM-DD`), kobo: the last price that was set from that day or an earlier
 * one on, else the one that it was made with.
 */
export function monthlyKoboOn(day: string): RawBuilder<number> {
  return sql<number>`coalesce((
    select price.amount_kobo from service_prices as price
    where price.service_id = services.id and price.from_day <= ${day}
    order by price.from_day desc limit 1
  ), services.monthly_kobo)`;
}
