/** What is said of the energy that comes into an estate. */
export const ENERGY_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|make|we|i|you|can|could|want|wan|need|to|help',
  /* an administrator writes it down */
  notes: 'write|put|note|record|enter|add|log down? the|our|a|an? <camein>',
  camein: `bulk bill|bills|reading|readings|energy|meter, bulk meter reading|bill, energy bill|reading|that, energy came in, energy that came in,
    power bill of the estate, kwh that came in`,

  naira: 'naira|ngn',

  /* a resident's own, unless the estate is named */
  ofOwn: 'balance|my|mine',
  ofEstate: 'estate',

  /* anybody asks */
  asksEnergy: `<begin>... how much|many <energy> did|have|has|do|does|are|is|don? <we>? lose|lost|losing|loosing|waste|wasted|missing <behind>...,
    <begin>... how much|many <energy> is|was|has|got? been? lost|missing|wasted <behind>..., <begin>... what did|do <we> lose|lost <behind>...,
    <begin>... <our>... energy|power|electricity|light balance|loss|losses <behind>..., <begin>... <our>... line losses|loss <behind>...,
    <begin>... what is|was|are|were <our>... energy|power balance|loss|losses <behind>..., <begin>... energy lost|in|sold <behind>...,
    <begin>... how much|many <energy> came|come|enter|entered in? <behind>...`,
  begin:
    'please|pls|plz|abeg|hello|hi|good|morning|evening|afternoon|so|ok|okay|and|oga|sir|ma|tell|me|show|see|view|open|let|want|to|know|i|can|you|us',
  we: 'we|they|dem|una, the|our|this|my? estate|committee',
  our: 'the|our|my|this|estate|monthly',
  energy: 'energy|power|electricity|light|kwh|units',
  behind: `in|on|of|for|by|this|that|last|the|our|month|months|year|week|so|far|please|pls|abeg|now|and|from|estate|during|between|since|to|through|altogether|percent,
    <month>, 2020|2021|2022|2023|2024|2025|2026|2027|2028|2029|2030|2031|2032|2033|2034|2035`,
  month:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',
} as const;
