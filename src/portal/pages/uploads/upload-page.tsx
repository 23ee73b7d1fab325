import { useEffect, useId, useRef } from 'react';
import type { Route } from '#catalogues/routes/route.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { Listing } from '../../listing/listing.tsx';
import { Tabs } from '../../listing/tabs.tsx';
import { useListing } from '../../listing/use-listing.ts';
import { navigate, useQuery } from '../../router/location.ts';
import { UploadForm } from './upload-form.tsx';
import '../../form/fields/field.css';
import '../../listing/tabs.css';
import '../../ui/controls/card.css';
import '../../ui/styles/empty.css';
import './uploads.css';

/** What was uploaded, as a list of its own. */
interface Uploaded {
  readonly upload: string;
  readonly uploaded: string;
  readonly make: Parameters<typeof useListing>[0];
}

/** The uploads whose rows can be looked at afterwards, with the words of their menu (S2 section 2). */
const UPLOADED: Readonly<Record<string, Uploaded>> = {
  'upload-meters': {
    upload: 'Upload Meter Number',
    uploaded: 'Uploaded Meter Numbers',
    make: (pages: Pages) => pages.uploadedMeters(),
  },
  'upload-dev-levy': {
    upload: 'Upload Development Levy',
    uploaded: 'Uploaded Development Levy',
    make: (pages: Pages) => pages.uploadedLevies(),
  },
};

const VIEW = 'view';
const LIST = 'uploaded';

/** A page on which a file of rows is uploaded, and what was uploaded before; the address says which of the two is shown. */
export function UploadPage({ route }: { route: Route }) {
  const panel = useId();
  const listed = useQuery(VIEW) === LIST;
  useComingBack(route, listed);
  const menu = UPLOADED[route.flow ?? ''];
  const form = <UploadForm flow={route.flow ?? ''} />;
  if (!menu) return form;
  const tabs = [
    { name: 'upload', label: menu.upload, selected: !listed },
    { name: LIST, label: menu.uploaded, selected: listed },
  ];
  const show = (name: string) => navigate(name === LIST ? `${route.path}?${VIEW}=${LIST}` : route.path);
  return (
    <div className="upload-page">
      <Tabs tabs={tabs} label={route.label} panel={panel} onTab={show} />
      <div role="tabpanel" id={panel} aria-label={listed ? menu.uploaded : menu.upload}>
        {listed ? <UploadedList menu={menu} /> : form}
      </div>
    </div>
  );
}

/** A file that is dropped while what was uploaded is looked at brings the upload forward. */
function useComingBack({ path, flow }: Route, listed: boolean): void {
  const moving = useConversation((v) => v.view !== null && v.view.flow === flow && v.view.preview !== null);
  const before = useRef(moving);
  useEffect(() => {
    const came = moving && !before.current;
    before.current = moving;
    if (came && listed) navigate(path);
  }, [moving, listed, path]);
}

function UploadedList({ menu }: { menu: Uploaded }) {
  const [view, send] = useListing(menu.make);
  return <Listing view={view} send={send} />;
}
