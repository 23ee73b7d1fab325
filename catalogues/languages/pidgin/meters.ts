import type { Phrases } from '../language.ts';

/** What is said of an estate's uploaded meters, and of deleting one. */
export const METERS: Phrases = {
  'Delete a meter': 'Delete one meter',
  'Deleted a meter': 'Person delete one meter',
  'Please enter a meter number, a name or a house': 'Abeg put meter number, name or house',
  'No uploaded meter fits that.': 'No meter wey una upload resemble that one.',
  'All meters': 'All the meters',
  'Without residents': 'Wey nobody dey',
  'Meters without residents': 'Meters wey nobody dey',
  'Somebody has an account on every meter.': 'Every meter get person wey get account for am.',
  'Which meter is deleted? Give its number.': 'Which meter make I delete? Give the number.',
  'Looking what hangs on the meter': 'I dey check wetin dey on top the meter',
  'Deleting the meter': 'I dey delete the meter',
  'Delete meter {0}?': 'Make I delete meter {0}?',
  'Nothing hangs on it: no account, order, token, charge or payment. It can be uploaded again.':
    'Nothing dey on top am: no account, order, token, charge or payment. Una fit upload am again.',
  'Keep {0}': 'Leave {0}',
  'person who had it': 'person wey get am before',
  'people who had it': 'people wey get am before',
  'line of the ledger': 'line for the ledger',
  'lines of the ledger': 'lines for the ledger',
  'uploaded levy or payment': 'levy or payment wey una upload',
  'uploaded levies and payments': 'levies and payments wey una upload',
  'exception from the rule about arrears': 'house wey una excuse from the arrears rule',
  'exceptions from the rule about arrears': 'times wey una excuse the house from the arrears rule',
  'Nothing was deleted.': 'I no delete anything.',
  'Meter {0} of {1}, {2}, was deleted.': 'I don delete meter {0} of {1}, {2}.',
  'That has been done: meter {0} was deleted on {1}.': 'Una don do am before: meter {0} comot on {1}.',
  'Meter {0} cannot be deleted. On it there is: {1}.': 'Meter {0} no fit comot. Wetin dey on top am: {1}.',
};
