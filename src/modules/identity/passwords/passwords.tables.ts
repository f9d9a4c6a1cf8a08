import type { ColumnType } from 'kysely';

type PasswordTable = {
  person_id: ColumnType<string, string, never>;
  /** Argon2id, with its parameters and salt in it. */
  hash: string;
  /** True for one that is only long enough beside another factor (rule 132). */
  is_short: boolean;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
};

/** Written by `passwords.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    password: PasswordTable;
  }
}
