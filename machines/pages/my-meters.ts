import type { Services } from '#catalogues/calls/services.ts';
import { isHeld, type MeterState } from '#catalogues/held-meters.ts';
import { METER_WORDS, METERS } from '#catalogues/sentences/meters.ts';
import type { Tone } from '#machines/kit/view.ts';
import { formatCount } from '#machines/kit/writing/format.ts';
import { type Good, read } from './answers.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type Found, type List, WHOLE } from './listing/list.ts';
import type { RowActing } from './listing/view.ts';

type OwnMeter = Good<'myMeters'>['meters'][number];

const SAID = METERS.list;
const TONES: Readonly<Record<MeterState, Tone>> = {
  verified: 'success',
  'waits-for-link': 'warning',
  'waits-for-estate': 'warning',
  refused: 'danger',
  ended: 'info',
};

const COLUMNS: readonly Column<OwnMeter>[] = [
  column('meterNumber', SAID.meter, 'meter', ({ meterNumber }) => meterNumber, {
    note: ({ inUse }) => (inUse ? SAID.inUse : null),
  }),
  column('name', SAID.name, 'text', ({ name }) => name),
  column('estate', SAID.place, 'text', ({ estate }) => estate, { note: ({ address }) => address }),
  column('state', SAID.state, 'status', ({ state }) => METER_WORDS[state], {
    tone: ({ state }) => TONES[state],
    note: ({ reason }) => reason,
  }),
  column('since', SAID.since, 'day', ({ since }) => since),
];

/** The meters of the account, the one in use first, and what ended of late. */
export function myMeterList(services: Services): List {
  return defineList<OwnMeter>({
    title: METERS.title,
    icon: 'gauge',
    columns: () => COLUMNS,
    id: ({ meterNumber }) => meterNumber,
    ...WHOLE,
    async find(_query, signal) {
      const came = await read(services.myMeters({}, signal), signal);
      return came.kind === 'good' ? { kind: 'good', data: foundIn(came.data.meters) } : came;
    },
    actions: actionsOf,
    nothing: () => SAID.none,
  });
}

function foundIn(meters: readonly OwnMeter[]): Found<OwnMeter> {
  const many = meters.filter(isHeld).length;
  const held = formatCount(many);
  const used = meters.find(({ inUse }) => inUse);
  const using = used === undefined ? [] : [SAID.using(METERS.called(used.meterNumber, used.name))];
  return {
    items: meters,
    total: meters.length,
    cards: [{ label: SAID.count, value: held, action: { label: METERS.add.title, open: 'add-meter' } }],
    // What the list itself counts is theirs, but for what has ended.
    sums: [...(many < meters.length ? [SAID.heldNow(held)] : []), ...using],
    nothing: SAID.none,
  };
}

/** What may be done about a meter, each as a flow that is given its number. */
function actionsOf(meter: OwnMeter): readonly RowActing[] {
  if (!isHeld(meter)) return [];
  const values = { meter: meter.meterNumber };
  return [
    ...(meter.inUse ? [] : [{ name: 'use', label: SAID.useLabel, leads: { open: 'use-meter', values } } as const]),
    { name: 'name', label: SAID.nameLabel, leads: { open: 'name-meter', values } },
    ...(meter.inUse
      ? []
      : [{ name: 'give-up', label: SAID.giveUpLabel, leads: { open: 'give-up-meter', values } } as const]),
  ];
}
