/** What a long sentence may be made of: people, and those who try what breaks. */
export const SHAPES: Readonly<Record<string, string>> = {
  'words of every kind': 'buy the light for my brother and pay what they owe before friday ',
  'words that mean nothing': 'qwx zvorf blim ',
  'names with capitals': 'Ada Obi, Tunde Bello, ',
  'single digits': '1 2 3 4 5 6 7 8 9 0 ',
  'digits with commas': '1,2,3,',
  'groups of digits': '4501 2345 678 ',
  'phone numbers': '08031234567 ',
  'meter numbers': '45012345678, ',
  'many amounts': 'N500 and N600 and ',
  'many wishes': 'buy airtime 500, buy airtime 600, ',
  'the same wish': 'buy airtime 500, buy airtime 500, ',
  'one endless word': 'abcdefghij',
  'one character': 'a',
  'one digit': '1',
  blanks: ' ',
  dots: '.',
  signs: '.,;:!?-()"/&%*',
  faces: '😀👍',
  'no more than please': 'please ',
  'no more than and': 'and ',
  'no more than my': 'my ',
  'a no at every word': 'no not never ',
  'an address read aloud': 'ada dot obi at ',
  'an advert':
    'HOT DEALS! MTN 5GB for N1,500 valid 30 days, Glo 10GB @ ₦2,000. Call 0803 123 4567 or pay to 0123456789. ',
};

/** A sentence of so many characters, which is one of these shapes over and over. */
export const ofLength = (shape: string, length: number): string =>
  shape.repeat(Math.ceil(length / shape.length)).slice(0, length);
