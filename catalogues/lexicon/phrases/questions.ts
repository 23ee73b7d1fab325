/** Words of questions, in the notation of `machines/talk/reading/phrases.ts`. */
export const QUESTION_PHRASES = {
  /* before a question, and behind it */
  before:
    'please, pls, plz, abeg, biko, sorry, ok, okay, so, and, but, hello, hi, hey, oga, sir, ma, wait, hmm, good _',
  behind: 'please, pls, plz, abeg, biko, sir, ma, now, o, oo, sef, here, again',
  i: 'i, we, one, you, u, una, person, somebody, someone',
  auxiliary: 'do, does, can, could, should, will, would, must, may, shall, go, fit',
  onTheWay: 'go, fit, take, now, even, actually, just, wan, be able to, go about, dey',

  /* how something is done: the deed stands behind */
  how: 'how <auxiliary> <i> <onTheWay>..., how to <onTheWay>..., how <i> go|fit|can|take|will|should|for|dey <onTheWay>...',
  ways: `<how>, wetin|what <auxiliary>? <i> <must>? do <inOrder>, where <auxiliary> <i> <onTheWay>..., where <i> go|fit|can <onTheWay>...,
    <isThere> <forMe>? <fit> <onTheWay>..., <isThere> <forMe>? to <onTheWay>..., <tellMe> <how>`,
  must: 'go, fit, need to, have to, must, supposed to',
  inOrder: 'to, before i, make i, if i want to, if i wan',
  isThere: 'is there a|any way, is it possible, what is the way, what are the steps, steps, which way',
  forMe: 'for me',
  fit: 'i fit, i go',
  tellMe: `i want|wan|need to? know, i would like to? know, i no sabi, i no know, i dont know, <canYou>? tell|show|teach me,
    <canYou>? explain to me, explain`,
  canYou: 'can|could|will you|u',
  /* only whether it may be done */
  may: 'can|may|could|fit i just|now|please...',

  /* what begins a question, whatever it is about */
  asks: `how*, what*, wetin*, why*, when*, where*, wey*, who*, which*, do i|you|u|we|people|they, any idea|way, explain,
    can|could|will you|u|someone|somebody|anyone|anybody please? tell|show|teach|explain,
    can|could|will you|u|someone|somebody|anyone|anybody please? help me know|understand`,
  isIt: 'is, are, was, were, does, did, should, must, shall, would, will',
  you: 'you, u',
  howTo: 'how to|do|does|can|could|i|we|one|you',
  justHow: 'how',
} as const;
