/** Words by which one answer is taken rather than another to the same intent. */
export const ROUTE_PHRASES = {
  /** Not only what is open: 'cancel everything', 'forget all of it'. */
  all: 'everything|everythin|everytin|both|all, every thing, the lot',
  /** 'I no do again at all' is none of it. */
  notAll: 'at|after|thats all, that is|s all',
  goesOn: 'continue|resume|proceed, carry on|go, go on|back, back|return to',
  asksForFile: 'download|save|keep|export|get, give|send|show me',
  kindOfFile: 'template|sample|example|failed|invalid|wrong',
  /** 'Please verify her', 'show me his payments': about whom was just told of. */
  beforeDeed: 'please|abeg|yes',
  told: 'her|him|them|it|am, this|that one',
  theirs: 'show|see|and? me? her|his|their',
  courtesy: 'please|pls|abeg|biko|sorry|ok|okay|so|and|but|hello|hi|oga|sir|ma, good _',
  question: `<courtesy>... how|hows|hw|what|whats|wetin|wat|why|when|where|wheres|which|who|whos|is|are|do|does|can|could|will|must|may|explain|teach|meaning|difference|should,
    <courtesy>... tell me`,
  theFee: '<courtesy>... what|whats|wetin is|be|na? the|your|una convenience? fee|fees|charge|charges',
  definition: '<courtesy>... what|whats|wetin|explain|meaning',
  ownThings: 'my|our|i|we',
  /** What a name of an estate may go without. */
  ofEstate: 'the|estate',
  ownDebt: 'do|am i, i owe|dey, my own|balance|debt|debts|bill|bills|levy|fine|fines|service',
  levies: 'levy|levies',
};
