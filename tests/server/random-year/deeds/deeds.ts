import type { Deed } from '../year.ts';
import { CHARGING } from './charging.ts';
import { CREDIT } from './credit.ts';
import { KEEPING_BOOKS } from './keeping-books.ts';
import { LIVING } from './living.ts';
import { PAYING } from './paying.ts';

const ALL = { ...CHARGING, ...PAYING, ...CREDIT, ...LIVING, ...KEEPING_BOOKS } as const;

/** The name of something that happens in an estate. */
export type DeedName = keyof typeof ALL;

/** Everything that happens in an estate, by its name. */
export const DEEDS: Readonly<Record<DeedName, Deed>> = ALL;

/** All of these names. */
export const DEED_NAMES = Object.keys(DEEDS) as [DeedName, ...DeedName[]];
