import type { Once } from '#modules/ground/tables.ts';

type SetupLinkTable = {
  token_hash: string;
  seed: string;
  created_at: Once<Date>;
  used_at: Date | null;
  used_by: string | null;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    setup_link: SetupLinkTable;
  }
}
