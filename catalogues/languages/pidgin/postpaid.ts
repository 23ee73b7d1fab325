import type { Phrases } from '../language.ts';

/** Meters whose bill is paid. */
export const POSTPAID: Phrases = {
  'Meter type': 'Which kind meter',
  'Postpaid, its bill is paid': 'Postpaid, na bill you dey pay',
  'Electricity bill': 'Light bill',
  'This is a postpaid meter. You pay its bill: no token comes, and nothing is typed into the meter. You get the receipt number.':
    'Na postpaid meter be this. Na the bill you dey pay: token no go come, and you no go type anything for the meter. You go get receipt number.',
  'Paid. The bill payment was taken, and this is its receipt. A postpaid meter takes no token.':
    'You don pay. Dem don collect the bill money, and na the receipt be this. Postpaid meter no dey take token.',
  'It was paid, and counts for the bill of postpaid meter {0}. The receipt number is {1}. There is no token: nothing is typed into a postpaid meter.':
    'You don pay am, and e don enter the bill of postpaid meter {0}. The receipt number na {1}. Token no dey: you no dey type anything for postpaid meter.',
  'Meter {0} is a postpaid meter: its bill is paid, and no token comes. Please look at it again before you pay.':
    'Meter {0} na postpaid meter: na the bill you dey pay, and token no go come. Abeg look am again before you pay.',
  'Meter {0} is a prepaid meter: it takes a token, and has no bill. Please look at it again before you pay.':
    'Meter {0} na prepaid meter: e dey take token, and e no get bill. Abeg look am again before you pay.',
  'The company says that your meter is a postpaid meter: it takes no tokens. Its bill can be paid under public power.':
    'The company talk say your meter na postpaid meter: e no dey take token. You fit pay the bill under public power.',
  'The {0} bill of postpaid meter {1} was paid. There is no token: nothing is typed into the meter.':
    'You don pay the {0} bill of postpaid meter {1}. Token no dey: you no go type anything for the meter.',
};
