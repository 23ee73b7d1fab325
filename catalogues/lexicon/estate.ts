/** What the administrator of an estate speaks of. Same notation as products.ts. */
export const ESTATE_WORDS: Record<string, string> = {
  /** Whoever something is done for: no list of them is wanted. */
  forall: 'to everybody, to everyone, to every body',
  resident:
    'people dey my estate, people dey our estate, people dey the estate, resident, residents, tenant, tenants, occupant, occupants, homeowners, occupiers, resdents, resident list, landlords, people in the estate, everybody, people wey dey live, users, members, everyone living, people in my estate, people in this estate, people in our estate, people wey dey this estate, people for this estate, everyone in the estate, people living, occupants list',
  occupancy:
    'occupied, unoccupied, vacant, occupancy, empty, moved out, packed out, moved in, packed in, apartment status, flat status, don pack, don move, occupancy status, vacated, left the flat, no longer lives, occuppied, packed, house status, tenant left, tenant has left, tenant don leave, no longer stays, don relocate, has relocated, evicted, moved away, pack enter, packed enter, has left, have left',
  estate: 'estates page, communities, estate, estates, community, estte, estat, esate, compound',
  logo: 'estate picture, estate image, estate photo, picture on our estate, picture of our estate, picture of the estate, image on our estate, logo, logos, brand image, company logo, estate logo, branding',
  service: 'service, services, servce, servis, facility, servics',
  monthly: 'monthly, every month, per month, a month, each month',
  adminuser: 'estate admin, estate administrator, administrator, admin, estate manager',
  pending:
    'pending, stuck, hanging, hang, unresolved, unfulfilled, awaiting, not completed, wey hang, in limbo, unsettled, incomplete, queued, stucked, unvended, not vended, not yet vended, never vend, hung, dey hook, wey hook, hook, never completed, never complete, not gone through, in the queue',
  topups:
    'top ups, topups, top up, topup, top-ups, top-up, power purchases, power purchase, vends, vending, recharges, electricity purchases, power vending, power orders, power topup, power topups, vend, hung vends, queue of unresolved purchases, unresolved purchases',
  metrics:
    'how is the platform, how is the platform doing, how is the portal doing, how are we doing, how we dey do, metrics, dashboard, statistics, stats, figures, analytics, total value, revenue, performance, kpi, kpis, insights, volume of transactions, total transactions, how market, report, reports, transaction volume, numbers for, total sales, how many transactions, metric, summary, how business, how many topups, total revenue, the numbers, platform numbers, business numbers, key numbers, how is business, business today, how market dey, business report, transaction report',
  record2: 'record, log, post, capture, book, enter, key in, input, register payment',
  uploaded:
    'we don upload, don upload, i don upload, uploaded, already uploaded, already on the system, on the system, previously uploaded, we uploaded, wey we upload, already loaded, existing meters, already added, in the system, saved meters, loaded already, uploaded meters, uploaded meter, were uploaded, dey system, i uploaded',
  called: 'called, named, name is, titled, name it, named as, call it, by name',
  existing: 'existing, already paid, old payments, previous payments, offline payments',
  landlord:
    'landlord, landlords, home owner, homeowner, house owner, non resident, non-resident, owner, landlady, property owner, service owner, i own a house, house owners, house owner account, na me get the house, na me get house, i get house, i own the house, as owner, as landlord, my property',
  tenant:
    'resident, tenant, i live in, i dey live, occupant, i be resident, service user, i stay for, new resident, new tenant, resident account, tenant account',
  notlive: 'dont live, no dey live, not living, live outside, no dey stay, dont stay, live abroad, not staying',
};
