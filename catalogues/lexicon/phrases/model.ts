/** Words that say what an administrator speaks of. Phrases are parted by commas; `a|b` is either word. */
export const MODEL_PHRASES = {
  own: 'i, im, ive, am i, me, mine, my',
  gone: 'don|has|have comot|gone|go|leave|left|japa',
  dwellings: 'flats, apartments, houses, homes, units, residents, tenants, people, meters, places',
  whoPaid: 'residents|resident|tenants|tenant|people|those|everyone|landlords|landlord who|that|wey|which',
  listed:
    'payments, transactions, transaction, purchases, top ups, topups, vending, collections, collection, revenue, income, sales, history',
  aboutSomebody: `details, detail, profile, information, info, particulars, contact, phone, mobile, number, email, mail, meter, address, status,
    verified, verify, lives, lived, live, living, stays, stayed, staying, stay, flat, apartment, house, where, show, see, view, who,
    registered, resident`,
};
