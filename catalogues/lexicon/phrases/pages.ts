/** How somebody asks to be taken to a page of the portal. */
export const PAGE_PHRASES = {
  /** What may stand before it in any wish. */
  leadsIn:
    'please|pls|plz|abeg|biko|kindly|oya|ok|okay|so|now|hi|hello|just|quickly, can|could|will|would you|u|una, can|could|may i|we, i|we want|wan|need|wish|like to?, i|we would|will|go like to?, let me|us, help me, make i|we, i dey find',
  /** It is gone to: whatever else is asked by the name of the page, somebody wants to be there. */
  goes: 'goto|visit, go straight|back|over|inside? to|into|inside|enter, go, jump|navigate|switch|move|return|proceed|head|skip straight|back|over? to|into, take|carry|bring|lead|land|direct|redirect|put|send me|us straight|back? to|into|inside, take|carry|bring|lead|land|put me|us go|enter|reach|for inside|to?',
  /** It is opened or shown: a list by its name is told in the chat as well. */
  opens: 'open|enter|access for? me?|us?, show|display|bring|pull|call me|us? up|out?, view, see, check, look at',
  /** Of these, what is said of a page sooner than of what is on it. */
  unlocks: 'open|enter|access for? me?|us?',
  page: 'page|pages|screen|tab|section|view',
  /** What a page may be called as well, and what the chat shows without one. */
  holder: 'table|list|part|side|place|menu',
  of: 'of|for|about|on|with|where|wey get|dey?|has?',
  article: 'the|a|my|our|d|di|dis|dat|that|this|una|all',
  closes:
    'please|pls|plz|abeg|biko|o|oo|jare|now|again|first|sharp|thanks, for me|us, thank you, so? i|we can see, make i see',
} as const;

/**
 * What people call pages besides what the navigation calls them, by address. Two pages may have a name in common where nobody has both, or
 * where it is the own name of one of them.
 */
export const PAGE_NAMES: Readonly<Record<string, string>> = {
  '/dashboard': 'dash board, dashbord, overview',
  '/toUpPower': 'buy light, power purchase, power buying, top up power, buy token|tokens',
  '/pay-services': 'services, service, pay services, service payment|payments, service charge|charges',
  '/pay-devLevy': 'development levy, dev levy, pay dev levy, levy, levies',
  '/transactionHistory':
    'history, transaction|transactions, transactions history, payment|payments|purchase|purchases history, payments, purchases, past payments',
  '/statement-of-account': 'statement, statements, account statement|statements',
  '/my-meters': 'meter|meters, own meters',
  '/household': 'house hold, family, house members',
  '/my-tokens': 'token|tokens, tokens history, bought tokens',
  '/account-number': 'account number, virtual account, transfer account, bank account number',
  '/tickets': 'support tickets, complaint|complaints, support ticket',
  '/second-factor': 'two factor, 2fa, 2 factor, two|2 step verification, authenticator',
  '/passkeys': 'passkey, pass key|keys',
  '/sessions': 'session|sessions, devices, signed|logged in devices, sign ins, logins',
  '/programs': 'program, program tokens, api, api tokens, developers?',
  '/user-page': 'settings, setting, account settings, profile settings, user page, personal details, account details',
  '/maps': 'map|maps',
  '/registered-residents': 'resident|residents, residents list, tenants, home owners, users',
  '/charges': 'charge, estate charges, monthly charges, runs of charges',
  '/monthly-prices': 'prices, monthly prices, price list, price history',
  '/who-owes': 'debtor|debtors, debts, owing, people owing, people who|wey dey? owe|owing, defaulters',
  '/arrears-policy': 'arrears, arrears policy|rule, rule of|about arrears',
  '/announcements': 'announcement, notices, notice board',
  '/collected-and-spent': 'books, accounts, income and spending, spendings, collection|collections',
  '/energy-balance': 'energy, energy balances',
  '/upload-meter-number': 'meter|meters, meter numbers, upload meter|meters, meter|meters upload|uploads',
  '/upload-existing-service-payments': 'upload payments, payment|payments upload|uploads, existing payments',
  '/development-levies':
    'levy|levies, development levy, dev levy|levies, upload levy|levies, levy|levies upload|uploads',
  '/money-that-came': 'arrivals, transfers, incoming transfers|money, money in',
  '/find-payment': 'find payment|payments, search payment|payments, payment|payments search, payment finder',
  '/approvals': 'approval',
  '/administrators': 'administrator, admin|admins',
  '/Settings': 'setting, estate settings',
  '/audit-log': 'audit, audit log|logs|trail, activity logs, activities, change log, logs',
  '/operations': 'operation, operations centre|center, ops',
  '/operations?view=stuck': 'stuck order|orders|payments',
  '/estates': 'estate',
  '/new-service': 'services, service, new services, service charge|charges',
  '/new-fee': 'fee|fees, convenience fees, new fee|fees',
  '/pending-transactions': 'pending, pending orders|payments|transaction|topups',
  '/cases': 'case',
  '/reconciliation': 'reconciliations, recon, reconcile',
  '/statements': 'statement, day sheet|sheets',
  '/requests': 'request',
  '/outages': 'outage|outages, wallet|wallets',
  '/faults': 'fault, errors, portal faults',
  '/utterances': 'utterance|utterances, sentences, unlabelled sentences',
  '/platform-settings': 'settings, setting',
  '/fees-and-limits': 'limit|limits, fees limits',
  '/tables': 'all? tables',
  '/dashboard?view=residents': 'resident|residents, residents list, resident search',
  '/airtime': 'airtime, airtime purchase',
  '/data': 'data, buy data, internet, data purchase',
  '/pay-bills': 'bill|bills, cable, cable tv, tv, bill|bills payment|payments, pay bill',
  '/pay-bills/wizard': 'bill wizard, wizard',
  '/help': 'help, faq|faqs, help articles',
  '/contact': 'contact',
  '/about': 'about us',
  '/privacy': 'privacy, privacy notice',
};
