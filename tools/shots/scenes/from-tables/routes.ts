import { HELP_ARTICLES } from '#catalogues/help.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import type { Route } from '#catalogues/routes/route.ts';
import { CONFIRM_EMAIL, KNOWN, RESET_PASSWORD } from '#src/portal/router/known-paths.ts';
import type { Area, Scene, Who } from '../../scene.ts';
import { whoMay } from './who-may.ts';

const BUILT = ROUTES.filter(({ built }) => built);
const OWN = new Set<string>(BUILT.map(({ path }) => path));

const named = (at: string, who: Who): Scene => ({ name: `${at.slice(1) || 'root'} as ${who}`, as: who, at });

/** A page of the signed-in portal with each entry of its menu, and the form of its flow where a phone shows the chat first. */
const addressesOf = ({ path, views, flow, page }: Route): readonly string[] => [
  path,
  ...(views ?? []).slice(1).map(({ name }) => `${path}?view=${name}`),
  ...(flow && !page ? [`${path}?face=form`, `${path}?face=table`] : []),
];

/** Every address of the portal, as everybody who may open it; what needs an account also as a visitor comes to it. */
export const ROUTE_SCENES: Area = {
  area: 'routes',
  scenes: [
    ...BUILT.flatMap((route) => whoMay(route.access).flatMap((who) => addressesOf(route).map((at) => named(at, who)))),
    ...['/', ...KNOWN].map((at) => named(at, 'visitor')),
    ...[...KNOWN].filter((path) => !OWN.has(path)).map((at) => named(at, 'resident')),
    ...HELP_ARTICLES.map(({ name }) => named(`/help/${name}`, 'visitor')),
    ...[`${RESET_PASSWORD}/no-such-link`, `${CONFIRM_EMAIL}/no-such-link`, '/nothing-here'].map((at) =>
      named(at, 'visitor'),
    ),
  ],
};
