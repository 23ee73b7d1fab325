/** What a platform administrator speaks of. Same notation as products.ts. */
export const PLATFORM: Record<string, string> = {
  deactivate:
    'deactivate, deactivating, inactivate, suspend, suspending, make inactive, set inactive, de activate, shut down, no longer active, switch them off, switch it off, switch the estate off, take offline, take them off, take them offline, put on hold, block the estate, cut them off, nobody there should be able to, should be able to transact, stop them from transacting, freeze the estate, lock the estate, be suspended, suspended, should be suspended, off them, comot them, remove from the platform',
  activating:
    'activate, activating, reactivate, reactivating, re activate, unsuspend, make active, set active, restore, bring them back, bring it back, put them back, put it back, back on, lift suspension, lift the suspension, unfreeze, unblock, switch back on, turn back on, switch on again, resume the estate, allow them back, let them back, reinstate, put the estate back on, switch the estate on, switch the estate back on',
  disable: 'disable, disabling, turn off, switch off, put off, stop offering, off the',
  stopsell:
    'stop selling, stop to sell, stop sale of, stop sales of, stop the sale of, stop the sales of, stop sales, pause sale of, pause sales of, pause sales, pause the sale of, halt sales, halt sales of, hold sales of, suspend sales of, no dey sell, make una no sell, dont sell, do not sell, no sell, pause, hold sales, freeze sales, freeze sale, nobody should buy, nobody should be able to buy, make nobody buy, dont let people buy, dont let anybody buy, do not let anyone buy, take off sale, off sale, stop people buying, stop people from buying, halt purchases, halt purchase, halt buying',
  sell: 'sell, selling, sale, sales',
  startsell:
    'start selling, resume selling, resume sale of, resume sales of, resume the sale of, resume sales, resume, unpause, continue selling, open sales, reopen, re open, open back up, lift the hold, lift hold, make people buy, people fit dey buy again, people can buy again, let people buy again, back on sale, put back on sale, unfreeze sales, undo the pause, end the pause, lift the pause, release sales',
  notice:
    'notice, notices, announcement, announce, banner, broadcast, bulletin, message at the top, top message, site message',
  takedown:
    'take down, remove, clear, delete, take off, pull down, take away, comot, bring down, removing, removed, deleted, deleting',
  noticedown:
    'take the notice down, take notice down, take this notice down, take our notice down, bring the notice down, pull the notice down, take the announcement down, take the banner down',
  reconcile:
    'reconcile, reconciliation, reconciling, reconciled, recon, compare the books, compare books, check the books, do the books agree, books agree, balance the books, tally the books, balance books, match the gateway, against the gateway, our ledger against, our books match, do our books, settlement report, tally with the gateway, agree with the gateway',
  portalfault:
    'faults, reported faults, faults of the portal, portal faults, faults of the app, client error, client errors, client fault, client faults, error reports, errors of the portal, portal errors, app errors, browser errors, crash reports, went wrong for people, goes wrong for people, went wrong for users, goes wrong for users, went wrong for residents, wetin spoil for people, fault, fault with reference',
  requestlist:
    'requests, open requests, pending requests, the requests, things i asked for, those things i asked for, what i asked for, everything i asked for, all i have applied for, what i applied for, what we applied for, what we asked for, request queue, my requests, our requests, applications, pending applications, asked you for, asking us for',
  closing:
    'answer request, answer the request, answer requests, close, done, grant, approve, decline, declined, reject, rejected, turn down, refuse, fulfilled',
  answerrequest: 'answer request, answer the request, answer a request, answer requests, answer the requests',
  collected:
    'collect, collected, collecting, collection, collections, did we collect, we collect, we don collect, income, turnover, takings, revenue, did we make, we make, we made, money come in, money came in, money enter, money entered, wey enter, did we take in, earnings, did we earn, we earn',
  sold: 'sold, did we sell, we sell, we sold, we don sell, una sell, sales, were sold, was sold, dem sell, did people buy, people buy, were bought, was bought, we vend, did we vend, we vended, vended',
  provfee:
    'convenience fee, convenience fees, convenience charge, convenience charges, provider fee, provider fees, fees for providers, fee per provider, each biller, billers, per biller, per provider, what we add on, add on each, margin on, charge on top of each',
  servicelist: 'services, all services, list of services, fees and services, services and fees',
  misunderstood: `what did you not understand, what you did not understand, what didnt you understand, what you didnt understand, what did you fail to understand, what was not understood, sentences not understood, not understood sentences,
    sentences you did not understand, sentences that were not understood, misunderstood sentences, what did you misunderstand, unlabelled sentences, sentences to label, label sentences, label the sentences, label a sentence, wetin you no understand, wetin una no understand,
    wetin you no sabi, utterances`,
};
