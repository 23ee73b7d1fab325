/** What went wrong: the four ways to find out why. Same notation as groups.ts. */
export const TROUBLE: Record<string, string> = {
  'token-not-received': `5.9: payment success neg token
   5: token failing arrive, token failing past, token missing, unit failing arrive, power failing arrive, where token, past failing token, unit failing past, past neg power, token neg past, token past missing,
     unit missing, past neg elec, token neg debit, debit neg elec, pay neg token, power token neg arrive, token neg email, token neg listed, payment neg token, payment token failing, where unit, where power past, power missing past, pay failing arrive elec, debit elec failing, past where elec, recharge neg arrive elec, past neg arrive -airtime -data -cable -receipt -isp -network, buy failing arrive elec
   4: token neg, unit neg arrive
   5.6 -reject -punch -load -VISITOR: digitcount neg arrive, digitcount neg email, digitcount missing, howgoes token
   5.4: token neg REF, neg arrive token REF`,
  'token-issues': `5.6 -data -airtime -cable -network -isp: power shortlived, unit shortlived, token shortlived, past AMOUNT shortlived, buy AMOUNT shortlived
   5.6: token broken, token neg work, unit broken, power token broken, meter broken token, meter reject -change -sold, token load neg, load broken unit, load broken token, unit load neg, meter work neg token, howto token load, past meter wrong, past meterno wrong, recharge past wrong meter, recharge wrong meter, buy wrong meter, pay wrong meter, unit less, token less, token digitcount, digitcount token, past token broken, past broken punch, past unit less, past token punch, past power broken, token wrong, howto punch token, punch token neg, punch token broken, unit neg work, power load neg, where token punch, how punch token, token meter neg -arrive, power load broken, token again reject
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
   5 -ADMIN -PLATFORM: show payment arrive help, howgoes ownmoney, where ownmoney
   4: pending daytime, howgoes payment, howgoes cancelling, howgoes transaction`,
  'no-meter-number':
    '5.3 -DIGITS -AMOUNT -change -token -power -record: where meter phoneno, neg meterno, where meterno, meterno forget, neg meter, meterno exist neg, what meterno, find meterno, howto meterno, how meterno, meterno neg arrive, meter neg arrive -token, meterno help, meterno missing, meterno problem, forget meter, give meter neg -token, neg give meter',
};
