import { Sample } from '../sample.tsx';

/** The colours that stand on paper, and the grounds (DESIGN-TOKENS, Colour). */
const COLOURS = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'muted',
  'line',
  'edge',
  'leaf',
  'leaf-tint',
  'spark',
  'spark-tint',
];
const TONES = ['danger', 'warning', 'success', 'info'].flatMap((tone) => [tone, `${tone}-tint`]);

/** The tokens of colour. */
export function Colours() {
  return (
    <Sample
      small
      name="colours"
      states={[...COLOURS, ...TONES].map(
        (name) => [name, <span key={name} className={`swatch swatch--${name}`} />] as const,
      )}
    />
  );
}
