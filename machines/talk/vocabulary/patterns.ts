/**
 * Which concepts together mean which intent. A line is `score: patterns`; a pattern is the concepts that must all be there,
 * in any order; `-x` must not be there, and behind a score it holds for the whole line. Capitals are facts (AMOUNT, SURE,
 * PHONE, DIGITS, VOLUME, MONTHS, DATES, EMAIL, REF, CODE), the role (USER, OWNER, ADMIN, PLATFORM, VISITOR) and the shape of
 * the sentence: NAME (a capital that means nothing here), ONLY (every word is known), SHORT (four words or fewer),
 * ALONE (one name is the whole sentence), PLACE (an estate is named), THING (something else is).
 * `do` is any word of getting or paying; GROUPS has the others. ASKED is a sentence that ends in a question mark.
 */
export const GROUPS: Record<string, string> = {
  do: 'buy pay payment recharge load give renew want add activate',
  ask: 'howmuch what where how why when isit howto',
  elec: 'power token unit',
  failing: 'neg missing',
  broken: 'reject problem',
  company: 'network disco cable isp',
  ours: 'power token unit meter meterno airtime data internet cable tv isp network disco svccharge levy fine payment pay receipt history transaction account profile password estate service resident estateservice support balance fee upload logo smartcardno ticket',
};

/** Intents that begin a purchase: these alone pass the guard in intents.ts. */
export const PURCHASES: Record<string, string> = {
  'buy-power': `2.6 -past -ask -neg -missing -broken -less -work -often -estate -DATES -PLATFORM -ADMIN: power usedup ONLY, unit usedup ONLY, token usedup ONLY, UNITS power ONLY, UNITS unit ONLY SHORT -meter, UNITS buy, UNITS want, dark recharge, dark buy, dark load
   3.8: give unit SURE
   3: vend AMOUNT, outage buy SURE, unit finished buy, unit finished AMOUNT, do power, power SURE, power AMOUNT, do token, token AMOUNT, unit AMOUNT, do unit, recharge meter, load meter, credit meter, credit meterno,
     do meter SURE, buy meter AMOUNT, want token
   2.5: power ONLY SHORT, token ONLY SHORT -again -broken -failing, recharge ONLY SHORT meter
   4.2: outage buy AMOUNT, outage recharge AMOUNT
   3.2: meter finished SURE, meter SURE SHORT USER -DIGITS, load meter AMOUNT`,
  'public-power': `6.6 -past -failing -broken -debit -resend: buy disco DIGITS receipt, recharge disco DIGITS receipt
   6 -past -failing -broken -debit: disco DIGITS AMOUNT
   4.5: disco AMOUNT, disco DIGITS, do disco, disco power, disco otherdisco, disco token -failing, do power DIGITS, power DIGITS AMOUNT, token DIGITS AMOUNT -failing, meterno DIGITS AMOUNT -change, do meterno DIGITS -change,
     otherdisco AMOUNT, otherdisco DIGITS, do otherdisco, otherdisco power, do token DIGITS, meter DIGITS AMOUNT, power DIGITS -arrive, disco meter, disco ONLY meterno, do unit DIGITS, postpaid do, recharge meter DIGITS, publicpower ONLY SHORT`,
  airtime: `6 -past -failing -broken -debit: network PHONE AMOUNT -data -VOLUME -subscribed
   3: do airtime, airtime AMOUNT, airtime PHONE, airtime network, airtime ONLY SHORT -ask, network AMOUNT -data, network SURE, recharge PHONE, recharge network, buy credit -meter, load credit -meter, recharge credit -meter, credit network, credit PHONE,
     credit AMOUNT -meter -power, card network, recharge line, load line AMOUNT, PHONE AMOUNT, do network PHONE, recharge AMOUNT PHONE, line AMOUNT load, line AMOUNT give, line AMOUNT recharge, card AMOUNT give, card AMOUNT load, load card, network PHONE, recharge card, AMOUNT card, credit line, airtime finished -past, line finished give
   2: recharge ONLY SHORT -last, recharge AMOUNT ONLY -meter -power, do airtime`,
  data: `4: do data, data AMOUNT, data PHONE, data network, network VOLUME, VOLUME PHONE, do VOLUME -isp, renew network, do data AMOUNT, data VOLUME, network subscription, subscription PHONE
   3: data ONLY SHORT -ask
   6 -past -failing -broken -debit -airtime: subscribed network AMOUNT PHONE, subscribed network PHONE
   5.2 -past -failing -broken -debit -airtime -isp: network data line`,
  internet: `6 -past -failing -broken -debit: isp DIGITS AMOUNT
   4.6: do isp, isp AMOUNT, isp VOLUME, isp DIGITS, isp CODE, isp internet, isp accountno, isp isppackage, isp subscription, isp network, isp data, isp card, isp recharge, isp payment, isp account DIGITS, do isp VOLUME, isp PHONE, isp package do, isp ALONE,
     isppackage DIGITS, isp billname
   3.5: do internet -network, internet DIGITS, internet isppackage, internet ONLY SHORT -ask, internet AMOUNT -network -data, internet subscription -network, internet payment, internet billname`,
  'pay-bills': `6.6 -past -failing -broken -debit -resend: renew cable DIGITS receipt, buy cable DIGITS receipt, recharge cable DIGITS receipt
   6 -past -failing -broken -debit: cable DIGITS AMOUNT
   4.6: do cable, cable AMOUNT, cable DIGITS, cable cablepackage, cable subscription, cable recharge, cable payment, cable ONLY SHORT -ask -pricelist -paymentlist -package, cable billname, cable smartcardno, cable PHONE, pay tv, renew tv, recharge tv, buy tv subscription, tv subscription, tv DIGITS, tv payment, tv SURE, tv ONLY SHORT -ask -pricelist, tv billname, load tv, do tv package, buy smartcardno, pay smartcardno, renew smartcardno, recharge smartcardno, do smartcardno DIGITS, smartcardno DIGITS,
     do cablepackage DIGITS, cablepackage DIGITS AMOUNT, cable MONTHS, cable package -pricelist
   3: pay billname ONLY -power, billname ONLY SHORT -ask, billname payment ONLY`,
  'pay-services': `4: do svccharge, svccharge AMOUNT, svccharge MONTHS, svccharge payment, svccharge ONLY SHORT -ask, do fine, fine AMOUNT, fine payment, pay estateservice, renew estateservice, payment estateservice, estateservice AMOUNT, estateservice MONTHS, pay estate service, do estate service -create -register -PLATFORM -request -fresh, estate payment pay,
     pay service -fee, service MONTHS, service AMOUNT pay, estateservice subscription, estateservice payment, estate svccharge
   2.5: pay service estate
   5.2 -ask: balance svccharge pay AMOUNT, balance fine pay AMOUNT, balance estateservice pay AMOUNT`,
  'pay-dev-levy':
    '4.5: do levy, levy AMOUNT, levy payment, levy ONLY SHORT -ask -balance -fee, levy balance pay, levy MONTHS, levy balance do',
};

