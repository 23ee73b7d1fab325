/** What an administrator says of an estate: verifying newcomers, what is not done here, several people at once. */
export const MANAGED_PHRASES = {
  verifies: 'verif*|approv*|vet|vets|vetted|vetting|screen|screened|screening',
  account: 'resident|residents|account|accounts|tenant|tenants|user|users|signup|signups, sign up|ups',
  check: 'verification|approval|vetting|screening',
  everyone: 'everybody|everyone|anybody|anyone|whoever|people|those',
  /** New accounts as such, and not somebody of them. */
  newcomers: `new|incoming _? residents|accounts|tenants|people|users|signups|members|owners|registrations, new|incoming _? sign ups,
    newcomers, new comers, <account> <check>, <check> of|for all|every|any|new|the... <account>, <check> of|for all|every|any|new|the... people,
    every|each|any|a new resident|account|tenant|signup|user|member|owner, every|each|any|a new sign up, <everyone> new,
    <everyone> who|that|wey|which? _? sign|signs|signup|signsup|join*|register|registers`,
  /** Those who are, or are not: a list. */
  asksList: 'how many, list, show, which, unverified, not verified, count, number of',
  off: `stop, off, disable, no longer, no need, not need, need no, dont, do not, without, cancel, deactivate, remove, never, again no,
    scrap`,
  on: `on|requir*|enable|must|should|shall|only|myself|needs|need|start|want|make|activate|ask|insist|im, by me, have to, let me, i will,
    by the admin*|estate|office|management`,
  /** 'Nobody new without my approval' asks for it. */
  noneWithout: 'nobody|none|no|dont|never ... without, no body|one ... without, do not ... without',
  lead: 'please|pls|abeg|kindly|oya|ok|can|could|will|would|you|u|i|we|want|need|to|like|let|me|us|help|how|do|wan',
  removes: `<lead>... remove|delete|sack|fire|dismiss|revoke|comot|kick|take|suspend|block|disable|deactivate|change|replace|unassign
    _? _? _? _? admin|admins|administrator|administrators`,
  adds: `<lead>... add|create|register|appoint|assign|invite _? _? _? admin|admins|administrator|administrators,
    <lead>... set up _? _? _? admin|admins|administrator|administrators, <lead>... make _ _? a|an|the? admin|admins|administrator|administrators`,
  /** Somebody who is to run the estate, too. */
  toRun:
    'to|who|that|which can|could|will|would|should|to|help|helps|assist|us|me|with|in|join... <runs> <runs>... our|my|the|this? estate|compound|office, <helper> <runs> <runs>... our|my|the|this? estate|compound|office',
  helper: 'somebody|someone|colleague|person|people',
  runs: 'administer|administrate|administering|run|running|manage|managing|admin',
  invites: '<lead>... invite|add|appoint|bring',
  wantsSomebody:
    '<lead>... want|need|get|find|hire a|an|another|one|more|new|second|other... somebody|someone|person|people|colleague|assistant|helper|staff else|more?',
  asksHow: '<lead>... how',
  /** One house is to buy nothing. */
  blocks: `<lead>... block|ban|bar|disconnect _? _? house|flat|apartment|unit|plot|villa|duplex, <lead>... stop|prevent|restrict|disallow house|flat|apartment|unit|plot|villa|duplex _ _? from|to? buying|buy|vending|vend|loading|load|recharging|power|light,
    <lead>... cut|switch|put off? the? light|power of|for house|flat|apartment|unit|plot|villa|duplex, <lead>... stop selling power|light to|for house|flat|apartment|unit|plot|villa|duplex, <lead>... dont|not|never sell power|light? to|for house|flat|apartment|unit|plot|villa|duplex`,
  /** What an administrator has is nobody who could be removed. */
  ofAdministrator: 'password|page|dashboard|email|phone|number|name|account, e mail',
  uploadedPayments: `uploaded _? _? payment|payments|transaction|transactions,
    payment|payments|transaction|transactions that|which|wey|i|we|you|have|has|been|were|was|are|don|already... uploaded`,
  without: 'no|without|lack, not have, dont have, never get, no get',
  said: 'that|which|wey|are|is|have|has|been|were|nobody|nor|still|dey|don, no one, no resident',
  unclaimed: `meter|meters ... <without> a|an|any|its|their? resident|residents|owner|owners|tenant|tenants|people|person|user|users|account|accounts|name|body|occupant|occupants,
    unassigned|unregistered|unclaimed|unlinked|unowned|unused|orphan|orphaned|ownerless|free meter|meters,
    meter|meters <said>... not|never|nobody|un*, meter|meters <said>... no one|resident`,
  asksFor: `please|pls|abeg|can|you|i|want|to|me|the|all... which|what|show|list|see|view|find|any|give|are|is|do|un*|orphan*|meter|meters,
    please|pls|abeg|can|you|i|want|to|me|the|all... how many`,
  /** What may stand between two of a list, beside what each of them gets. */
  listed: `and, n, plus, also, then, with, to, for, on, of, by, against, meter, meters, number, numbers, both, each, naira, ngn, as, well,
    too, fine, owed`,
  joins: 'and, n, plus, also, then',
};
