import { Listing } from '../../listing/listing.tsx';
import { useListing } from '../../listing/use-listing.ts';

/** A list of a page, from when it is shown. `heading`: it stands among others, under its own name. */
export function Listed({
  make,
  title,
  heading = false,
  summed = 0,
}: {
  make: Parameters<typeof useListing>[0];
  title: string;
  heading?: boolean;
  summed?: number;
}) {
  const [view, send] = useListing(make);
  const list = <Listing view={view} send={send} summed={summed} beside={heading} />;
  if (!heading) return list;
  return (
    <div className="listed">
      <h2 className="listed__title">{title}</h2>
      {list}
    </div>
  );
}
