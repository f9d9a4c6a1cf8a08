import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';
import type { InvitedRole, InvitationState } from './invitation.ts';

type PublicationInvitationTable = {
  id: Once<string>;
  publication_id: Once<string>;
  /** Who sent it last. */
  invited_by: string;
  role: InvitedRole;
  /** Who was invited by name; null where it went to an address. */
  person_id: Once<string | null>;
  /** Kept while it is open alone. */
  address: string | null;
  /** Of the link in the mail; null where somebody was invited by name. */
  token_hash: string | null;
  /** Of the links in earlier mails, which open nothing anymore; the newest first. */
  replaced_hashes: Generated<string[]>;
  state: InvitationState;
  created_at: Once<Date>;
  sent_at: Date;
  expires_at: Date;
};

/** Written by `publication-invitations.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    publication_invitation: PublicationInvitationTable;
  }
}