/** Everything else. */
export const OTHERS: Record<string, string> = {
  'sign-in': `4: signin
   5.6 -forget -neg -reject -reset -change -resend -problem -leaked: credentials show, credentials want, credentials where`,
  'sign-up': `4.6: signup -adminuser -PLATFORM, newcomer SHORT VISITOR, newcomer register, newcomer signup, neg account VISITOR -signin -forget -active -approve
 3.5: register VISITOR -estate -service -adminuser, register landlord, register tenant, register SHORT ONLY -estate -service
 3: create account, account register`,
  'sign-out': '4.5: signout',
  'forgot-password': `5: forget password, credentials reject, credentials neg, reset password, password neg work, password reject, password email, link neg arrive, link reset, link resend, link finished reset, give resetlink, want resetlink, resetlink finished, resetlink EMAIL, forget email password, password problem
 4.5: neg password want, password resend, forget password change
 3: forget signin, password work
   4.8 -change -leaked -fresh: what password`,
  'change-password': `5.2: leaked
 4.6: change password, set password, correct password, create password, want password
 2.5: password SHORT
   4.7 -forget -problem: newpassword
   5.4 -forget: password reject change, password fresh change`,
  'update-profile': `4: change profile, change email, change phoneno, change namefield, correct profile, correct namefield, correct email, correct phoneno, namefield reject, change email EMAIL, profile wrong, namefield wrong, phoneno wrong, email wrong, set email, namefield change, set phoneno PHONE -AMOUNT -card -airtime
 4 -VISITOR: namefield becomes, email becomes, phoneno becomes PHONE, namefield fresh NAME, email fresh EMAIL, phoneno fresh PHONE, line fresh PHONE -airtime, change line PHONE, EMAIL email as -receipt, namefield neg NAME, namefield NAME now
 3: add phoneno -airtime`,
  'update-meter': `5.2: change meterno, change meter, correct meterno, correct meter, create meterno, meterno wrong, meter wrong -token, set meterno, fresh meterno, fresh meter DIGITS, change meter DIGITS, create meter DIGITS, fresh meter USER -buy -upload -uploaded -add -power -token -unit -AMOUNT -ask -neg
   5.2 -power -token -disco -AMOUNT -ADMIN -PLATFORM: meterno fixit DIGITS USER, meter fixit DIGITS USER, meterno neg correct USER`,
  'token-not-received': `5.9: payment success neg token
   5: token failing arrive, token failing past, token missing, unit failing arrive, power failing arrive, where token, past failing token, unit failing past, past neg power, token neg past, token past missing,
     unit missing, past neg elec, token neg debit, debit neg elec, pay neg token, power token neg arrive, token neg email, token neg listed, payment neg token, payment token failing, where unit, where power past, power missing past, pay failing arrive elec, debit elec failing, past where elec, recharge neg arrive elec, past neg arrive -airtime -data -cable -receipt -isp -network, buy failing arrive elec
   4: token neg, unit neg arrive
   5.6 -reject -punch -load -VISITOR: digitcount neg arrive, digitcount neg email, digitcount missing, howgoes token
   5.4: token neg REF, neg arrive token REF`,
  'token-issues': `5.6: token broken, token neg work, unit broken, power token broken, meter broken token, meter reject -change -sold, token load neg, load broken unit, load broken token, unit load neg, meter work neg token, howto token load, past meter wrong, past meterno wrong, recharge past wrong meter, recharge wrong meter, buy wrong meter, pay wrong meter, unit less, token less, token digitcount, digitcount token, past token broken, past broken punch, past unit less, past token punch, past power broken, token wrong, howto punch token, punch token neg, punch token broken, unit neg work, power load neg, where token punch, how punch token, token meter neg -arrive, power load broken, token again reject
   3: token help, token problem, meter problem, power problem token, meter work neg
   5.8: past token outage, token outage -buy -AMOUNT -pay, digitcount reject, load token neg unit, meter locked, locked punch, unit neg arrive load token, unit neg arrive punch token
   5.9: unit neg increase, meter neg increase, token neg increase
   3 -unsuccessful -payment -transaction -pay -card -account -ADMIN -PLATFORM: reject show, reject SHORT ONLY -network -isp -cable -estateservice -company -ask
   5.8: keypad neg, keypad problem, keypad broken
   5: loadedit neg, loadedit broken, keypad neg, keypad problem, keypad broken, keypad SHORT, keypad locked`,
  'payment-issues': `5.4: isit payment success, isit past success, isit transaction success, paywindow neg, paywindow broken, paywindow failing, paywindow problem, debit twice, past twice, debit valueless, valueless, debit neg, debit decline, decline -buy, decline problem, debit reject, payment broken, payment neg past, why payment neg, payment neg success, payment pending success, success pending, transaction reject REF, debit past, link payment, link arrive neg pay, twice payment, payment neg work, debit failing, payment missing, pay problem, REF debit, payment neg arrive -token, transaction reject debit, past valueless, past reject, pay broken, cancelling, cancelling past, transaction failing past, past REF valueless, twice debit, transaction reject, airtime neg arrive, data neg arrive, past neg network, past neg airtime, past neg data, past neg cable, debit airtime, decline card, card neg pay, card work neg, card broken
   3.2: why neg success, debit SHORT, debit -balance, payment problem, problem payment
   5.4: twice fee, neg valueless
   4.4 -show -PLATFORM -ADMIN -what: payment pending
   5: payment neg verify, payment neg renew, pay neg verify cable
   4: pending daytime, howgoes payment, howgoes cancelling, howgoes transaction`,
  'no-meter-number':
    '5.3 -DIGITS -AMOUNT -change -token -power -record: where meter phoneno, neg meterno, where meterno, meterno forget, neg meter, meterno exist neg, what meterno, find meterno, howto meterno, how meterno, meterno neg arrive, meter neg arrive -token, meterno help, meterno missing, meterno problem, forget meter, give meter neg -token, neg give meter',
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
  'fee-question': `5.6 -past: willcharge
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
  residents: `4.3: show verify ADMIN, show resident, resident ADMIN, resident what, resident verify, resident howmuch, resident all, howmuch resident, resident meterno, resident ask, resident neg verify, resident SHORT ONLY, resident count, count resident
   6.8 -uploaded -DIGITS: show meter register ADMIN, meter register ADMIN ask
   5.4 -DIGITS: who verify ADMIN, who neg verify ADMIN, who status ADMIN
   4.2 -NAME -DIGITS -EMAIL -change -set -mark -account: verify ADMIN SHORT`,
  'find-resident': `4.9: find resident, find NAME, find ADMIN -token -receipt, who DIGITS, who ADMIN -resident -verify -status, find DIGITS, who show DIGITS ADMIN, profile DIGITS ADMIN, show NAME resident, who meterno, who meter, resident NAME -occupancy, find ADMIN DIGITS, show ADMIN DIGITS, resident DIGITS -occupancy
   4.3 -receipt -history -paymentlist -transaction -upload -uploaded -balance -token -estate -pending -fee -logo -payment: show NAME ADMIN, where NAME ADMIN`,
  'set-occupancy':
    '5.4: occupancy, set occupancy, change occupancy, occupancy NAME, occupancy DIGITS, resident occupancy, occupancy status',
  'update-payment':
    '5.6: change balance ADMIN -ask, change payment, record2 payment, record2 svccharge, record2 fine, record2 levy, payment NAME ADMIN, correct payment, record2 past, ADMIN change svccharge, ADMIN record2 AMOUNT, ADMIN past NAME, ADMIN add payment, mark payment ADMIN, mark past ADMIN, ADMIN set past, ADMIN svccharge NAME, ADMIN fine NAME, ADMIN fine AMOUNT, ADMIN levy NAME, ADMIN svccharge past',
  'upload-meters': `5.2 -logo: upload meter, upload meterno, file meter, file meterno, add meter ADMIN, bulk meter, meter upload estate, upload resident, add meterno ADMIN -uploaded, meter landlord file, upload landlord, load meter ADMIN, load meterno file, create meter ADMIN, file resident, upload SHORT ONLY ADMIN
 4: upload ADMIN
   6 -DIGITS: load meterno ADMIN fresh, load meter ADMIN fresh`,
  'uploaded-meters':
    '6.5 -DIGITS: uploaded PLATFORM -payment -levy, uploaded meter, uploaded meterno, show meter ADMIN -upload -file, show meterno ADMIN -resident -file, uploaded show, meter all show -resident, uploaded ADMIN -payment, meter history, meter what ADMIN',
  'upload-payments':
    '6: upload payment, file payment, bulk payment, upload existing, existing payment ADMIN, upload svccharge, file svccharge, load payment file, upload service payment, upload fine, upload past, existing file, payment load ADMIN, file past ADMIN, file history load ADMIN -show -download, file paymentlist load ADMIN -show -download, file history add ADMIN -show -download, add payment file, upload history, upload transaction',
  'upload-dev-levy': `6.6: upload levy, file levy, bulk levy, levy load ADMIN file, levy upload, levy file ADMIN, levy existing, add levy file, levy load ADMIN, levy file
   6.6: add levy show ADMIN, load levy show ADMIN`,
  'edit-logo': '7: logo',
  estates: `4: show estate -uploaded, estate PLATFORM SHORT, estate what PLATFORM, estate all, estate howmuch, estate count, estate isit, estate ask PLATFORM, estate verify PLATFORM, estate account PLATFORM, show estate PLATFORM, find estate PLATFORM
   5.2 -register -create -add -request: estate pricelist PLATFORM`,
  'register-estate':
    '5.1 -count -howmuch: register PLACE PLATFORM -service -fee, register estate PLATFORM, create estate PLATFORM, add estate PLATFORM, adminuser PLATFORM, create adminuser, register adminuser, signup estate PLATFORM, set estate PLATFORM -service -fee',
  'create-service':
    '5.2: create svccharge PLATFORM, add svccharge PLATFORM, create service PLATFORM, add service PLATFORM, create estateservice PLATFORM -fee, add estateservice PLATFORM, want service PLATFORM create, service called PLATFORM, estateservice monthly PLATFORM, set estateservice PLATFORM, create service',
  'enable-service':
    '5.6: enable service, enable estateservice PLATFORM, enable estate PLATFORM, enable power PLATFORM, enable airtime PLATFORM, enable data PLATFORM, enable levy PLATFORM, enable svccharge PLATFORM, add service estate PLATFORM existing, enable PLATFORM, set service estate PLATFORM, feature PLATFORM estate, give estate service PLATFORM, service give estate PLATFORM, enable cable PLATFORM, enable internet PLATFORM, letothers service PLATFORM, letothers estateservice PLATFORM, letothers svccharge PLATFORM, letothers levy PLATFORM, letothers buy PLATFORM, letothers pay PLATFORM',
  'create-fee':
    '5.8: create fee PLATFORM, add fee PLATFORM, set fee PLATFORM, fee AMOUNT PLATFORM, fee PLATFORM called, fee PLATFORM estate AMOUNT, create fee, fee monthly PLATFORM, load fee PLATFORM, change fee PLATFORM, want fee PLATFORM',
  'pending-topups': `5.7: pending topups PLATFORM, pending topups DATES, pending SHORT topups, pending power PLATFORM, pending token PLATFORM, show pending PLATFORM, pending transaction PLATFORM, pending topups -past, pending ask PLATFORM, pending topups show, failing topups PLATFORM, pending PLATFORM SHORT, missing topups PLATFORM, missing PLATFORM transaction, missing PLATFORM SHORT, reject topups PLATFORM, missing power PLATFORM
   6 -sell: topups neg PLATFORM, topups neg sold PLATFORM`,
  'retry-topup':
    '6.2 -show -USER -OWNER -VISITOR: retry, retry topups, retry REF, retry power, again REF PLATFORM, tryit REF PLATFORM, retry token, retry pending, tryit again PLATFORM, resend REF PLATFORM, load REF PLATFORM, buy REF PLATFORM, recharge again PLATFORM',
  metrics:
    '5: count meter PLATFORM, count PLATFORM -estate, count transaction PLATFORM, metrics, metrics DATES, PLATFORM transaction howmuch, PLATFORM howmuch past, PLATFORM howmuch DATES, PLATFORM transaction DATES, metrics show, PLATFORM transaction count',
  'request-service': `5.1: request service, request estateservice, service neg listed, add service -PLATFORM, fresh service want -PLATFORM, fresh service, create service -PLATFORM, add estateservice USER, add estateservice VISITOR, estateservice request, bring service, add service estate USER, request service estate, want service USER create, enable service USER, add estateservice
   5.6 -PLATFORM -ADMIN -pay -AMOUNT -MONTHS: bring internet estate, bring power estate, want estateservice service, want feature estate
   4.6 -PLATFORM -ADMIN -pay -buy -AMOUNT -MONTHS -PAST -service: give estateservice USER ASKED, give estateservice USER, bring estateservice, create estateservice USER, want estateservice USER ASKED`,
  'request-estate': `5.2: how estate listed -PLATFORM -ADMIN, how estate arrive -PLATFORM -ADMIN -pay -buy -levy, howto estate arrive -PLATFORM -ADMIN -pay -buy, want estate listed -PLATFORM -ADMIN -pay -levy, request estate, estate neg listed, estate neg exist, add estate -PLATFORM, estate register -PLATFORM -landlord -tenant, estate signup -PLATFORM -landlord -tenant -account, isit estate signup -PLATFORM, estate neg find, create estate -PLATFORM, bring estate -service -estateservice -internet -data -power
   5.2 -PLATFORM -ADMIN -pay -levy: estate called, estate neg show, estate neg arrive
   4.2 -PLATFORM -ADMIN: estate neg SHORT`,
  help: `3.6 -buy -pay -recharge -load: help
 3.6: howto ONLY, howto ours, howto do
 4.4: howto power -load, howto cable, howto tv, howto airtime, howto data, howto do -AMOUNT, howto svccharge, howto levy`,
  menu: `3.9: menu
   4.6: menu ONLY SHORT -company -tv -data -ask -show -have`,
  back: '4.3: back, back want, back give -token',
  cancel: '4.4: cancel',
  'start-over': '5.3: startover',
  repeat: '5: repeat -transaction -payment -buy -past',
  'as-form':
    '4.6: form as, form give, form SHORT ONLY, form show, everyatonce, form want, change form, form everyatonce',
  'as-table': '4.6: table as, table SHORT ONLY, table show, table give, table want, change table, table',
  'as-chat':
    '4.7: chat as, chat SHORT ONLY, dislike, chat change, back chat, dislike chat, chat want -human, chat neg form, chat show, chat',
  greet: '2.6: greet',
  thanks: `2.9: thanks
 6: thanks arrive -failing, thanks token -failing`,
  bye: '2.8 -intends -buy -pay: bye',
  yes: '2.4: yes ONLY SHORT',
  no: '2.5: no ONLY SHORT',
};
