import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { publicationLimits, type PublicationTexts } from '#shared/publications/publication-rules.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { ensureTags } from '#modules/stories/topics/tag-story.ts';
import type { PublicationOutcome } from './create-publication.ts';
import { rememberOldSlug, replacePublicationTopics } from './owning.store.ts';
import { type PublicationForm, readPublicationForm, refusePublication, slugTaken } from './publication-form.ts';
import { isPublicationSlugHeld } from './publication-slugs.ts';
import { lockPublication, updatePublication } from './publications.store.ts';

/** Own judgement: more than anybody changes in an hour; each drops pages that are kept. */
const RULE = { most: 120, windowSeconds: 3_600 } as const;
const { mostMoves, movesWithinDays } = publicationLimits;
const MOVES = { most: mostMoves, windowSeconds: movesWithinDays * 86_400 } as const;

export type PublicationChanges = PublicationForm & { readonly publicationId: string };

/** Changes what a publication says of itself and its address; the old address leads to the new one for good. */
export async function changePublication(
  context: CommandContext,
  changes: PublicationChanges,
): Promise<PublicationOutcome> {
  const { personId } = mustOwnAccount(context);
  const { publicationId } = changes;
  mustHaveRight(context, publicationId, 'edit settings');
  const taken = await takeOperation(context, 'change publication', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const now = await slugOf(context, publicationId);
  const read = await readPublicationForm(context, changes, now);
  if ('type' in read) return read;
  const { texts } = read;
  const isMoved = texts.slug !== now;
  if (isMoved && !(await takeOperation(context, 'move publication', publicationId, MOVES)).ok) {
    return refusePublication('slug', messages.slugTooOften);
  }
  try {
    return await withTransaction(context, (inside) => change(inside, changes, texts));
  } catch (error) {
    if (isUniqueViolation(error)) return slugTaken;
    throw error;
  }
}

async function change(
  inside: CommandContext,
  changes: PublicationChanges,
  texts: PublicationTexts,
): Promise<PublicationOutcome> {
  const { database, clock } = inside;
  const { publicationId, avatarImageId } = changes;
  const { name, slug, tagline, description, topics } = texts;
  await lockPublication(database, publicationId);
  const before = await slugOf(inside, publicationId);
  const isMoved = before !== slug;
  if (isMoved) {
    if (await isPublicationSlugHeld(inside, slug, publicationId)) return slugTaken;
    const row = { slug: before, publication_id: publicationId, changed_at: clock.now() };
    await rememberOldSlug(database, row, slug);
  }
  await updatePublication(database, publicationId, {
    name,
    slug,
    tagline,
    description,
    avatar_image_id: avatarImageId,
    updated_at: clock.now(),
  });
  await replacePublicationTopics(database, publicationId, await ensureTags(inside, topics));
  await recordActivity(inside, { publicationId, kind: 'settings.changed', subject: isMoved ? `/${slug}` : '' });
  // The address stands on pages of every kind.
  await purgeTags(inside, [isMoved ? 'site' : collectionCacheTag(publicationId)]);
  return { type: 'Collection', publicationId };
}

async function slugOf({ database }: CommandContext, id: string): Promise<string> {
  const row = await database.kysely
    .selectFrom('publication')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.slug;
}
