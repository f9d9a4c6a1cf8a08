import type { Once } from '#modules/tables.ts';

type SetupLinkTable = {
  token_hash: string;
  seed: string;
  created_at: Once<Date>;
  used_at: Date | null;
  used_by: string | null;
};

declare module '#modules/tables.ts' {
  interface Tables {
    setup_link: SetupLinkTable;
  }
}
