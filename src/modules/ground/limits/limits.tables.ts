type OperationCountTable = {
  name: string;
  /** Keyed hash of what is counted: no address of anybody is kept for it. */
  key_hash: string;
  window_start: Date;
  expires_at: Date;
  count: number;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    operation_count: OperationCountTable;
  }
}
