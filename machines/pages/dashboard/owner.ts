import type { SessionView } from '#machines/session/session.ts';
import type { Good } from '../answers.ts';
import { linked } from '../links.ts';
import type { DashboardView } from '../view.ts';
import { hiddenCard, levyCard } from './dues.ts';
import { levyChart } from './person-charts.ts';

/** A home owner's dashboard: the development levy, and nothing else (S1 section 2). */
export function ownerDashboard({ dues, months }: Good<'residentDashboard'>, who: SessionView): DashboardView {
  const { action } = linked('Pay development levy', '/pay-devLevy');
  return {
    heading: who.address ?? who.firstName ?? '',
    line: who.estate,
    badge: null,
    actions: action ? [action] : [],
    cards: [dues === null ? hiddenCard(who.awaits) : levyCard(dues.devLevy, 'owner')],
    charts: [levyChart(months)],
    table: null,
  };
}
