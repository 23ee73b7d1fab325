import { memo, type ReactNode } from 'react';
import type { ColumnKind } from '#machines/kit/view.ts';
import type { ListingEvent, ListingView, ListRow } from '#machines/pages/listing/view.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageActionButton } from '../../ui/page-action.tsx';
import { Status } from '../../ui/status.tsx';
import { RowAction } from './row-action.tsx';
import { RowsSkeleton } from './skeletons.tsx';

/** How a value is set: in figures of one width, as what is typed into a meter or read out to support is; unbroken; or by words. */
const SET: Readonly<Partial<Record<ColumnKind, 'mono' | 'whole' | 'words' | 'address'>>> = {
  token: 'mono',
  order: 'mono',
  reference: 'mono',
  // Nobody reads half a day or half a meter number.
  day: 'whole',
  time: 'whole',
  meter: 'whole',
  phone: 'whole',
  'token-ending': 'whole',
  ticket: 'whole',
  status: 'whole',
  // Broken elsewhere, they would read as more of them.
  person: 'words',
  words: 'words',
  email: 'address',
};

/** A name of so many characters stands on one line where a table has the room. */
const ONE_LINE = 20;

interface Props {
  readonly view: ListingView;
  readonly send: (event: ListingEvent) => void;
}

/** What a query has found, or why there is nothing. */
export const Found = memo(function Found({ view, send }: Props) {
  const { state, rows, columns, problem } = view;
  if (state === 'failed') {
    return (
      <div className="listing__failed">
        <Failed problem={problem ?? ''} onAgain={() => send({ type: 'REFRESH' })} />
      </div>
    );
  }
  if (state === 'loading' && rows.length === 0) return <RowsSkeleton />;
  if (state === 'empty') return <Empty view={view} send={send} />;
  return (
    <DataTable
      label={view.title}
      columns={columns}
      endLabel={view.actionsLabel}
      busy={state === 'loading'}
      rows={rows.map((row) => ({
        id: row.id,
        cells: row.cells.map((text, at) => noted(text, row, columns[at])),
        ...(row.actions.length > 0 && { end: actionsOf(row, view, send) }),
      }))}
    />
  );
});

function actionsOf(row: ListRow, { actionsLabel }: ListingView, send: (event: ListingEvent) => void): ReactNode {
  return row.actions.map((action) => (
    <RowAction
      key={action.name}
      action={action}
      // Many payments are of one day; their receipts are told apart by the order.
      of={actionsLabel === null ? `of ${row.cells[0]}` : row.id}
      onPress={() => send({ type: 'ACT', row: row.id, action: action.name })}
    />
  ));
}

type ColumnHead = ListingView['columns'][number] | undefined;

const NO_COLUMN = { name: '', label: '', align: 'start', kind: 'text' } as const;

/** A cell with what stands small under it. */
function noted(text: string, row: ListRow, column: ColumnHead): ReactNode {
  const cell = drawn(text, row, column);
  const note = row.notes?.[column?.name ?? ''];
  if (note === undefined) return cell;
  return (
    <span className={row.unread ? 'noted noted--unread' : 'noted'}>
      {cell}
      <span className="noted__note">{note}</span>
    </span>
  );
}

function drawn(text: string, { tones, words }: ListRow, { name, kind }: ColumnHead = NO_COLUMN): ReactNode {
  const tone = tones?.[name];
  if (tone) return <Status key={text} badge={{ text, tone }} quiet />;
  if (text === '' || words?.includes(name)) return text;
  switch (SET[kind]) {
    case 'mono':
      return <span className="mono">{text}</span>;
    case 'address':
      return <Address of={text} />;
    case 'words':
      return <span className={text.length > ONE_LINE ? 'words' : 'words words--few'}>{text}</span>;
    case 'whole':
      return <span className="whole">{text}</span>;
    default:
      return text;
  }
}

/** An e-mail address, which is broken before its domain if anywhere. */
function Address({ of }: { of: string }) {
  const at = of.indexOf('@') + 1;
  return (
    <span className="words">
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </span>
  );
}

function Empty({ view, send }: Props) {
  const clear = view.toolbar?.dates?.clear;
  return (
    <div className="empty" role="status">
      <Icon name={view.icon} size={24} />
      <p className="empty__title">{view.problem}</p>
      {view.first && <p className="empty__text">{view.first.text}</p>}
      {view.first?.action && <PageActionButton action={view.first.action} className="button button--secondary" />}
      {clear && (
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'CLEAR' })}>
          {clear}
        </button>
      )}
    </div>
  );
}
