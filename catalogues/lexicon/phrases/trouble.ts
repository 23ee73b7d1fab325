/** What is said of a step that was tried, and of what a meter shows. */
export const TROUBLE_PHRASES = {
  /** The code stands behind it. */
  code: 'error|err|code|fault|e code|number|no?',
  not: 'no|not|never|nor|neva|cant|cannot|couldnt|didnt|doesnt|dont|isnt|wont|hasnt|havent',
  does: 'work|works|worked|working|enter|enters|entered|entering|load|loads|loaded|loading|accept|accepts|accepted|come|came|show|showing|see|seen|receive|received|arrive|arrived|solve|solved|fixed|settle|settled|help|helped|gree|change|changed',
  doesNot: '<not> _? _? <does>',
  still: 'e|it|im|am? still, i am still',
  /** 'Still want to pay' is a wish. */
  wants: 'want|wan|buy|pay|need|like',
  /** Where a sentence begins so. */
  same: 'e|it|its|na|still... the? same thing|error|message|problem|result|story',
  nothing: 'nothing, no change, no luck, not yet, nope nothing, nothing yet, nothing changed, nothing happened, no way',
  found: 'found|find|see|seen',
  worked:
    'yes|yeah|ok|okay|oya|ah|oh|great|good|perfect|thanks|thank|you|god|it|e|that|this|i|we|now|finally|the|token|light|am|has|have|don|just|is|dey... <works> am|it|now|o|oh|oo|well|fine|perfectly|finally|already|thanks|thank|you|god|sir|ma|in|back|the|token|light|my|abeg|jare...',
  works:
    'work|works|worked|working|enter|entered|load|loaded|accepted|solved|fixed|settled|sorted|resolved|received|seen|see|found|arrived|landed|come|came, went|gone through',
};
