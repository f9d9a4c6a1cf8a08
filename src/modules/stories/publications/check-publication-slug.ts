import { publicationFaultMessages } from '#shared/messages/publication-settings.ts';
import { findSlugFault, foldPublicationSlug } from '#shared/publications/publication-rules.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { type PublicationRefusal, refusePublication, slugTaken } from './publication-form.ts';
import { isPublicationSlugHeld } from './publication-slugs.ts';

/** As of usernames (rule 128). */
const RULE = { most: 30, windowSeconds: 60 } as const;

export type CheckSlugOutcome = { readonly type: 'CollectionSlug'; readonly slug: string } | PublicationRefusal | Busy;

/** Whether a publication may have an address: a new one, or the one of this id. */
export async function checkPublicationSlug(
  context: CommandContext,
  { slug: text, publicationId }: { readonly slug: string; readonly publicationId: string | null },
): Promise<CheckSlugOutcome> {
  const { personId } = mustOwnAccount(context);
  const taken = await takeOperation(context, 'publication address', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const slug = foldPublicationSlug(text);
  const fault = findSlugFault(slug);
  if (fault !== undefined) return refusePublication('slug', publicationFaultMessages[fault]);
  return (await isPublicationSlugHeld(context, slug, publicationId)) ? slugTaken : { type: 'CollectionSlug', slug };
}
