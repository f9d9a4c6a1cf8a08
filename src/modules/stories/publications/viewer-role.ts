import { ofRequest } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';

/** What changed since the viewer was looked up, by publication; null for a role that ended. */
const changedRoles = ofRequest(() => new Map<string, StaffRole | null>());

/** What the viewer is in a publication now, also where this request changed it. */
export function viewerRole({ viewer, loaders }: ReadContext, publicationId: string): StaffRole | null {
  const changed = loaders.get(changedRoles).get(publicationId);
  return changed === undefined ? (viewer?.staffRoles.get(publicationId) ?? null) : changed;
}

/** Says so that the answer of a change tells what the viewer may do after it. */
export function noteViewerRole(
  { loaders }: Pick<ReadContext, 'loaders'>,
  publicationId: string,
  role: StaffRole | null,
): void {
  loaders.get(changedRoles).set(publicationId, role);
}
