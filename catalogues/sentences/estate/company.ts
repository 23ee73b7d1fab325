/** What is said of who supplies an estate with power. */
export const COMPANY_SENTENCES = {
  title: 'Who supplies your estate',
  label: 'Distribution company',
  ask: 'Which distribution company supplies your estate?',
  dialog: (name: string, before: string | null) => ({
    title: `Buy your residents' power from ${name}?`,
    lines: [
      before === null ? 'No company was set for your estate.' : `Until now it was ${before}.`,
      'It holds for purchases from now on. A meter that the company does not know cannot buy power.',
    ],
  }),
  yes: { label: 'Yes, save it', formLabel: 'Save it' },
  no: 'Leave it as it is',
  kept: 'It stays as it is.',
  already: (name: string) => `${name} supplies your estate already.`,
  set: (name: string) => `From now on your residents buy the power of ${name}.`,
  none: 'Not set',
  stands: {
    set: 'Tokens for the meters of your estate are bought from this company.',
    none: 'Until you say who supplies your estate, its tokens are bought as the platform has set it for all estates, or not at all.',
  },
  choose: 'Choose the company',
  change: 'Choose another company',
} as const;
