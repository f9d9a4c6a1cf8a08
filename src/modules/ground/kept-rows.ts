import { LRUCache } from 'lru-cache';

/** Rows of a table that were read before, each with the version that it had. */
export type KeptRows<Row> = {
  /** The row, where it was kept as this version. */
  get(id: string, version: string): Row | undefined;
  /** Whether it was kept at all, so that its version is worth asking for. */
  has(id: string): boolean;
  /** Of two rows that say the same the one that was there first stays, so that whoever shares it has one. */
  keep(id: string, version: string, row: Row): Row;
};

/**
 * Keeps rows of one database, as many as take about so many letters; those longest unread go first. A version is the
 * transaction that wrote the row (`xmin`), read in the statement that asks for it: an old row is never taken for the
 * new one, and nothing has to be told that it changed. Only for what is read outside of transactions, which may
 * write a row twice under one name.
 */
export function createKeptRows<Row extends object>(mostLetters: number): KeptRows<Row> {
  const rows = new LRUCache<string, { readonly version: string; readonly row: Row; readonly letters: number }>({
    maxSize: mostLetters,
    sizeCalculation: ({ letters }) => letters,
  });
  const get = (id: string, version: string): Row | undefined => {
    const kept = rows.get(id);
    return kept?.version === version ? kept.row : undefined;
  };
  return {
    get,
    has: (id) => rows.has(id),
    keep: (id, version, row) => {
      const kept = get(id, version);
      if (kept !== undefined) return kept;
      rows.set(id, { version, row, letters: JSON.stringify(row).length });
      return row;
    },
  };
}
