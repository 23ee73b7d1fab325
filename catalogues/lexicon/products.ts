/**
 * What can be bought, and the names it goes by. A key is a concept, or `concept:value` where the word also fills a slot.
 * Words are parted by commas; several words make a phrase. Typing errors of one or two letters need no entry.
 */
export const PRODUCTS: Record<string, string> = {
  power: `failed tokens, failed token purchases, failed units, failed vends, light, lights, nepa, phcn, power, electricity, electric, prepaid, energy, electricity bill, nepa bill, light bill,
    prepaid meter, light token, power token, electricity token, nepa token, light units, power units, meter token, lyt, lite, power purchases, electricity purchases, token purchases, power purchase, electricity purchase, power top ups, power top up, nepa units, need current, buy current, for current, my current, current token, put light, nepa light, light money, money for light, money for nepa, kilowatt hours, pre paid, lumos`,
  token:
    'light token, power token, electricity token, nepa token, meter token, token, tokens, tokin, recharge token, token number, token code, the talking, my talking, last talking, light talking, the tok in, talk in, light code, nepa code, meter code, nepa card, light card, prepaid card',
  unit: 'unit, units, kwh, kilowatt, kilowatts',
  meter:
    'meter, meters, old meter, metre, metres, charge my meter, charge meter, charge the meter, feed my meter, feed the meter, meet her, meat her, me tar, mitar, prepaid box, prepaid thing, light box, nepa box, box for wall, box outside, meter box',
  meterno: `meter number, old meter number, old meter no, meter no, meter num, meter numba, meter nos, meter numbers, number of meter, meter id, meter #,
    number for meter, number on my meter, number on the meter, meter digits, meet her number, number of my meter, figures on my meter, figures on the meter, number on my box, number on the box, eleven digits, 11 digits, eleven figures, 11 figures, number wey dey meter, number wey dey the meter, number for my meter, number for the meter, prepaid number, nepa number, light number`,
  postpaid: 'postpaid, post paid',
  airtime: `buy card, airtime, air time, recharge card, call card, call credit, phone credit, vtu, recharge cards, phone recharge,
    recharge pin, calling card, talk time, mobile credit, line credit, network card, call unit, call units, hair time, air-time, load card, recharge voucher, card for phone, call money, phone card, talktime, voucher`,
  credit: 'credit, credits, kredit',
  card: 'card, cards',
  data: `data, mb, mbs, megabyte, megabytes, gig, gigs, gb, gigabyte, gigabytes, bundle, bundles, data bundle, data sub,
    internet bundle, browsing, dta, data plan, mobile data, megs, data subscription, internet data, debt a, day tar, dater, day ta, dayta, bundl, megabite, gigabite, browsing data, night plan, sme data, data bundles, internet on my phone, browse plan`,
  line: 'line, sim, phone, mobile, number',
  network: 'network, networks',
  internet:
    'internet, broadband, wifi, wi fi, router, modem, mifi, home internet, internet subscription, lte, isp, home wifi, internet service',
  tv: `cable, cable tv, tv, television, decoder, decoda, bouquet, bouquets, tv sub, tv subscription, satellite,
    pay tv, cable subscription, dish, my dish, tele, tv box, decoder box`,
  smartcardno:
    'smartcard, smart card, iuc, iuc number, smartcard number, smart card number, decoder number, card number, card no',
  accountno:
    'account id, account number, account no, customer id, user id, router id, modem id, acct, acct number, acc no, uid',
  svccharge: `service charge, service charges, service-charge, svc charge, estate dues, estate due, estate charge, estate fee,
    estate fees, dues, monthly charge, monthly dues, sc, estate charges, maintenance charge, srv charge, servis charge, estate money, estate levy charge, monthly levy, security and cleaning money, estate contribution, facility charge, facility fee, service money, srvc chrg`,
  levy: `development money, development contribution, development payment, d.l., d l, dl, dev levy, development levy, devlevy, levy, levi, levies, dev-levy, infrastructure levy, dev levi, landlord levy,
    estate levy, development fee, development charge, development dues, dev fee, devt levy, dvt levy, dev money, owners levy, owner levy, landlords levy, development levi`,
  fine: 'fine, fines, penalty, penalties, violation, sanction, ticket for parking, surcharge for parking',
  billname: 'bill, bills',
  package: 'package, packages, plan, plans, bouquet',
  subscription: 'subscription, subscriptions',

  'network:mtn': 'mtn, mtnn, emtn, em tee en, m t n, mtn naija, yello',
  'network:glo': 'glo, globacom, glow',
  'network:airtel': 'airtel, artel, airtle, zain, air tell, hair tell, airtell, air tel',
  'network:etisalat': '9mobile, 9 mobile, etisalat, nine mobile, nmobile, eti, etisalat (9mobile)',
  'disco:phcneko': 'eko, ekedc, ekedp, phcneko, eko disco, ekodisco, eko electricity, eko electric',
  'disco:phcnkano': 'kano, kedco, phcnkano, kano disco, kanodisco, kano electricity',
  'disco:phcnjos': 'jos, jed, jedc, jedplc, phcnjos, jos disco, josdisco, jos electricity',
  'disco:phcnabuja': 'abuja, aedc, phcnabuja, abuja disco, abj, abujadisco, abuja electricity, abuja electric',
  'disco:phcnibadan': 'ibadan, ibedc, phcnibadan, ibadan disco, ib, ibadandisco, ibadan electricity',
  'disco:phcnenugu': 'enugu, eedc, phcnenugu, enugu disco, enugudisco, enugu electricity',
  /* named, but not among the six that are sold: no provider follows */
  otherdisco: `public, public power, ikeja, ikedc, ikeja electric, ie, phed, port harcourt, bedc, benin, kaduna, kaedco, kaduna electric, yedc, yola,
    aba power, disco, discos, distribution company`,
  /* the same, by the short names of catalogues/products/providers.ts */
  'unserved:IKEDC': 'ikeja, ikedc, ikeja electric, ie',
  'unserved:PHED': 'phed, port harcourt',
  'unserved:BEDC': 'bedc, benin',
  'unserved:KAEDCO': 'kaduna, kaedco, kaduna electric',
  'unserved:YEDC': 'yedc, yola',
  'unserved:APLE': 'aba power',
  publicpower: 'public power',
  'cable:dstv': 'dstb, dtsv, dsty, dstv, ds tv, multichoice, dsvt, d s t v, d s tv, dee es tv, the s tv, dstv box',
  'cable:gotv': 'gotv, go tv, gtv, gee oh tv, g o tv, gotiv, gottv, go t v',
  'cable:startimes': 'startimes, star times, startime, star time, star time tv, startimes tv',
  /* shown, and not offered yet (DECISIONS 25) */
  'cable:travel': 'travel bill, travel bills, pay for travel, pay travel, travel payment',
  'isp:smile': 'smile, smilelte, smile lte, smile 4g, smile network',
  'isp:swift': 'swift, swiftng, swift networks, swift network, swift 4g',
  'isp:spectranet': 'spectranet, spectra, spectra net, spectrant, spectra nets, spectranet wifi',
};

