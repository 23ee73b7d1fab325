import { FirmMark } from '../../ui/firm-mark/firm-mark.tsx';
import { Icon, Mark } from '../../ui/icons/icon.tsx';
import { ICON_PATHS, type IconName } from '../../ui/icons/icon-paths.ts';
import { Sample } from './sample.tsx';

const isIcon = (name: string): name is IconName => Object.hasOwn(ICON_PATHS, name);
const NAMES = Object.keys(ICON_PATHS).filter(isIcon);

/** Networks, television, internet and electricity. */
const FIRMS = ['mtn', 'airtel', 'glo', 'etisalat', 'dstv', 'gotv', 'startimes', 'smile', 'phcneko', 'phcnikeja'];

/** The icons, and the marks. */
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
      <Sample
        small
        name="FirmMark"
        states={[
          ...FIRMS.map((firm) => [firm, <FirmMark key={firm} code={firm} />] as const),
          ['of nobody', <FirmMark key="" />],
        ]}
      />
    </>
  );
}
