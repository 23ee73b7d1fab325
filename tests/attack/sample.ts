import type { z } from 'zod';

type Schema = z.core.JSONSchema._JSONSchema;

/** Something that a schema of a call would take, or nearly: places are found by it, and what stands in the others is not far from right. */
export function sampleOf(schema: Schema): unknown {
  if (typeof schema === 'boolean') return 'a';
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const [first] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (first !== undefined) return sampleOf(first);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, sampleOf(one)]));
    case 'array': {
      const { items } = schema;
      return items === undefined ? [] : [sampleOf(Array.isArray(items) ? (items[0] ?? true) : items)];
    }
    case 'number':
    case 'integer':
      return Math.max(Number(schema.minimum ?? 1), 1);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema);
    default:
      return null;
  }
}

function textOf({ format, minLength = 1, pattern = '' }: Exclude<Schema, boolean>): string {
  if (format === 'email') return 'somebody@b.example';
  if (format === 'date' || pattern.includes('\\d{4}-')) return '2026-11-21';
  if (format === 'date-time') return '2026-11-21T09:00:00.000Z';
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  return (pattern.includes('\\d') || pattern.includes('0-9') ? '1' : 'a').repeat(Math.max(minLength, 11));
}
