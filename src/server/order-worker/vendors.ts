import { COMPANY_CODES } from '#catalogues/products/companies.ts';
import { PROVIDERS } from '#catalogues/products/providers.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { noteDown, noteUp, type Outage, outagesOf } from '../vending/availability/outages.ts';
import { askWallet } from '../vending/availability/wallets.ts';
import { everyVendor, type VendingPort } from '../vending/port.ts';
import { takeRound } from './lease.ts';
import { tellIfLow } from './low-wallet.ts';

/** How often each vendor is asked what it can sell and what is in our wallet there, ms. */
const EVERY_MS = 60_000;

/** Most accounts that a vendor is asked about in a round, to learn whether what was down is back. */
const MOST_ASKED = 5;

/**
 * Learn what each vendor can sell just now, and what is in our wallet there: of all servers one asks, once a minute. Nobody has to
 * want to pay for it to be known that something is back.
 */
export async function lookAtVendors(deps: MoneyDeps): Promise<void> {
  const asked = await Promise.allSettled(everyVendor(deps).map((vendor) => lookAt(deps, vendor)));
  const failed = asked.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function lookAt(deps: MoneyDeps, vendor: VendingPort): Promise<void> {
  if (!(await takeRound(deps, `vendor ${vendor.name}`, EVERY_MS))) return;
  const wallet = await askWallet(deps, vendor);
  if (wallet !== null) await tellIfLow(deps, wallet);
  const told = await vendor.supplies?.();
  if (told?.kind === 'told') {
    const at = deps.clock();
    await noteUp(deps.db, at, vendor.name, told.up, ['list']);
    const reason = 'so it says of itself';
    for (const supply of told.down)
      await noteDown(deps.db, at, { vendor: vendor.name, supply, source: 'list', reason, account: null });
  }
  const down = (await outagesOf(deps.db, deps.clock(), [vendor.name]))
    .filter(({ vendor: of, source, account }) => of === vendor.name && source !== 'list' && account !== null)
    .slice(0, MOST_ASKED);
  // What it answers is kept by the one who listens to it.
  await Promise.all(down.map((one) => askAbout(vendor, one)));
}

/** Ask about the account with which it was learned: a question, and no sale. */
async function askAbout(vendor: VendingPort, { supply, account }: Outage): Promise<void> {
  if (account === null) return;
  const [product, of] = supply.split(':');
  const company = COMPANY_CODES.find((code) => code === of);
  const provider = PROVIDERS.find(({ code }) => code === of)?.code;
  if (product === 'power' && company !== undefined) await vendor.findMeter(account, company);
  else if (product === 'cable' && provider !== undefined)
    await vendor.findAccount({ kind: 'cable', provider, account });
}