/** Package names, as a sentence says them; the value is the catalogue's name or the part of it that was said. */
export const PACKAGES: Record<string, string> = {
  cable: `premium, compact plus, compact, confam, yanga, padi, asia, premium asia, premium french, max, jolli, annual, quarterly, jinja,
    lite quarterly, lite annual, lite, nova, nova daily, nova weekly, nova monthly, basic, basic daily, basic weekly,
    basic monthly, smart, smart daily, smart weekly, smart monthly, classic, classic daily, classic weekly, classic monthly,
    super, super daily, super weekly, super monthly, unique, unique daily, unique weekly, unique monthly, extra view,
    french touch, french plus, supa, supa plus, smallie, value, daily, weekly, monthly, chinese, french only, german only`,
  isp: `flexidaily, flexi daily, flexiweekly, flexi weekly, bigga, unlimitedlite, unlimited lite, unlimitedessential,
    unlimited essential, jumbo, unified, unlimited`,
};

/** Services of estates, by the names they commonly have. */
export const ESTATE_SERVICES = `security, security fee, security levy, waste, waste disposal, waste management, refuse, sanitation, cleaning, gym,
  pool, swimming pool, water, water supply, borehole, gardening, landscaping, street light, streetlight, street lights,
  diesel, generator, generator fee, cctv, fumigation, maintenance, facility management, clubhouse, club house, laundry,
  parking, sewage, environmental, lawn mowing, waste collection, pest control, gate pass, access card, lawma,
  intercom, playground, recreation, car park, janitorial, housekeeping, elevator, lift maintenance, fire service, drainage`;
