/** What was paid, is owed, or will cost; and asking for a person. Same notation as groups.ts. */
export const PAYMENTS: Record<string, string> = {
  history: `4.2: history DATES, show history, history ask, history power, history airtime, history data, history svccharge, history fine, history levy, history cable, history tv, history isp, history internet, history token, history billname, history verify, history reject, history pending, transaction DATES, history ONLY, show past, history success, show success, show pending -PLATFORM, show unsuccessful -token -meter -cable -isp -network -unit, success transaction, transaction reject show, transaction pending, transaction show, past DATES howmuch, past DATES show, show DATES power, howmuch past power, howmuch past airtime, howmuch past data, what past, past DATES what, past DATES levy -neg, past DATES svccharge -neg, past DATES fine -neg, past DATES estateservice -neg, download history, history estate
   6 -token -unit: transaction reject DATES, transaction pending DATES, transaction reject show, history reject DATES, show history reject, history reject show
   5 -broken -failing -reject: past DATES howmuch -token, history DATES show, what past DATES, past DATES ask -broken, transaction DATES show
   6.8 -resend -receipt -failing -broken -debit -missing -PLATFORM -upload -correct -record2: paymentlist DATES, paymentlist last, paymentlist download, history file -ADMIN, paymentlist file -ADMIN, download history
   5 -resend -receipt -failing -broken -debit -missing -neg -PLATFORM -ADMIN: payment last, transaction last, payment last show, past last -token -unit, pay last what
   3: history
   4.6: howoften past, howoften buy, howoften pay, howoften recharge
   5.4 -resend -receipt -failing -broken -debit -missing -PLATFORM -ADMIN -pay -buy -want -give -howto -ask -AMOUNT -MONTHS: paymentlist power, paymentlist fine, paymentlist levy, paymentlist svccharge, paymentlist estateservice, paymentlist cable, paymentlist tv, paymentlist airtime, paymentlist data, paymentlist isp, paymentlist internet, paymentlist network
   5 -token -unit -failing -broken -debit -PLATFORM: show past
   6 -token -unit -PLATFORM: show pending payment, show pending paymentlist
   4.4 -token -meter: unsuccessful airtime SHORT ONLY, unsuccessful data SHORT ONLY, unsuccessful power SHORT ONLY, unsuccessful cable SHORT ONLY
   5 -resident -PLATFORM: sorted payment, sorted history, sorted paymentlist
   5 -resident -PLATFORM -ADMIN -missing -failing: show payment fine, show payment power, show payment svccharge, show payment levy, show payment cable, show payment airtime, show payment data, show payment internet
   6 -token -meter -debit -PLATFORM -ADMIN: unsuccessful paymentlist`,
  receipt: `5.5: receipt
 6: receipt REF, receipt resend, receipt download, receipt past, receipt neg`,
  'resend-token': `5.7: resend token, last recharge, last recharge token, token again, token email -failing, forget token -meterno, resend unit, show token last, give token again, resend power, token resend past, token last, token REF -failing -reject, last airtime SHORT, show token -failing
   5.7: repeat token, repeat power token
   5.7: back token give`,
  balance: `6 -ADMIN -PLATFORM -AMOUNT -MONTHS: what balance pay, monthspaid, howmanymonths past, howmanymonths svccharge, when past svccharge
    4.4: howmuch pay USER, howmuch pay OWNER, balance, howmuch balance, fine isit, balance svccharge, balance levy, balance fine, isit balance, show balance, fine pending, isit levy past, isit svccharge past, isit fine past, isit levy pay, what balance, isit fine, howmuch levy -fee, howmuch pay svccharge, howmuch fine, howmuch svccharge -fee, what levy
   4.4 -ADMIN -PLATFORM -history -paymentlist -past -receipt -do: show svccharge, show levy, show fine`,
  'fee-question': `5.6 -past: willcharge, howmuch pay AMOUNT buy, howmuch pay AMOUNT power
   4.7: fee ask, fee pay ONLY -svccharge -fine -levy -PLATFORM -ADMIN, fee power ask, howmuch fee, what fee, AMOUNT what why, why AMOUNT, what AMOUNT add, why fee, fee isit, fee SHORT ONLY -AMOUNT -pay, fee airtime, fee cable ask, fee what, fee add ask
   5 -pay -AMOUNT -MONTHS -buy -PLATFORM -ADMIN: fee svccharge payment, fee svccharge ASKED, fee levy ASKED, fee fine ASKED, fee ASKED
   4.7 -PLATFORM -buy -pay -meter -meterno -line: what fresh AMOUNT, why fresh AMOUNT`,
  'price-list':
    '4.3 -someday -estate -resident: howmuch cable, howmuch tv, what tv package, tv package ask, what cable, howmuch data, howmuch network, howmuch isp, howmuch internet, what data, what cable package, what package, show package, pricelist show, pricelist what, pricelist, howmuch cablepackage, howmuch VOLUME, howmuch unit, howmuch power -someday, what network data, available package, package cable ask, show pricelist, pricelist data, pricelist cable, pricelist isp, pricelist network, pricelist isp SHORT, network package SHORT, isp package SHORT, cable package SHORT ask, show cable package, show data, show data network, available data ask, package isp ask, available cable ask, show isp, show internet, available internet, what isp, what internet, package internet show, data package show, data package what, howmuch airtime, show network package, package ask, howmuch subscription, available isp ask',
  'account-status': `4.6: whoami
 2.35 -VISITOR: profile SHORT ONLY -change, account SHORT ONLY -create -signin -signout -signup -verify
 4.1: account status -PLATFORM, status isit -power -VISITOR, isit verify, status account, profile status, verify ask, howgoes verify, howgoes account, howgoes status, email record, what email -change, record what, verify account, meterno record, what email record, account verify, isit status -VISITOR, status SHORT -VISITOR, record isit, email register ask, profile verify, approve when, approve neg account, account when, status when, why verify, why status, show profile, profile isit, what profile, show account -ADMIN -PLATFORM
   4.4 -VISITOR -change -balance -DIGITS: what meter account, what meterno account, what email account, what phoneno account, what meter register, what account register, why account status
   5.6 -ADMIN -PLATFORM: occupancy isit, occupancy ASKED, occupancy record2, occupancy record
   4.6 -VISITOR -change -ADMIN -PLATFORM: meter register account, meterno register account, isit meter register, what namefield account, meter isit account, what called account
   4.9 -VISITOR -token -payment -topups -ADMIN -PLATFORM: account pending, profile pending, why account neg, why verify pending, why status pending`,
  person: `4.8: human
   4.8 -past -pay -buy -DATES -signout: somebody talk, somebody ONLY SHORT, somebody help, somebody isit, somebody where, somebody want SHORT, somebody give SHORT`,
  'contact-support': '4: support, support want, problem support, howto support',
};
