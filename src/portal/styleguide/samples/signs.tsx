import { Icon, Mark } from '../../ui/icons/icon.tsx';
import { ICON_PATHS, type IconName } from '../../ui/icons/icon-paths.ts';
import { Sample } from './sample.tsx';

const isIcon = (name: string): name is IconName => Object.hasOwn(ICON_PATHS, name);
const NAMES = Object.keys(ICON_PATHS).filter(isIcon);

/** The icons, and the mark. */
export function Signs() {
  return (
    <>
      <Sample
        small
        name="Icon"
        states={[
          ...NAMES.map((name) => [name, <Icon key={name} name={name} />] as const),
          ['bolt of power', <Icon key="power" name="bolt" power />],
          ...([14, 16, 20, 24] as const).map(
            (size) => [`${size} px`, <Icon key={size} name="bolt" size={size} />] as const,
          ),
        ]}
      />
      <Sample
        small
        name="Mark"
        states={([24, 28, 32, 38] as const).map((size) => [`${size} px`, <Mark key={size} size={size} />] as const)}
      />
    </>
  );
}
