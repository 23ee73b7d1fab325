import { useEffect, useId, useRef } from 'react';
import type { Route } from '#catalogues/routes/route.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { Listed } from '../../listing/listed.tsx';
import { Tabs } from '../../listing/tabs.tsx';
import { navigate, useQuery } from '../../router/location.ts';
import { UploadForm } from './upload-form.tsx';
import '../../form/fields/field.css';
import '../../listing/tabs.css';
import '../../ui/controls/card.css';
import '../../ui/styles/empty.css';
import './uploads.css';

const VIEW = 'view';

/** A page on which a file of rows is uploaded, and what was uploaded before; the address says which of the two is shown. */
export function UploadPage({ route }: { route: Route }) {
  const panel = useId();
  const [list] = route.lists ?? [];
  const listed = useQuery(VIEW) === (list?.view?.name ?? '');
  useComingBack(route, listed);
  const form = <UploadForm flow={route.flow ?? ''} />;
  if (!list?.view) return form;
  const { view } = list;
  const begins = view.beside ?? route.label;
  const tabs = [
    { name: 'upload', label: begins, selected: !listed },
    { name: view.name, label: view.label, selected: listed },
  ];
  const show = (name: string) => navigate(name === view.name ? `${route.path}?${VIEW}=${name}` : route.path);
  return (
    <div className="upload-page">
      <Tabs tabs={tabs} label={route.label} panel={panel} onTab={show} />
      <div role="tabpanel" id={panel} aria-label={listed ? view.label : begins}>
        {listed ? <Listed name={list.name} /> : form}
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
