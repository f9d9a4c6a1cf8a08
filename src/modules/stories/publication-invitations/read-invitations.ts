import { staffInvitationMessages as messages } from '#shared/messages/staff-invitations.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { mayInPublication } from '#shared/publications/rights.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { viewerRole } from '#modules/stories/publications/viewer-role.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import { findInvitationFor, findOpenInvitations, findReplacedInvitation } from './find-invitation.ts';
import type { Invitation, OpenInvitation } from './invitation.ts';
import { whyClosed } from './why-closed.ts';

export type ShownInvitation = {
  readonly invitation: Invitation;
  readonly publication: Publication;
  readonly closedBecause: string | null;
};

/**
 * An invitation as whom it is for sees it, and as whoever comes by an earlier mail of it, who reads that there is a
 * newer one; null for everybody else, and where the publication is closed.
 */
export async function readInvitation(
  context: ReadContext,
  which: { readonly id: string; readonly token: string | null },
): Promise<ShownInvitation | null> {
  const { viewer, database, clock, loaders } = context;
  if (viewer === null) return null;
  const own = await findInvitationFor(database, viewer.personId, which);
  const invitation = own ?? (await findReplacedInvitation(database, which));
  if (invitation === undefined) return null;
  const publication = visiblePublication(await loaders.get(publicationLoader).load(invitation.publicationId));
  if (publication === null) return null;
  const why = await whyClosed(database, viewer, invitation, clock.now());
  const closedBecause = why ?? (own === undefined ? messages.replaced : null);
  return { invitation, publication, closedBecause };
}

/** What waits for an answer, for who may invite; null for everybody else. */
export async function readOpenInvitations(
  context: ReadContext,
  publicationId: string,
): Promise<readonly OpenInvitation[] | null> {
  const { viewer, database } = context;
  if (viewer?.isSuspended !== false) return null;
  if (!mayInPublication(viewerRole(context, publicationId), 'manage staff')) return null;
  return findOpenInvitations(database, publicationId);
}
