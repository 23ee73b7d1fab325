import { TokenSkeleton } from '../../chat/result/token-skeleton.tsx';
import { Loading } from '../../form/nothing.tsx';
import { DetailSkeleton, RowShapes, RowsSkeleton } from '../../listing/rows/skeletons.tsx';
import { Sample } from './sample.tsx';
import '../../chat/result/token-card.css';
import '../../form/canvas.css';
import '../../ui/controls/facts.css';
import '../../ui/controls/spinner.css';

const SUMMARY = [
  { label: 'Meter', value: '45012345678' },
  { label: 'Units', value: '27.78 kWh', units: true },
  { label: 'Total', value: '₦5,050', total: true },
] as const;

/** The shapes of what is coming, where it will stand. */
export function Waiting() {
  return (
    <>
      <Sample
        name="skeletons"
        states={[
          ['the rows of a list', <RowsSkeleton key="rows" />],
          ['a form', <Loading key="form" title="Airtime" text="Fetching the prices" />],
          ['a pane', <span key="pane" className="skeleton skeleton--pane" />],
        ]}
      />
      <Sample name="spinner" states={[['on its way', <span key="spins" className="spinner" />]]} />
      <Sample name="RowShapes" states={[['two more', <RowShapes key="two" count={2} />]]} />
      <Sample name="DetailSkeleton" states={[['one row opened', <DetailSkeleton key="detail" />]]} />
      <Sample
        name="TokenSkeleton"
        states={[
          ['a token', <TokenSkeleton key="token" token summary={SUMMARY} />],
          ['what has no token', <TokenSkeleton key="card" token={false} summary={SUMMARY} />],
          ['of which nothing is known', <TokenSkeleton key="bare" token={false} summary={[]} />],
        ]}
      />
    </>
  );
}
