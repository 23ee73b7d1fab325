import type { Route } from '#catalogues/routes/route.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { type FaceChoice, Switch } from '../../faces/face-switch.tsx';
import { hasCanvas } from '../../form/has-canvas.ts';
import { type PageFace, showFace } from './use-page-face.ts';

/**
 * The conversation, and the page in the place of the table. The form of what is open is a view of the conversation, not of the page:
 * it stands here while that is shown. What is no list is no view of either: its bar leads to the chat, and back.
 */
export function PageSwitch({ route, face }: { route: Route; face: PageFace }) {
  const open = useConversation((v) => hasCanvas(v.view) && v.view?.outcome === null);
  const form = open && face !== 'page';
  const leads = !isTable(route);
  const choices: readonly FaceChoice<PageFace>[] = [
    { face: 'chat', label: 'Chat', icon: 'chat' },
    ...(form ? [{ face: 'form', label: 'Form', icon: 'form' } as const] : []),
    leads ? { face: 'page', label: route.label, icon: route.icon } : { face: 'page', label: 'Table', icon: 'table' },
  ];
  return <Switch choices={choices} face={face} choose={showFace} leads={leads} />;
}

/** A page that is one table is called what a flow's is. */
const isTable = ({ lists }: Route): boolean => lists?.some(({ below, view }) => !below && !view) ?? false;
