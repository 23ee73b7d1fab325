import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** A decorative icon; its meaning stands in words beside it or in the control's name. `power` fills it with spark. */
export function Icon({
  name,
  size = 20,
  power = false,
}: {
  name: IconName;
  size?: 14 | 16 | 20 | 24;
  power?: boolean;
}) {
  const names = ['icon', size !== 20 && `icon--${size}`, power && 'icon--power'].filter(Boolean).join(' ');
  return (
    <svg className={names} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

/** The logo and the assistant's mark: a bolt in a speech bubble, the same in both themes. */
export function Mark({ size }: { size: 24 | 28 | 32 | 38 }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className="mark__ground"
        d="M8 1h16a7 7 0 0 1 7 7v13a7 7 0 0 1-7 7H11l-6 4v-4.7A7 7 0 0 1 1 21V8a7 7 0 0 1 7-7z"
      />
      <path className="mark__bolt" d="M17.6 5.5 9.5 15.8h5.2l-1.3 8 8.3-10.6h-5.3z" />
    </svg>
  );
}
