/** What compares things by their price. */
export const COMPARES_PHRASES = {
  /** The word itself. */
  compares: 'compare|compared|comparing|comparison|versus|vs, difference between|in',
  cheaper: `cheaper|costlier|dearer|pricier, more|less expensive, more cheap, cheap|cost pass, pass _? _? _? _? for price|money,
    which|wetin|what|who ... cheap|cheapest|lowest|expensive|dearest|better|best, which|wetin|what|who ... cost|costs more|less|pass`,
  /** Where a sentence begins so. */
  than: 'is|are|does|do|na ... more|less|higher|lower|better|bigger ... than',
  asks: 'is|are|does|do|which|what|wetin|who|na|between',
  /** 'Buy me the cheaper one' is a wish, for whoever asks to make clear. */
  wishes: 'buy, pay, renew, subscribe, load, recharge, get me, give me, send me',
  /** 'I wish light was cheaper' compares nothing. */
  longs: 'i|we just? wish, should|make _? be? cheaper, reduce',
};
