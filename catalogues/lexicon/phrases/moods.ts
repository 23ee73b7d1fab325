/** How somebody speaks: in doubt, angry, for fun, or wishing to leave a question out. */
export const MOOD_PHRASES = {
  lead: 'i|im|am|me|we|honestly|actually|hmm|sorry|abeg|please|chai|haba|wait|but|and|so|ah|kai|omo|ehn|na|oga',
  /** Neither a yes nor a no. */
  unsure: `not|no|never|nor|isnt|aint too|so|very|really|quite|even|dey... sure|certain|convinced, unsure, undecided, make i|me think, let me think, i dey think,
    still thinking, i go think`,
  /** Where a sentence is nothing else, a question is left out. */
  leavesOut: `<lead>... skip, <lead>... skip it|this|that|am, <lead>... skip this|that one|question, pass, leave it|am|that|this out|blank|empty,
    <lead>... dont|no|never|nor dey... have|get|need one|any|it|am o?, <lead>... do not have one|any|it, <lead>... no|nor get o?, <lead>... dont have o?,
    <lead>... rather not say, not applicable, next question`,
  /** The same where leaving it is no way out of everything. */
  leavesBe:
    'leave it|am|that|this o?, leave it|am as it|e is|dey, forget it|am|that o?, never mind, as it is, keep it|am',
  /** Somebody is called a cheat. */
  cheat:
    'thief|thieves|thiefs|thieve|ole|barawo|fraud|fraudster|fraudsters|scam|scammer|scammers|cheats|cheat|419|robbers|rogues|criminals|crooks',
  whoCheats:
    'una|you|they|dem|these|this|it|dis|people|guys|wattchat|app|portal|company|na|be|are|is|all|just|a|an|big|pure|real|complete|total|daylight|the|dey|full|am|i|think|now|so',
  called: 'people|o|oo|oh|una|app|portal|company|all|here|sef|ni|again|everywhere|now',
  /** Where it is all that is said. */
  accuses: '<whoCheats>... <cheat> <called>...',
  /** Anywhere. */
  accusesUs: `this|it|dis|na is|be|na? pure|daylight|real|a? fraud|scam|robbery|419, una|you|they|dem|wattchat people|guys|all? dey|are|be|is a|all|just|real|pure... <cheat>, don|wan|dey thief|steal|chop|scam|rob|cheat my|our|me|us,
    want to steal|chop|scam|rob|cheat my|our|me|us, stole|stealing my|our money|cash|light|units, report una|you to efcc|police|fccpc|cbn`,
  angry: `useless, nonsense, rubbish, rubish, stupid, foolish, idiot, idiots, mumu, olodo, mtchew, mschew, shameless, disgusting, bullshit, annoying, annoyed,
    frustrated, frustrating, angry, vexing, pissed, furious, pathetic, incompetent, yeye, werey, fed up, tired of this|una|you|dis, dey|don vex,
    vex me, people|una|you are|dey|be|don mad|craze|crazy|sick, make me craze|mad|vex, god punish, thunder fire, waka una|ur|your,
    shame on, what kind of nonsense|service|rubbish, wetin be this nonsense, una no get sense, una no serious`,
  /** Somebody is told of a debt or of a matter that is none of theirs, or cannot believe what is said to them. */
  disputes: `no|not|nor|isnt be? me|my|mine|we|our dey|wey|that|who? owe|owes|owing|debt|bill|fine, i|we no|nor|dont|didnt|never|not dey|even? owe|owing
    una|you|anybody|anyone|nobody|dem|them|shishi|kobo|one|any, which|what kind|kain|type debt|money|bill|wahala be|is this|dis|that, who dey|is|be owe|owing una|you,
    wetin|what una|you|dem|people|guys... dey|are|is talk|talking|saying|yarn|yarning, wetin una|you|dem dey? talk|yarn, what are|is you|they|this talking|saying, which debt|bill|fine|money be|is this|dis|that, which one una|you dey talk, i dispute,
    i no|dont|cannot|cant|nor|never agree with|to|for|this|that|am, not my debt|bill|fine|payment, no be my own, not mine`,
  joke: `<lead>... tell|give|crack me|us? a|one|some|another|any|small? funny? joke|jokes, <lead>... tell|say me? something funny, do|can you|u know|tell me|us? a|any|some? joke|jokes,
    make me laugh, joke, sing for me, gist me, tell me a? story|gist`,
  laughs: `lol|lool|loool|lmao|lmfao|rofl|lwkm|hehe|hehehe|haha|hahaha|hahahaha, ha ha ha?, na joke, i dey play|joke|whine, just kidding|joking, i am|was joking|kidding,
    you are? too|so|very|dey funny`,
  fond: `<lead>... love|like|luv|miss you|una|u so|very|too? much|well|die?, <lead>... love|like|luv this app|portal, marry me, will|can|go you|u marry me, are you|u married|single,
    you are? too|so|very|dey sweet|cute|nice|beautiful|fine|smart|kind, have you eaten|chop|chopped, you don chop|eat`,
  howAreYou: `how are|is you|u|things|everything|work|family|your day|night|work|family|weekend?, how are you doing|feeling today?, how you dey|doing today?, how far, how una dey,
    how body, hope you|una are|dey? well|fine|good|okay, kedu, xup, whats up, wats up`,
  /** Around it nothing else may stand. */
  friendly:
    'hello|hi|hey|good|morning|afternoon|evening|abeg|please|o|oo|na|sha|sef|dear|oga|bro|sis|my|guy|ma|sir|wattchat|and|thanks|ok|okay|so|but|now|today',
};
