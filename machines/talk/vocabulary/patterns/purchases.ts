/** Intents that begin a purchase: these alone pass the guard in wishes/intents.ts. */
export const PURCHASES: Record<string, string> = {
  'buy-power': `2.6 -past -ask -neg -missing -broken -less -work -often -estate -DATES -PLATFORM -ADMIN: power usedup ONLY, unit usedup ONLY, token usedup ONLY, UNITS power ONLY, UNITS unit ONLY SHORT -meter, UNITS buy, UNITS want, dark recharge, dark buy, dark load
   3.8: give unit SURE
   3: vend AMOUNT, outage buy SURE, unit finished buy, unit finished AMOUNT, do power, power SURE, power AMOUNT, do token, token AMOUNT, unit AMOUNT, do unit, recharge meter, load meter, credit meter, credit meterno,
     do meter SURE, buy meter AMOUNT, want token
   2.5: power ONLY SHORT, token ONLY SHORT -again -broken -failing, recharge ONLY SHORT meter
   4.2: outage buy AMOUNT, outage recharge AMOUNT
   3.4 -past -ask -neg -PHONE -DIGITS -VOLUME -OTHERS -network -data -airtime -credit -creditme -card -line -phoneno -account -cable -tv -isp -internet -levy -fine -svccharge -estateservice -service -balance -publicpower: load SURE ONLY USER
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
   3.5: do internet -network, internet DIGITS, internet isppackage, internet ONLY SHORT -ask, internet AMOUNT -network -data, internet subscription -network, internet payment, internet billname, isp usedup ONLY`,
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
