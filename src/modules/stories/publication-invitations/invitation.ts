import type { PublicationRole } from '#shared/publications/rights.ts';
import type { Columns } from '#modules/ground/column-list.ts';

export type InvitedRole = 'editor' | 'writer';
export type InvitationState = 'open' | 'accepted' | 'declined' | 'withdrawn';

/** An invitation to the staff of a publication as it is kept. */
export type Invitation = {
  readonly id: string;
  readonly publicationId: string;
  readonly invitedBy: string;
  readonly role: InvitedRole;
  readonly personId: string | null;
  readonly address: string | null;
  readonly tokenHash: string | null;
  readonly state: InvitationState;
  readonly sentAt: Date;
  readonly expiresAt: Date;
};

/** The same while it waits, with what whoever sent it is there now; null for who is on the staff or here no more. */
export type OpenInvitation = Invitation & { readonly inviterRole: PublicationRole | null };

export const invitationColumns: Columns<Invitation> = {
  id: 'id',
  publicationId: 'publication_id',
  invitedBy: 'invited_by',
  role: 'role',
  personId: 'person_id',
  address: 'address',
  tokenHash: 'token_hash',
  state: 'state',
  sentAt: 'sent_at',
  expiresAt: 'expires_at',
};

const DAY = 86_400_000;

/** How long one may be answered. Milliseconds. */
export const INVITATION_LIFETIME = 14 * DAY;
/** Own judgement: for so long it is shown that it expired, and whoever has the link is told what became of it. */
export const KEPT_AFTERWARDS = 30 * DAY;
/** As many as the list of a publication's staff shows; open invitations count. */
export const MOST_STAFF = 1_000;
