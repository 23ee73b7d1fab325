import type { CallName } from '#catalogues/calls/index.ts';
import type { CallInput } from '#catalogues/calls/services.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';

/** The key that every example opens an order under. */
export const KEY = 'key-of-the-matrix';

/** What an example is about: one resident, their meter, their orders of power, dues and the storefront, and their name. */
export interface Subject {
  readonly user_id: string;
  readonly meter_number: string;
  readonly orderId: string;
  readonly dueId: string;
  readonly billId: string;
  readonly term: string;
  /** What was delivered for the order of power. */
  readonly token?: string;
}

/** The names under which inputs carry the id of something that belongs to somebody. */
export const IDS = ['user_id', 'meter_number', 'orderId', 'term'] as const satisfies readonly (keyof Subject)[];

/** One pixel. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const csv = (text: string) => new Blob([text], { type: 'text/csv' });

/** A good input for every call; a call that is declared without one does not compile. */
export function examplesOf(subject: Subject): { readonly [N in CallName]: CallInput<N> } {
  const { user_id, meter_number, orderId, term } = subject;
  const bill = { orderId: subject.billId, key: KEY };
  const report = (of: string) => ({ status: 'CAPTURED', orderId: of }) as const;
  return {
    updateStatus: { meter_number, status: 'unoccupied' },
    verifyResident: { user_id },
    residentVerification: {},
    setResidentVerification: { required: false },
    estateCompany: {},
    setEstateCompany: { company: 'eko' },
    ownAccount: {},
    openAccount: {},
    arrivals: {},
    matchArrival: { id: 'IN-0000000000000000', meter_number },
    returnArrival: { id: 'IN-0000000000000000' },
    arrivalRule: {},
    setArrivalRule: { rule: 'ask-me' },
    meterName: { meter_number },
    updateServicePayments: { meter_number, amount: -5_000, servicePayment: 'servicecharge' },
    residentSummary: {},
    updateLogo: { property_logo: LOGO, property_id: 1 },
    auditLog: {},
    validateMeters: {
      property_id: 1,
      dataset: csv('landlord_name,meter_number,house_address\nAda Obi,45099900001,1 Road'),
    },
    uploadMeters: {
      property_id: 1,
      meter_details: [{ landlord_name: 'Ada Obi', meter_number: '45099900001', house_address: '1 Road' }],
    },
    meterUploads: { property_id: 1 },
    uploadedMeters: { property_id: 1 },
    uploadServicePayments: {
      dataset: csv(`meterNumber,servicePayment,amount,paidAt\n${meter_number},servicecharge,5000,2026-01-31`),
    },
    previewServicePayments: {
      dataset: csv(`meterNumber,servicePayment,amount,paidAt\n${meter_number},servicecharge,5000,2026-01-31`),
    },
    previewDevLevy: { property_id: 1, dataset: csv(`meterNumber,amount\n${meter_number},60000`) },
    uploadDevLevy: { property_id: 1, dataset: csv(`meterNumber,amount\n${meter_number},60000`) },
    devLevies: {},
    uploadedLevies: {},
    estateTransactions: { user_id },
    estateLevies: { user_id },
    estateServices: { user_id },
    estateFines: { user_id },
    estateList: {},
    findPayment: { orderId },
    estateSummary: { userId: user_id },
    exportEstateTransactions: { user_id },
    estates: {},
    registerEstate: {
      service_ids: [1],
      estate_name: 'Mango Close',
      email: 'admin@mangoclose.example',
      first_name: 'Uche',
      last_name: 'Nwosu',
      phone: '08031234567',
      contact_address: '1 Mango Close',
      password: 'Harmattan-2026',
      property_logo: LOGO,
    },
    setEstateActive: { property_id: 1, active: false },
    adminRequests: {},
    makeRequest: { kind: 'new-service', name: 'Waste', amount: 2500 },
    answerRequest: { id: 1, state: 'done' },
    platformAuditLog: {},
    platformSettings: {},
    setPlatformSettings: { notice: 'Vending is slow tonight.', paused: [] },
    portalNotice: {},
    portalOperator: {},
    setOperator: { fact: 'hours', text: 'Monday to Friday' },
    monthlyServices: {},
    createService: { service_name: 'Waste', amount: 2500, estate: 1 },
    enableService: { service_id: 1, estate: 2 },
    describeService: { service_id: 1, description: 'Guards at the gate' },
    disableService: { service_id: 1 },
    createFee: { serviceName: 'Convenience', amount: 500, estate: 1 },
    providerFees: {},
    operatorSettings: {},
    settingHistory: {},
    changeSetting: { name: 'fee', scope: 'power', value: 60, reason: 'It costs more' },
    setProviderFee: { provider: 'mtn', fee: 150 },
    pendingTopups: {},
    retryTopup: { topupRef: orderId, userId: user_id },
    refundTopup: { topupRef: orderId, reason: 'The resident asked for it' },
    reportTopups: { from: '2026-11-01', to: '2026-11-21' },
    exportTopups: { from: '2026-11-01', to: '2026-11-21' },
    platformTransactions: { user_id },
    exportPlatformTransactions: { user_id },
    reconciliation: { from: '2026-11-01', to: '2026-11-21' },
    exportReconciliation: { from: '2026-11-01', to: '2026-11-21' },
    statement: { from: '2026-11-01', to: '2026-11-21' },
    exportStatement: { from: '2026-11-01', to: '2026-11-21' },
    openTicket: { key: KEY, topic: 'token-not-received', message: 'I paid and have no token', reference: orderId },
    tickets: {},
    ticketNews: {},
    ticket: { number: 'T-000001' },
    noteTicketRead: { number: 'T-000001', to: 1 },
    replyToTicket: { number: 'T-000001', key: KEY, message: 'Here is the proof of debit' },
    closeTicket: { number: 'T-000001', closed: true },
    ticketFile: { number: 'T-000001', id: '00000000-0000-4000-8000-000000000001' },
    checkPurchase: { orderId },
    findPurchase: { reference: orderId },
    keptConversation: {},
    keepConversation: { revision: 0, messages: [{ id: 'a.1', message: { text: 'hello' } }], kept: { version: 1 } },
    signIn: { email: 'resident@palmcourt.example', password: DEMO_PASSWORD, door: 'login' },
    signOut: {},
    signOutEverywhere: {},
    verifyMeter: { meter_number },
    signUp: {
      first_name: 'Ada',
      last_name: 'Obi',
      phone: '08031234567',
      email: 'ada@elsewhere.example',
      password: 'Harmattan-2026',
      property_id: 1,
      meter_number,
      role: 'service-user',
    },
    confirmEmail: { token: 'x'.repeat(22) },
    takeBack: { token: 'x'.repeat(22), newpassword: 'kettle-9-harmattan' },
    resendConfirmation: {},
    forgotPassword: { email: 'resident@palmcourt.example' },
    replacePassword: { token: 'x'.repeat(22), newpassword: 'Harmattan-2026' },
    changePassword: { oldPassword: DEMO_PASSWORD, newPassword: 'Harmattan-2026' },
    profile: {},
    updateProfile: { first_name: 'Adaobi' },
    updateMeter: { meter_number },
    chooseLanguage: { language: 'pidgin' },
    portalSettings: {},
    servicePayments: { meter_number },
    devLevyMeter: { meter_number },
    pingMeter: { meter_number },
    priceList: { list: 'data-plans' },
    providerFee: { provider: 'mtn' },
    validateBill: { destinationAccount: '45012340001', provider: 'ekedc' },
    openBill: {
      key: KEY,
      screen: 'airtime',
      kind: 'airtime',
      provider: 'mtn',
      destinationAccount: '08031234567',
      amount: 500,
    },
    payBill: {
      destinationAccount: '08031234567',
      amount: 500,
      service: 'vtu',
      provider: 'mtn',
      ...bill,
      status: 'CAPTURED',
    },
    billStatus: bill,
    billReceipt: bill,
    resendReceipt: bill,
    payByTransfer: bill,
    transferStatus: bill,
    userServices: {},
    openDues: { key: KEY, screen: 'pay-services', serviceId: 'dev-levy', amount: 500 },
    servicePayment: { transfer_reference: report(subject.dueId), serviceId: 'dev-levy', duration: 0, devLevy: 500 },
    transactionsHistory: {},
    userLevyTransactions: {},
    userFineTransactions: {},
    userServiceTransactions: {},
    exportTransactions: {},
    residentDashboard: {},
    estateDashboard: {},
    userDashboard: { user_id },
    platformDashboard: {},
    properties: {},
    propertyLogo: {},
    getEstate: {},
    getProperties: {},
    estateUsers: { list: 'total', page: 1 },
    searchResidents: { term },
    openOrder: { key: KEY, type: 'power_vending', amount: 5000 },
    orderStatus: { orderId },
    topupPower: { transfer_reference: report(orderId), type: 'power_vending', amount: 5050 },
    lastPurchase: {},
    myTokens: {},
    markLoaded: { orderId, digits: [subject.token ?? '0'.repeat(20)], loaded: true },
    ownPurchase: { orderId },
    receiptFile: { orderId },
    robotCheck: {},
    reportFault: {
      reference: 'K7F3QX',
      name: 'TypeError',
      message: 'x is undefined',
      place: 'buy-power load',
      stack: '',
    },
    reportedFaults: {},
    countUtterances: { counted: [{ kind: 'missed', place: null }] },
    keepUtterances: {
      said: [
        { text: 'abeg quench my light', kind: 'missed', place: null, understood: 'none', offered: [], chosen: null },
      ],
    },
    utterances: {},
    utteranceCounts: {},
    labelUtterance: { id: 1, intent: 'none' },
    setLearning: { agreed: false },
    contactSupport: { name: 'Ada Obi', email: 'ada@elsewhere.example', subject: 'Hello', recaptcha: true, proof: 'x' },
  };
}
