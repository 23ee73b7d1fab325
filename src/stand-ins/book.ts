import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';

/** Rows of one kind, each under an id of its own, in the order in which they were first written. */
export interface Shelf<T> {
  readonly get: (id: string) => T | undefined;
  /** Writes a row where there is none under this id; false: there is one, and nothing was written. */
  readonly add: (id: string, row: T) => boolean;
  /** Writes a row; one that was there keeps its place. */
  readonly put: (id: string, row: T) => void;
  readonly remove: (id: string) => void;
  /** All of them, the first first; with a field, those whose field has this value. */
  readonly all: (field?: keyof T & string, value?: string | number) => readonly T[];
}

/**
 * What a stand-in remembers: one file of its own, which outlives its process and the portal's data base. Every call is one
 * transaction by itself, or a part of the `change` around it.
 */
export interface Book {
  readonly shelf: <T>(kind: string, row: z.ZodType<T>) => Shelf<T>;
  /** The next number of a sequence that starts at `first`; none is given twice, one of a change that failed excepted. */
  readonly next: (sequence: string, first?: number) => number;
  /** All or nothing: what throws leaves no trace. `work` does not wait for anything. */
  readonly change: <T>(work: () => T) => T;
  readonly close: () => void;
}

/** Opens the book in a folder, which is made where there is none. What was committed survives `kill -9`. */
export function openBook(folder: string): Book {
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(join(folder, 'book.sqlite'));
  db.exec(`pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000;
    create table if not exists rows (place integer primary key autoincrement, kind text, id text, row text, unique (kind, id));
    create table if not exists sequences (name text primary key, last integer not null);`);
  const get = db.prepare('select row from rows where kind = ? and id = ?');
  const add = db.prepare('insert into rows (kind, id, row) values (?, ?, ?) on conflict do nothing');
  const put = db.prepare(
    'insert into rows (kind, id, row) values (?, ?, ?) on conflict (kind, id) do update set row = excluded.row',
  );
  const remove = db.prepare('delete from rows where kind = ? and id = ?');
  const all = db.prepare('select row from rows where kind = ? order by place');
  const some = db.prepare("select row from rows where kind = ? and row ->> ('$.' || ?) = ? order by place");
  const next = db.prepare(
    'insert into sequences (name, last) values (?, ?) on conflict (name) do update set last = last + 1 returning last',
  );
  let inside = false;

  return {
    shelf: (kind, schema) => {
      const read = (found: Record<string, unknown> | undefined) =>
        found === undefined ? undefined : schema.parse(JSON.parse(String(found.row)));
      return {
        get: (id) => read(get.get(kind, id)),
        add: (id, row) => add.run(kind, id, JSON.stringify(row)).changes > 0,
        put: (id, row) => void put.run(kind, id, JSON.stringify(row)),
        remove: (id) => void remove.run(kind, id),
        all: (field, value) => {
          const found = field === undefined || value === undefined ? all.all(kind) : some.all(kind, field, value);
          return found.map(({ row }) => schema.parse(JSON.parse(String(row))));
        },
      };
    },
    next: (sequence, first = 1) => Number(next.get(sequence, first)?.last),
    change: (work) => {
      if (inside) return work();
      db.exec('begin immediate');
      inside = true;
      try {
        const result = work();
        db.exec('commit');
        return result;
      } catch (error) {
        db.exec('rollback');
        throw error;
      } finally {
        inside = false;
      }
    },
    close: () => db.close(),
  };
}
