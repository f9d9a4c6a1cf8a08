import DataLoader from 'dataloader';
import type { Database } from '#platform/database/database.ts';
import { createGroupedRows, type GroupedRows } from './grouped-rows.ts';
import type { Tables } from './tables.ts';

export type Loader<Value> = DataLoader<string, Value | undefined>;

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
  const loaders: Loaders = { database, grouped: createGroupedRows(), get: (kind) => kind(loaders) };
  return loaders;
}

/** Defines what each request has one of. */
export function ofRequest<Made>(make: (loaders: Loaders) => Made): OfRequest<Made> {
  const made = new WeakMap<Loaders, { readonly it: Made }>();
  return (loaders) => {
    const own = made.get(loaders) ?? { it: make(loaders) };
    made.set(loaders, own);
    return own.it;
  };
}

export function loaderById<Value extends { readonly id: string }>(load: Load<Value>): OfRequest<Loader<Value>> {
  return loaderByKey(load, (value) => value.id);
}

/** A loader whose batch function may leave out what is not there and give the rest in any order. */
export function loaderByKey<Value>(load: Load<Value>, keyOf: (value: Value) => string): OfRequest<Loader<Value>> {
  return ofRequest(
    (loaders) =>
      new DataLoader<string, Value | undefined>(async (keys) => {
        const values = new Map((await load(loaders.database, keys, loaders)).map((value) => [keyOf(value), value]));
        return keys.map((key) => values.get(key));
      }),
  );
}
