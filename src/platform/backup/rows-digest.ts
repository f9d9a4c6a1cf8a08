import { createHash } from 'node:crypto';

const LANES = 8;

export type RowsDigest = {
  add(row: Uint8Array): void;
  readonly rows: number;
  /** Equal for the same rows in any order; a row that's there twice counts twice. */
  readonly digest: string;
};

/** Sums up the hashes of rows: a table that was restored may have them in another order. */
export function createRowsDigest(): RowsDigest {
  const sums = new Uint32Array(LANES);
  let rows = 0;
  return {
    add: (row) => {
      const hash = createHash('sha256').update(row).digest();
      for (let lane = 0; lane < LANES; lane += 1) sums[lane] = (sums[lane] ?? 0) + hash.readUInt32LE(lane * 4);
      rows += 1;
    },
    get rows() {
      return rows;
    },
    get digest() {
      return [...sums].map((sum) => sum.toString(16).padStart(8, '0')).join('');
    },
  };
}
