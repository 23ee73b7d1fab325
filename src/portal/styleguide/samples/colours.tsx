import { Sample } from './sample.tsx';

/** Every colour of `tokens.css` (DESIGN, Colour), in its order. */
const NAMES = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'muted',
  'line',
  'edge',
  'leaf',
  'leaf-press',
  'on-leaf',
  'leaf-tint',
  'spark',
  'spark-fill',
  'spark-bar',
  'spark-ink',
  'spark-tint',
  'danger',
  'danger-tint',
  'warning',
  'warning-tint',
  'success',
  'success-tint',
  'info',
  'info-tint',
  'violet',
  'clay',
  'slate',
  'mark',
  'mark-bolt',
  'toast-link',
  'toast-danger',
  'scrim',
];

/** The tokens of colour. */
export function Colours() {
  return (
    <Sample
      small
      name="colours"
      states={NAMES.map(
        (name) => [name, <span key={name} className="swatch" style={{ background: `var(--${name})` }} />] as const,
      )}
    />
  );
}
