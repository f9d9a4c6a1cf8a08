import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type SecretKeyTable = {
  number: Once<number>;
  fingerprint: Once<string>;
  state: 'KNOWN' | 'USED' | 'OLD' | 'RETIRED';
  is_leaked: Generated<boolean>;
  added_at: Once<Date>;
  used_at: Date | null;
  retired_at: Date | null;
};
type KeptKeyTable = { id: Once<string>; sealed: string };
type SecretReaderTable = { id: Once<string>; name: string; fingerprints: string[]; used: number | null; seen_at: Date };

/** Written by `secret-keys.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    secret_key: SecretKeyTable;
    kept_key: KeptKeyTable;
    secret_reader: SecretReaderTable;
  }
}
