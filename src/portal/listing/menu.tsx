import type { ChoiceView } from '#machines/pages/listing/view.ts';
import { type FaceChoice, Switch } from '../faces/face-switch.tsx';

/** What stands above the tabs of a list, e.g. Estate / Resident (S2 section 2). */
export function Menu({ menu, onChoose }: { menu: ChoiceView; onChoose: (value: string) => void }) {
  const choices = menu.options.map(
    ({ value, label, icon = 'table' }): FaceChoice<string> => ({ face: value, label, icon }),
  );
  return <Switch choices={choices} face={menu.value} choose={onChoose} label={menu.label} />;
}
