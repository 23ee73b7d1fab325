/** The light colours of the portal's tokens (`ui/styles/tokens.css`), as a PDF wants them. */
export const COLOURS = {
  ink: '#15201A',
  muted: '#55625A',
  line: '#E0E4DC',
  edge: '#828D85',
  leaf: '#0B5C3A',
  markBolt: '#FFC24A',
  sparkInk: '#845000',
  sparkTint: '#FFF3D9',
  success: '#17733F',
  successTint: '#E3F4E9',
  danger: '#B3212B',
  dangerTint: '#FCEBEA',
} as const;

/** A colour by its name in the tokens. */
export type Colour = keyof typeof COLOURS;
