import type { Once } from '#modules/ground/tables.ts';

type ServerBlockTable = {
  /** In lower case, with a port where it has one; stands for everything below it. */
  domain: Once<string>;
  /** Handed on with the list. */
  public_comment: Once<string>;
  /** For staff. */
  private_comment: Once<string>;
  /** How many follows ended with it. */
  lost_followers: Once<number>;
  created_at: Once<Date>;
};

/** Written by `server-blocks.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    server_block: ServerBlockTable;
  }
}
