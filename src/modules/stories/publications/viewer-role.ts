import { mayInPublication, type PublicationRight } from '#shared/publications/rights.ts';
import { isHeldWhileUndoable } from '#shared/publications/transfer-rules.ts';
import { ofRequest } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';

type ChangedRole = { readonly role: StaffRole | null; readonly isSettling: boolean };

/** What changed since the viewer was looked up, by publication; null for a role that ended. */
const changedRoles = ofRequest(() => new Map<string, ChangedRole>());

/** What the viewer is in a publication now, also where this request changed it. */
export function viewerRole({ viewer, loaders }: ReadContext, publicationId: string): StaffRole | null {
  const changed = loaders.get(changedRoles).get(publicationId);
  return changed === undefined ? (viewer?.staffRoles.get(publicationId) ?? null) : changed.role;
}

/** Whether the viewer may do something in a publication now, also where this request changed what they are. */
export function viewerMay(context: ReadContext, publicationId: string, right: PublicationRight): boolean {
  const { viewer, loaders } = context;
  if (viewer === null || viewer.isSuspended) return false;
  const changed = loaders.get(changedRoles).get(publicationId);
  const isSettling = changed?.isSettling ?? viewer.settlingPublications.has(publicationId);
  if (isSettling && isHeldWhileUndoable(right)) return false;
  return mayInPublication(viewerRole(context, publicationId), right);
}

/** Says so that the answer of a change tells what the viewer may do after it. */
export function noteViewerRole(
  { loaders }: Pick<ReadContext, 'loaders'>,
  publicationId: string,
  role: StaffRole | null,
  { isSettling = false }: { readonly isSettling?: boolean } = {},
): void {
  loaders.get(changedRoles).set(publicationId, { role, isSettling });
}
