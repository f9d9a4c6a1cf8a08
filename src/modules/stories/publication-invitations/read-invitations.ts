import type { ReadContext } from '#modules/ground/read-context.ts';
import { mayInPublication } from '#shared/publications/rights.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { viewerRole } from '#modules/stories/publications/viewer-role.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import { findInvitationFor, findOpenInvitations } from './find-invitation.ts';
import type { Invitation } from './invitation.ts';
import { whyClosed } from './why-closed.ts';

export type ShownInvitation = {
  readonly invitation: Invitation;
  readonly publication: Publication;
  readonly closedBecause: string | null;
};

/** An invitation as whom it is for sees it; null for everybody else, and where the publication is closed. */
export async function readInvitation(
  context: ReadContext,
  which: { readonly id: string; readonly token: string | null },
): Promise<ShownInvitation | null> {
  const { viewer, database, clock, loaders } = context;
  if (viewer === null) return null;
  const invitation = await findInvitationFor(database, viewer.personId, which);
  if (invitation === undefined) return null;
  const publication = visiblePublication(await loaders.get(publicationLoader).load(invitation.publicationId));
  if (publication === null) return null;
  const closedBecause = (await whyClosed(database, viewer, invitation, clock.now())) ?? null;
  return { invitation, publication, closedBecause };
}

/** What waits for an answer, for who may invite; null for everybody else. */
export async function readOpenInvitations(
  context: ReadContext,
  publicationId: string,
): Promise<readonly Invitation[] | null> {
  const { viewer, database } = context;
  if (viewer?.isSuspended !== false) return null;
  if (!mayInPublication(viewerRole(context, publicationId), 'manage staff')) return null;
  return findOpenInvitations(database, publicationId);
}
