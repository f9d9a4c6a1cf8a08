import { hasRight, mustActFor, mustHaveRight } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { isOwner, type Viewer } from '#modules/ground/viewer.ts';
import { type Newsletter, type NewsletterOwner, ownerOf } from './newsletter.ts';

/** A writer runs their own newsletter, owners and editors those of a publication (rule 55). */
export function canRunNewsletter(viewer: Viewer | null, newsletter: Newsletter): boolean {
  const { kind, id } = ownerOf(newsletter);
  if (kind === 'publication') return hasRight(viewer, id, 'run newsletters');
  return isOwner(viewer, id) && viewer?.isSuspended === false;
}

/** Throws `NotAllowed` for everybody else. */
export function mustRunNewslettersOf(
  context: Pick<CommandContext, 'viewer' | 'isProgram'>,
  { kind, id }: NewsletterOwner,
): void {
  if (kind === 'publication') mustHaveRight(context, id, 'run newsletters');
  else mustActFor(context, id);
}
