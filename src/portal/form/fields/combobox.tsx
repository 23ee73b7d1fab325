import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import type { Choice, FieldView } from '#machines/kit/view.ts';
import { FirmMark } from '../../ui/firm-mark/firm-mark.tsx';
import { fitting, onlyFitting } from '../../ui/fitting.ts';
import { Icon } from '../../ui/icons/icon.tsx';

const CHANGES = useCombobox.stateChangeTypes;

/** The id of the label of the combobox with that id. */
export const labelOf = (id: string): string => `${id}-label`;

/** A field that searches its answers: typing narrows them, the arrow keys mark one, Enter or a tap takes it. */
export function Combobox({
  id,
  field,
  below,
  onFill,
}: {
  id: string;
  field: FieldView;
  below: string | undefined;
  onFill: (value: string) => void;
}) {
  // What was typed since the list was last chosen from or left; null for nothing.
  const [typed, setTyped] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const chosen = field.choices.find((choice) => choice.value === field.value) ?? null;
  const found = typed ? fitting(field.choices, typed) : field.choices;
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getMenuProps, getItemProps } = useCombobox<Choice>({
    inputId: id,
    labelId: labelOf(id),
    menuId: `${id}-list`,
    getItemId: (at) => `${id}-${at}`,
    items: [...found],
    itemToKey: (choice) => choice?.value,
    itemToString: (choice) => choice?.label ?? '',
    selectedItem: chosen,
    inputValue: typed ?? chosen?.label ?? field.value,
    stateReducer: (state, change) => reduced(field.choices, state, change),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onFill(selectedItem.value);
    },
    onIsOpenChange: ({ isOpen: shown, type }) => {
      // What was typed stays for who leaves the field, which decides by it.
      if (!shown && type !== CHANGES.InputBlur) setTyped(null);
    },
  });
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const leave = () => {
    closeMenu();
    setTyped(null);
    if (typed === null) return;
    const said = typed.trim();
    const only = onlyFitting(field.choices, said);
    // What fits nothing is for the flow to refuse, with the reason.
    const refused = fitting(field.choices, said).length === 0;
    const value = only ? only.value : said;
    if ((only || refused || said === '') && value !== field.value) onFill(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isOpen && found.length === 0) leave();
    if (event.key !== 'Escape') return;
    // The first closes the list alone; the next is for the window around the field, and takes no answer away.
    if (isOpen) event.stopPropagation();
    else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };

  const look = [field.problem && ' box--bad', field.fromChat && !isOpen && ' box--from-chat'].filter(Boolean).join('');
  return (
    <div className="combo">
      <div className={`box${look}`}>
        <input
          {...getInputProps({
            onChange: ({ currentTarget: { value } }) => setTyped(value),
            onClick: ({ currentTarget }) => {
              if (!isOpen) currentTarget.select();
            },
            onKeyDown,
            onBlur: leave,
          })}
          name={field.name}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={below}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={field.placeholder || 'Choose, or type to search'}
        />
        {!isOpen && chosen?.detail && <span className="combo__price">{chosen.detail}</span>}
        <Icon name="chevron-down" size={16} />
      </div>
      <div
        {...getMenuProps({ ref: list, 'aria-label': field.label })}
        className="combo__list"
        hidden={!isOpen || found.length === 0}
      >
        {isOpen &&
          found.map((choice, at) => (
            <div
              {...getItemProps({ item: choice, index: at, 'aria-selected': choice === chosen })}
              key={choice.value}
              className={at === highlightedIndex ? 'combo__option combo__option--marked' : 'combo__option'}
            >
              <FirmMark code={choice.mark} />
              <span>{choice.label}</span> {choice.detail && <span className="combo__price">{choice.detail}</span>}
            </div>
          ))}
      </div>
      {isOpen && found.length === 0 && <p className="combo__list combo__none">{CONTROLS.nothingNamedSo}</p>}
      <p className="hidden" role="status">
        {isOpen && typed ? `${found.length} found` : ''}
      </p>
    </div>
  );
}

/** Where the field does otherwise than a combobox usually does. */
function reduced(
  choices: readonly Choice[],
  state: UseComboboxState<Choice>,
  { type, changes }: UseComboboxStateChangeOptions<Choice>,
): Partial<UseComboboxState<Choice>> {
  switch (type) {
    // A press in the text of an open list only moves the caret.
    case CHANGES.InputClick:
      return state.isOpen ? state : changes;
    // The first that is found is marked; of all nothing.
    case CHANGES.InputChange: {
      const said = changes.inputValue?.trim() ?? '';
      return { ...changes, highlightedIndex: said !== '' && fitting(choices, said).length > 0 ? 0 : -1 };
    }
    // Who chose nothing goes on searching.
    case CHANGES.InputKeyDownEnter:
      return state.highlightedIndex < 0 ? state : changes;
    // Leaving takes what was typed where it means one answer, and never what is only marked.
    case CHANGES.InputBlur:
      return { ...changes, selectedItem: state.selectedItem };
    // What is marked stays it for the keyboard.
    case CHANGES.MenuMouseLeave:
      return state;
    default:
      return changes;
  }
}
