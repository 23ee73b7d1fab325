import { z } from 'zod';
import type { CallShapes } from '#catalogues/calls/call.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';

/** Where something stands in an input, from its outside in. */
export type Place = readonly (string | number)[];

/** As much of JSON Schema as the shapes of inputs become. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Every place that a call's shape has, what may be left out and each side of a choice included. */
export function placesOf(name: CallName): readonly Place[] {
  const { input }: CallShapes = shapes[name];
  if (input === undefined) return [];
  const whole = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
  const found = placesIn(whole, whole.$defs ?? {}).filter((place) => place.length > 0);
  return [...new Map(found.map((place) => [place.join('.'), place])).values()];
}

function placesIn(schema: Schema, defs: Readonly<Record<string, Schema>>, at: Place = []): readonly Place[] {
  const { properties = {}, items, additionalProperties: any, $ref } = schema;
  const inner = (one: Schema, ...key: Place) => placesIn(one, defs, [...at, ...key]);
  const named = $ref === undefined ? undefined : defs[$ref.replace('#/$defs/', '')];
  return [
    at,
    ...Object.entries(properties).flatMap(([key, one]) => inner(one, key)),
    ...(items === undefined ? [] : inner(items, 0)),
    ...(typeof any === 'object' ? inner(any, 'odd') : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((some = []) => some.flatMap((one) => inner(one))),
    ...(named === undefined ? [] : inner(named)),
  ];
}

/** The same input with something else in one place, which is made where it is not there. */
export function put(value: unknown, [first, ...rest]: Place, odd: unknown): unknown {
  if (first === undefined) return odd;
  const inside = put(valueAt(value, first), rest, odd);
  if (Array.isArray(value) && value.length > 0) return value.with(Number(first), inside);
  if (typeof first === 'number') return [inside];
  return { ...(typeof value === 'object' && !Array.isArray(value) ? value : {}), [first]: inside };
}

/** What stands in one place of an input, or undefined. */
export function at(value: unknown, place: Place): unknown {
  return place.reduce(valueAt, value);
}

const valueAt = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Every call there is. */
export const CALL_NAMES = Object.keys(calls) as readonly CallName[];
