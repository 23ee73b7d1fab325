/** Whose password a test changes. All tests of a worker share its portal, so no other test may come as one of them. */
export const NEW_PASSWORDS = {
  forgotten: 'lost@cedarview.example',
  byPage: 'emeka.ibe@palmcourt.example',
  byChat: 'refused@cedarview.example',
} as const;
