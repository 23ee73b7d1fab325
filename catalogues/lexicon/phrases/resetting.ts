/** What an administrator says who mails somebody named a link that sets a new password. */
export const RESETTING_PHRASES = {
  lead: 'please|pls|abeg|biko|kindly|oya|i|we|want|wan|need|to|would|like|can|could|you|u|ok|okay|now|so|hi|hello|just|make|let|us',
  office: 'admin|admins|administrator|administrators|coadmin',
  password: 'password|passwords|passcode|pword|pwd, pass word',
  /** Something is to be done about it. */
  orders: '<lead>... reset|change|renew|set|create|mail|send|email|give|help',
  /** It is the password that this is about, or the link that sets one. */
  resets: 'reset|resets|resetting, reset link, new password, password link',
  link: 'reset|password link, new password',
  changes: 'change|renew|set|create',
  forgot: 'forgot|forget|forgets|forgotten|lost|misplaced, cant|cannot|not|doesnt remember, no remember',
  own: 'my|mine|myself|own, i forgot|forget|lost',
  none: 'not|dont|never|no|who|how|why|when|which|whether|if|2fa|all|every|everybody|everyone|both, second factor',
  asks: 'did|do|does|has|have|is|was|were|should|must|who|how|why|when|what|which|where',
} as const;
