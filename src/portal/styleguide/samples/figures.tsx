import type { Row } from '#machines/kit/view.ts';
import type { Card } from '#machines/pages/view.ts';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { DataTable, type DataTableProps, RowCards } from '../../ui/data-table/data-table.tsx';
import { Money } from '../../ui/money.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Status } from '../../ui/status.tsx';
import { SummaryCards } from '../../ui/summary-cards.tsx';
import { Sample } from './sample.tsx';

const LONG = 'Service charge of the apartment in the second building, first quarter, with what was left of last year';
const CARDS: readonly Card[] = [
  { label: 'Collected', value: '₦9.6M', exact: '₦9,612,450', note: 'this month' },
  { label: 'Units', value: '412.5', unit: 'kWh', note: 'in 12 purchases' },
  { label: 'Service charge', value: '₦15,000', badge: { tone: 'warning', text: 'Owed' } },
  { label: 'Fine', value: 'None', action: { label: 'What is a fine?', to: '/help/fines' } },
];

const TABLE: DataTableProps = {
  label: 'Payments',
  columns: [
    { name: 'what', label: 'What', align: 'start' },
    { name: 'meter', label: 'Meter', align: 'start' },
    { name: 'amount', label: 'Amount', align: 'end' },
    { name: 'status', label: 'Status', align: 'start' },
  ],
  rows: [
    { id: 'a', cells: ['Power', '45012345678', '₦5,050', <Done key="a" />], end: <Act /> },
    { id: 'b', cells: ['Service Charge', '45012345678', '₦15,050', <Waits key="b" />], end: <Act /> },
  ],
  endLabel: null,
};

const LONG_ROWS: DataTableProps['rows'] = [
  { id: 'long', cells: [LONG, '45012345678', '₦15,050', <Done key="long" />] },
];

const columnOf = (label: string, align: 'start' | 'end') => ({ name: label.toLowerCase(), label, align });

/** Of so many columns, with something to do, that its lines stand closer. */
const DENSE: DataTableProps = {
  label: 'Orders',
  columns: [
    ...['Order', 'Date', 'Product', 'For', 'Estate'].map((label) => columnOf(label, 'start')),
    ...['Amount', 'Fee', 'Total'].map((label) => columnOf(label, 'end')),
    columnOf('Status', 'start'),
  ],
  rows: [
    {
      id: 'a',
      cells: [
        'POWER-8K2M41QD',
        'Nov 21',
        'Power',
        '45012345678',
        'Palm Court',
        '₦5,000',
        '₦50',
        '₦5,050',
        <Waits key="a" />,
      ],
      end: <Act />,
    },
  ],
  endLabel: null,
};

/** All that a line may have. */
const EVERY_LINE: readonly Row[] = [
  { label: 'Meter', value: '45012345678' },
  { label: LONG, value: LONG },
  { label: 'Units', value: '27.78 kWh', units: true },
  { label: 'Total', value: '₦5,050', total: true },
];
const READ_BACK = [
  { label: 'Meter', value: '45012345678' },
  { label: 'Units', value: 'about 27.78 kWh' },
  { label: 'Convenience fee', value: '₦50' },
  { label: 'Total', value: '₦5,050', total: true },
] as const;

/** All that holds figures. */
export function Figures() {
  return (
    <>
      <Sample
        name="Money"
        states={[
          ['the naira sign small', <Money key="money" text="₦5,050" />],
          ['in a sentence', <Money key="words" text={`₦5,050 and ${LONG}`} />],
        ]}
      />
      <Sample
        name="Rows"
        states={[
          ['read back, with its total', <Rows key="rows" rows={READ_BACK} />],
          ['longer than a line', <Rows key="long" rows={EVERY_LINE} />],
          ['empty: nothing stands there', <Rows key="none" rows={[]} />],
        ]}
      />
      <Sample
        name="SummaryCards"
        states={[
          ['full', <SummaryCards key="full" cards={CARDS} />],
          ['one', <SummaryCards key="one" cards={CARDS.slice(0, 1)} />],
          ['longer than a line', <SummaryCards key="long" cards={[{ label: LONG, value: '₦15,000', note: LONG }]} />],
          ['empty: nothing stands there', <SummaryCards key="none" cards={[]} />],
        ]}
      />
      <Sample
        name="CardsSkeleton"
        states={[
          ['while they are fetched', <CardsSkeleton key="waiting" />],
          ['two of them', <CardsSkeleton key="two" count={2} />],
        ]}
      />
      <Sample
        name="DataTable"
        states={[
          ['full', <DataTable key="full" {...TABLE} />],
          ['of many columns', <DataTable key="dense" {...DENSE} />],
          ['while other rows are on their way', <DataTable key="busy" {...TABLE} busy />],
          ['whose last column has a name', <DataTable key="named" {...TABLE} endLabel="Receipt" />],
          ['with nothing to do, and longer than a line', <DataTable key="long" {...TABLE} rows={LONG_ROWS} />],
          ['empty', <DataTable key="none" {...TABLE} rows={[]} />],
        ]}
      />
      <Sample
        name="RowCards"
        states={[
          ['its rows on a phone', <RowCards key="cards" {...TABLE} />],
          ['while other rows are on their way', <RowCards key="busy" {...TABLE} busy />],
          ['whose last column has a name', <RowCards key="named" {...TABLE} endLabel="Receipt" />],
          ['with nothing to do, and longer than a line', <RowCards key="long" {...TABLE} rows={LONG_ROWS} />],
          ['empty: nothing stands there', <RowCards key="none" {...TABLE} rows={[]} />],
        ]}
      />
    </>
  );
}

function Done() {
  return <Status badge={{ tone: 'success', text: 'Successful' }} quiet />;
}

function Waits() {
  return <Status badge={{ tone: 'warning', text: 'Pending' }} />;
}

function Act() {
  return (
    <button type="button" className="button button--quiet">
      Receipt
    </button>
  );
}
