/** What is said of where somebody is signed in, and of signing other devices out. */
export const SESSION_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|i|we|want|wan|need|to|can|could|you|make|let|me|help|show|tell|see|list|check|view|give|get|all|the|of|a|and',
  tail: 'please|pls|abeg|now|o|oo|sha|sir|ma|at|just|right|currently|again|too|page|once|immediately|from|on|my|account',
  device:
    'device|devices|phone|phones|mobile|handset|computer|computers|laptop|laptops|pc|desktop|browser|browsers|tablet|tablets|ipad|session|sessions',
  session: 'session|sessions',
  several: 'devices|phones|computers|laptops|browsers|tablets|sessions',
  in: 'signed|logged|loged|sign|log|login|open|active|inside',
  uses: 'signed|logged|loged|sign|log|login|open|active|inside|using|use|on',
  /** All that a sentence says. */
  asks: `<lead>... where else? am i <in> in? <tail>..., <lead>... where else? i dey|don <in> in? <tail>..., <lead>... where else? my? account dey|is|don? <in> in? <tail>..., <lead>... where i am <in> in? <tail>..., <lead>... where else? have i <in> in? <tail>...,
    <lead>... where else? is|dey my account <in> in? <tail>..., <lead>... which|what|wetin <device> am i <in> in? on|for|with? <tail>..., <lead>... which|what|wetin <device> i dey|don <in> in? <tail>...,
    <lead>... which|what|wetin <device> is|are|dey|have|has|get|don <uses> in? to|into|on|with|for? my? account? <tail>..., <lead>... my? open|active|current sessions <tail>..., <lead>... my sessions|devices <tail>...,
    <lead>... my? signed|logged in devices|sessions <tail>..., <lead>... devices|phones|computers <uses> in? to|into|on|with my account <tail>..., sessions, <lead>... who else? is|dey else? <uses> in? to|into|on|with|for? my account <tail>..., <lead>... is|are anybody|anyone|somebody|someone else <uses> in? to|into|on|with? my account <tail>...`,
  /** What leaving this device alone would not need said: another one, or all but one. */
  elsewhere: 'other|others|else|everyone|everybody|whoever|lost|stolen|rest|both, that|dat <device>, <except>',
  except: 'but|except _? _? here|this|dis, but|except _? _? <device>',
  /** Kinds of device that a person has one of, unless they say that it is this one. */
  kinds: 'iphone|android|ipad|laptop|laptops|computer|desktop|pc|tablet',
  this: 'this|dis|here',
  of: 'of|from|on|for|in|inside|wey|dey|with',
  single: 'signout|logout|signoff|logoff|end|close|terminate|kill|remove|comot|commot|revoke|disconnect|stop',
  which:
    'my|the|that|one|a? other|old|lost|stolen|second|former|previous <device>, another <device>, one of my? other <several>',
  /** One that somebody is not at. */
  another: `<lead>... sign|log|kick|throw me? out|off <of>... <which> <tail>..., <lead>... sign|log|kick|throw <which> out|off <tail>..., <lead>... <single> me? <of>... <which> <tail>...,
    <lead>... <single> the|my session|sessions|account <of>... <which> <tail>..., <lead>... sign|log my account out|off <of>... <which> <tail>...`,
  those:
    'all|every|any|both of? my|the? other|others <device>, my|the? other <several>, all|the others, everywhere else, everywhere but|except here, everywhere but|except this <device>?, all my? <several> but|except this|here one|<device>?',
  /** Each of those. */
  others: `<lead>... sign|log|kick|throw me? out|off <of>... <those> <tail>..., <lead>... sign|log|kick|throw <those> out|off <tail>..., <lead>... <single> me? <of>... <those> <tail>...,
    <lead>... <single> the|my session|sessions|account <of>... <those> <tail>..., <lead>... sign|log my account out|off <of>... <those> <tail>...`,
} as const;

/** Words in an answer to which devices are meant, one list for each thing that they say. */
export const DEVICE_WORDS = {
  phone: 'phone|phones|mobile|handset|cellphone',
  tablet: 'tablet|tablets|ipad',
  computer: 'computer|computers|laptop|laptops|pc|desktop',
  terminal: 'terminal',
  all: 'all|every|everything|everywhere|both|others|everyone|each',
  /** Something is left out. */
  partly: 'but|except|not|no|without',
  /** Nothing of which one it is. */
  empty:
    'the|my|our|that|this|other|one|another|old|lost|second|session|sessions|device|devices|browser|browsers|on|in|from|of|a|an|and|at|with|out|sign|log|please',
} as const;
