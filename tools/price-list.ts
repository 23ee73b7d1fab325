/** Prints a built-in price list as a file that can be edited and then replaces it: `npm run price-list -- internet`. */
import { PRICE_LISTS } from '#catalogues/orders.ts';
import { BUILT_IN_PRICE_LISTS } from '#catalogues/products/price-lists.ts';
import { writePriceList } from '#src/server/price-lists/price-list-file.ts';

const wanted = PRICE_LISTS.find((name) => name === process.argv[2]);
if (wanted === undefined) {
  process.stderr.write(`Which price list? npm run price-list -- ${PRICE_LISTS.join('|')}\n`);
  process.exitCode = 1;
} else process.stdout.write(writePriceList(BUILT_IN_PRICE_LISTS[wanted]));
