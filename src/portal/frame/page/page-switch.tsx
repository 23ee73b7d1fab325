import type { Route } from '#catalogues/routes/route.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { type FaceChoice, Switch } from '../../faces/face-switch.tsx';
import { hasCanvas } from '../../form/has-canvas.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { type PageFace, showFace } from './use-page-face.ts';

const CHAT = { face: 'chat', label: 'Chat', icon: 'chat' } as const;
const FORM = { face: 'form', label: 'Form', icon: 'form' } as const;
const TABLE = { face: 'page', label: 'Table', icon: 'table' } as const;

/**
 * What is open as chat or form, while the conversation stands in the place of the page; a page that is one table as that or in the
 * chat. Anything else is no view of the same thing: a button leads to it.
 */
export function PageSwitch({ route, face }: { route: Route; face: PageFace }) {
  const open = useConversation((v) => hasCanvas(v.view) && v.view?.outcome === null);
  const form = open && face !== 'page';
  const of = (choices: readonly FaceChoice<PageFace>[]) => <Switch choices={choices} face={face} choose={showFace} />;
  if (!form && isTable(route)) return of([CHAT, TABLE]);
  const to: FaceChoice<PageFace> = face === 'page' ? CHAT : { face: 'page', label: route.label, icon: route.icon };
  return (
    <>
      {form && of([CHAT, FORM])}
      <button type="button" className="topbar__way" onClick={() => showFace(to.face)}>
        <Icon name={to.icon} size={16} />
        <span>{to.label}</span>
      </button>
    </>
  );
}

/** A page that is one table is called what a flow's is. */
const isTable = ({ lists }: Route): boolean => lists?.some(({ below, view }) => !below && !view) ?? false;
