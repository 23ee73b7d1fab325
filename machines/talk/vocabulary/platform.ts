/** What a platform administrator speaks of. Same notation as products.ts. */
export const PLATFORM: Record<string, string> = {
  deactivate:
    'deactivate, deactivating, inactivate, suspend, suspending, make inactive, set inactive, de activate, shut down, no longer active',
  activating: 'activate, activating, reactivate, reactivating, re activate, unsuspend, make active, set active',
  disable: 'disable, disabling, turn off, switch off, put off, stop offering, off the',
  stopsell:
    'stop selling, stop to sell, stop sale of, stop sales of, stop the sale of, stop the sales of, stop sales, pause sale of, pause sales of, pause sales, pause the sale of, halt sales, halt sales of, hold sales of, suspend sales of, no dey sell, make una no sell, dont sell, do not sell, no sell, pause',
  sell: 'sell, selling, sale, sales',
  startsell:
    'start selling, resume selling, resume sale of, resume sales of, resume the sale of, resume sales, resume, unpause, continue selling',
  notice: 'notice, notices, announcement, announce, banner, broadcast, bulletin',
  takedown:
    'take down, remove, clear, delete, take off, pull down, take away, comot, bring down, removing, removed, deleted, deleting',
  noticedown:
    'take the notice down, take notice down, take this notice down, take our notice down, bring the notice down, pull the notice down, take the announcement down, take the banner down',
  reconcile:
    'reconcile, reconciliation, reconciling, reconciled, recon, compare the books, compare books, check the books, do the books agree, books agree, balance the books, tally the books, balance books',
  requestlist: 'requests, open requests, pending requests, the requests',
  closing:
    'answer request, answer the request, answer requests, close, done, grant, approve, decline, declined, reject, rejected, turn down, refuse, fulfilled',
  answerrequest: 'answer request, answer the request, answer a request, answer requests, answer the requests',
  collected:
    'collect, collected, collecting, collection, collections, did we collect, we collect, we don collect, income, turnover, takings, revenue, did we make, we make, we made, money come in, money came in, money enter, money entered, wey enter, did we take in, earnings, did we earn, we earn',
  sold: 'sold, did we sell, we sell, we sold, we don sell, una sell, sales, were sold, was sold, dem sell, did people buy, people buy, were bought, was bought, we vend, did we vend, we vended, vended',
  provfee: 'convenience fee, convenience fees, convenience charge, convenience charges, provider fee, provider fees',
  servicelist: 'services, all services, list of services, fees and services, services and fees',
};

/** Which of these mean what; the notation is that of patterns/groups.ts. */
export const PLATFORM_PATTERNS: Record<string, string> = {
  'deactivate-estate': `6 -THING -service -svccharge -stopsell -notice: deactivate estate, deactivate PLACE
   5.6 -THING -service -svccharge -stopsell -notice: deactivate PLATFORM
   6 -THING -service -svccharge -estateservice -notice: OFF PLACE, OFF estate`,
  'activate-estate':
    '6.4 -THING -service -svccharge -cable -isp -data -notice: activating PLACE PLATFORM, activating estate PLATFORM, activating again PLATFORM, SWITCHON PLACE, SWITCHON estate',
  'disable-service': `6: disable service, disable svccharge, disable estateservice, deactivate service, deactivate svccharge, deactivate estateservice
   6: disable THING PLATFORM, disable PLACE PLATFORM, disable PLATFORM, deactivate THING PLATFORM
   6.2: OFF service, OFF svccharge, OFF estateservice`,
  'set-provider-fee':
    '7 -ask -show: set fee company PLATFORM, change fee company PLATFORM, fee company AMOUNT PLATFORM, takedown fee company PLATFORM, create fee company PLATFORM, give fee company PLATFORM, set provfee PLATFORM, change provfee PLATFORM, provfee AMOUNT PLATFORM -fresh -create -add, takedown provfee PLATFORM, correct fee company PLATFORM',
  'provider-fees':
    '6.4 -AMOUNT -set -change: show provfee PLATFORM, provfee all PLATFORM, provfee SHORT PLATFORM ONLY, what provfee PLATFORM, show fee PLATFORM all',
  services:
    '5.9 -create -add -enable -disable -AMOUNT -request -requestlist -set -fresh: servicelist PLATFORM, show service PLATFORM, what service PLATFORM',
  'set-notice': `9 -ask: notice PLATFORM
   6.5 -ask: notice set, notice create, notice load
   9: TOLDALL`,
  'clear-notice': '9.5 -create: notice takedown PLATFORM, noticedown PLATFORM',
  'pause-sales': `8: stopsell
   6 -PLACE -estate -service: OFF airtime, OFF data, OFF cable, OFF internet, OFF isp`,
  'resume-sales': '8.4: startsell, sell again PLATFORM, buy again PLATFORM enable, enable sell PLATFORM',
  'resident-payments': `6.1 -ONLY -PLACE -pending -missing -upload -record2 -set -howmuch -count: paymentlist PLATFORM, history PLATFORM, transaction PLATFORM, find PLATFORM -estate, resident PLATFORM
   6.1 -pending -missing: history EMAIL PLATFORM, paymentlist EMAIL PLATFORM, find EMAIL PLATFORM, find DIGITS PLATFORM, history DIGITS PLATFORM, find resident PLATFORM`,
  reconcile: '7: reconcile',
  requests: '6.3 -closing: requestlist, requestlist show, requestlist ask',
  'answer-request':
    '7.4 -show: answerrequest, request closing PLATFORM, request mark PLATFORM, requestlist closing PLATFORM, request finished PLATFORM',
  'request-fee': `6.6 -closing: request fee
   5.4: want fee ADMIN, fresh fee ADMIN, create fee ADMIN, add fee ADMIN`,
  'request-service': '8 -closing: request service PLATFORM, request estateservice PLATFORM, request service ADMIN',
  'request-estate': '8.4 -closing: request estate PLATFORM -service -fee, request estate ADMIN -service -fee',
  'refund-topup':
    '6.8 -ask: cancelling REF PLATFORM, cancelling topups PLATFORM, cancelling PLATFORM, mark cancelling PLATFORM',
  metrics: `6.4 -pending -missing -neg: past count PLATFORM, past howmuch PLATFORM, collected PLATFORM, collected DATES PLATFORM, collected howmuch PLATFORM, sold DATES PLATFORM, sold howmuch PLATFORM, sold count PLATFORM, sold show PLATFORM, sold PLATFORM, sold what PLATFORM
   6.9 -pending -missing: howmuch DATES PLATFORM collected`,
  estates:
    '6.6 -register -create -add: estate show PLATFORM verify, estate PLATFORM what verify, estate listed PLATFORM -neg, PLACE exist PLATFORM -neg',
  'pending-topups':
    '6.2 -sell: pending topups DATES, pending transaction DATES PLATFORM, missing topups DATES PLATFORM',
};
