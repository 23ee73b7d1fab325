/** Words that names, fields and values stand beside. Phrases are parted by commas; `a|b` is either word. */
export const SLOTS_PHRASES = {
  into: 'to, as, is, be, na, now',
  behind:
    'not, no, nor, instead, now, and, but, abeg, pls, please, biko, o, oo, from, since, because, cos, for, again, jare, thanks',
  written: 'spelt, spelled, written, typed, wrong, wrongly',
  owns: 'own, owns, my house, my property, na me get',
  title:
    'mr, mrs, miss, ms, dr, engr, chief, alhaji, alhaja, pastor, prof, madam, mama, papa, barr, barrister, otunba, mallam',
  estateEnd: `court, gardens, garden, view, pines, grove, city, heights, park, villas, villa, vista, ville, hills, hill, residence, residences,
    towers, tower, close, haven, terraces, terrace, homes, apartments, crest, meadows, lakeside, phase, lodge`,
  called: 'called, named, titled, as',
  intoAName: 'for, of, on, to, at, in, from, against, by, under',
  numbered: 'phase, zone, sector, block, extension, ext, section, part, cluster, district',
  noName: `for, of, on, to, at, in, from, against, by, under, and, or, with, the, a, an, called, named, titled, as, is, create, add,
    register, enable, disable, set, make, new, service, services, fee, fees, estate, estates, find, show, verify, check, mark,
    update, change, pay, paid, payments, payment, buy, owes, owed, owe, owing, has, have, resident, residents, tenant, tenants,
    landlord, owner, meter, naira, monthly, every, month, per, each, please, abeg, i, activate, deactivate, upload, search, look`,
  beforeSomebody: 'of, by, from, for, has, have, did, does, is, was, to, about, resident, tenant, wetin, find',
  named: 'called, named, titled',
  behindAName: 'every, monthly, per, each, and, with, which, that, it, costing, costs, worth',
  joins: 'plus, and, with, add',
  not: 'not, no be, nor',
};
