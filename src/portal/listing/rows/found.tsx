import { memo, type ReactNode } from 'react';
import type { ListingEvent, ListingView, ListRow } from '#machines/pages/listing/view.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-paths.ts';
import { PageActionButton } from '../../ui/page-action.tsx';
import { Status } from '../../ui/status.tsx';
import { RowAction } from './row-action.tsx';
import { RowsSkeleton } from './skeletons.tsx';

/** Set in figures of one width: what is typed into a meter or read out to support (DESIGN, Type). */
const MONO: ReadonlySet<string> = new Set(['token', 'order', 'retryRef']);

/** An order id may be letters alone; of words in such a column, none is set so. */
const TYPED = /\d|^[A-Z]+-[A-Z]+$/;

/** Never broken over two lines: nobody reads half a day or half a meter number. */
const WHOLE: ReadonlySet<string> = new Set([
  'date',
  'meterNumber',
  'phone',
  'topup',
  'tokenEnding',
  'ticket',
  'opened',
]);

/** Broken between their words only, or they would read as more of them. */
const WORDS: ReadonlySet<string> = new Set([
  'name',
  'for',
  'service',
  'estate',
  'by',
  'message',
  'bank',
  'initialStatus',
  'actor',
  'action',
  'subject',
  'before',
  'after',
]);

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
        cells: row.cells.map((text, at) => noted(text, row, columns[at]?.name ?? '')),
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

/** A cell with what stands small under it. */
function noted(text: string, row: ListRow, column: string): ReactNode {
  const cell = drawn(text, row, column);
  const note = row.notes?.[column];
  if (note === undefined) return cell;
  return (
    <span className={row.unread ? 'noted noted--unread' : 'noted'}>
      {cell}
      <span className="noted__note">{note}</span>
    </span>
  );
}

function drawn(text: string, { tones }: ListRow, column: string): ReactNode {
  const tone = tones?.[column];
  if (tone) return <Status key={text} badge={{ text, tone }} quiet />;
  if (text === '') return text;
  if (MONO.has(column) && TYPED.test(text)) return <span className="mono">{text}</span>;
  if (column === 'email') return <Address of={text} />;
  if (WORDS.has(column)) return <span className={text.length > ONE_LINE ? 'words' : 'words words--few'}>{text}</span>;
  return WHOLE.has(column) ? <span className="whole">{text}</span> : text;
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

function emptyIcon({ toolbar, search, columns }: ListingView): IconName {
  if (toolbar?.dates) return 'history';
  if (columns.some(({ name }) => name === 'ticket')) return 'mail';
  // People are known by their meters.
  return search && columns.some(({ name }) => name === 'meterNumber') ? 'users' : 'table';
}

function Empty({ view, send }: Props) {
  const clear = view.toolbar?.dates?.clear;
  return (
    <div className="empty" role="status">
      <Icon name={emptyIcon(view)} size={24} />
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
