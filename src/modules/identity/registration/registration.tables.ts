import type { ColumnType, Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type InvitationTable = {
  id: string;
  /** sha256 of what stands in its link. */
  token_hash: Once<string>;
  /** In lower case: whoever proves it may sign up without the link. Null for whoever has the link, and once they came. */
  address: ColumnType<string | null, string | null, null>;
  /** For staff. */
  note: Once<string>;
  most_uses: Once<number>;
  use_count: Generated<number>;
  created_by: string | null;
  created_at: Once<Date>;
  expires_at: Once<Date>;
  revoked_at: ColumnType<Date | null, null | undefined, Date>;
};

/** The invitation that a browser opened last. */
type InvitationOpeningTable = { visitor_hash: string; invitation_id: string; opened_at: Date };

type InvitationUseTable = { person_id: Once<string>; invitation_id: Once<string>; used_at: Once<Date> };

type SignUpBlockTable = {
  id: string;
  kind: Once<'domain' | 'network'>;
  /** A domain in lower case, which stands for all below it; or a network such as `203.0.113.0/24`. */
  value: Once<string>;
  /** For staff. */
  reason: Once<string>;
  refused_count: Generated<string | number>;
  created_at: Once<Date>;
  expires_at: Once<Date | null>;
};

/** Written by `registration.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    invitation: InvitationTable;
    invitation_opening: InvitationOpeningTable;
    invitation_use: InvitationUseTable;
    sign_up_block: SignUpBlockTable;
  }
}
