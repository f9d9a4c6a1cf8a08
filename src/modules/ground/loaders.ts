import DataLoader from 'dataloader';
import type { Database } from '#platform/database/database.ts';
import { createGroupedRows, type GroupedRows } from './grouped-rows.ts';
import type { Tables } from './tables.ts';

/** Rows of one kind by their keys, undefined for those that are not there. */
export type Loader<Value> = {
  load(key: string): Promise<Value | undefined>;
  loadMany(keys: readonly string[]): Promise<readonly (Value | undefined)[]>;
  /** Whether it is known already, by `prime` or from before; `known` then says it without waiting. */
  isKnown(key: string): boolean;
  known(key: string): Value | undefined;
  /** Says what is there, unless it is known. */
  prime(key: string, value: Value | undefined): void;
  /** Forgets, so that it is read anew. */
  clear(key: string): Loader<Value>;
  clearAll(): void;
};

/** Something that each request has one of, made when it is first asked for. */
export type OfRequest<Made> = (loaders: Loaders) => Made;

/** Batches the rows of one request: a list of any length costs one statement for each kind of row. */
export type Loaders = {
  readonly database: Database<Tables>;
  readonly grouped: GroupedRows;
  /** The one of this request, of what a module defined beside its rows: `loaders.get(personLoader)`. */
  readonly get: <Made>(kind: OfRequest<Made>) => Made;
};

type Load<Value> = (database: Database<Tables>, keys: readonly string[], loaders: Loaders) => Promise<readonly Value[]>;

/** A fresh set for each request. */
export function createLoaders(database: Database<Tables>): Loaders {
  // Not in a WeakMap of each kind: what an old one holds outlives the quick collections of V8.
  const made = new Map<OfRequest<unknown>, unknown>();
  const get = <Made>(kind: OfRequest<Made>): Made => {
    if (!made.has(kind)) made.set(kind, kind(loaders));
    // Filed under what made it.
    return made.get(kind) as Made;
  };
  const loaders: Loaders = { database, grouped: createGroupedRows(), get };
  return loaders;
}

/** Defines what each request has one of: a function of its own, under which `get` files what it made. */
export function ofRequest<Made>(make: (loaders: Loaders) => Made): OfRequest<Made> {
  return (loaders) => make(loaders);
}

export function loaderById<Value extends { readonly id: string }>(load: Load<Value>): OfRequest<Loader<Value>> {
  return loaderByKey(load, (value) => value.id);
}

/** A loader whose batch function may leave out what is not there and give the rest in any order. */
export function loaderByKey<Value>(load: Load<Value>, keyOf: (value: Value) => string): OfRequest<Loader<Value>> {
  return ofRequest((loaders) => {
    const there = new Map<string, Value | undefined>();
    let cleared = 0;
    const reader = new DataLoader<string, Value | undefined>(async (keys) => {
      const before = cleared;
      const values = new Map((await load(loaders.database, keys, loaders)).map((value) => [keyOf(value), value]));
      // What was forgotten while it was on its way stays so.
      if (cleared === before) for (const key of keys) there.set(key, values.get(key));
      return keys.map((key) => values.get(key));
    });
    const loadOne = (key: string) => (there.has(key) ? Promise.resolve(there.get(key)) : reader.load(key));
    const loader: Loader<Value> = {
      load: loadOne,
      loadMany: (keys) => Promise.all(keys.map(loadOne)),
      isKnown: (key) => there.has(key),
      known: (key) => there.get(key),
      prime: (key, value) => {
        if (!there.has(key)) there.set(key, value);
      },
      clear: (key) => {
        cleared += 1;
        there.delete(key);
        reader.clear(key);
        return loader;
      },
      clearAll: () => {
        cleared += 1;
        there.clear();
        reader.clearAll();
      },
    };
    return loader;
  });
}

/** `use` with what a loader has, at once where it is known: cards ask for the same few rows hundreds of times. */
export function withLoaded<Value, Answer>(
  loader: Loader<Value>,
  key: string,
  use: (value: Value | undefined) => Answer,
): Answer | Promise<Answer> {
  return loader.isKnown(key) ? use(loader.known(key)) : loader.load(key).then(use);
}
