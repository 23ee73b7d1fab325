import type { Route } from '#catalogues/routes/route.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { type FaceChoice, Switch } from '../../faces/face-switch.tsx';
import { hasCanvas } from '../../form/has-canvas.ts';
import { type PageFace, showFace } from './use-page-face.ts';

/** The conversation, the open flow's form where there is one, or the page, in the place of the table. */
export function PageSwitch({ route, face }: { route: Route; face: PageFace }) {
  const form = useConversation((v) => hasCanvas(v.view) && v.view?.outcome === null);
  const choices: readonly FaceChoice<PageFace>[] = [
    { face: 'chat', label: 'Chat', icon: 'chat' },
    ...(form ? [{ face: 'form', label: 'Form', icon: 'form' } as const] : []),
    isTable(route)
      ? { face: 'page', label: 'Table', icon: 'table' }
      : { face: 'page', label: route.label, icon: route.icon },
  ];
  return <Switch choices={choices} face={face} choose={showFace} leads={!isTable(route)} />;
}

/** A page that is one table is called what a flow's is. */
const isTable = ({ page, lists }: Route): boolean =>
  page === 'upload' || (lists?.some(({ below, view }) => !below && !view) ?? false);
