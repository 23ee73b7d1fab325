import { expect, test } from 'vitest';
import { tokensTold } from '#src/server/vending/told.ts';

const TOKEN = '26362054405982757802';

test.each([
  `Token : ${TOKEN} 79.9 kWh`,
  `Units 79.9 ${TOKEN}`,
  `5000 - ${TOKEN}`,
  '2636-2054-4059-8275-7802',
  '2636 2054 4059 8275 7802',
])('a token is read whatever number stands beside it: %s', (text) => {
  expect(tokensTold([{ kind: null, text }])).toEqual({ token: TOKEN, otherTokens: [] });
});

test.each(['5000 2636 2054 4059 8275 7802', `${TOKEN}1`, '79.9'])(
  'of %s nobody could say which digits it is',
  (text) => {
    expect(tokensTold([{ kind: null, text }])).toBeNull();
  },
);
