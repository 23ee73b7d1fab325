/** What a status means in the API document. */
export const REASONS: Readonly<Record<number, string>> = {
  200: 'Done',
  202: 'Still processing: ask again',
  400: 'Refused: something in it is not right',
  401: 'Not signed in',
  403: 'Not for this role',
  404: 'Not found, or not yours',
  409: 'Not now: see the state',
  413: 'Larger than it may be',
  422: 'The same key with another content',
  429: 'Too many: see Retry-After',
  500: 'A fault on our side',
  503: 'Not to be had at the moment',
};
