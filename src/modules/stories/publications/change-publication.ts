import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { publicationLimits, type PublicationTexts } from '#shared/publications/publication-rules.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { hasRight, mustHaveRight } from '#modules/ground/acting.ts';
import { type Changes, withChanges } from '#modules/ground/as-it-is.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { type OperationsLeft, operationsLeft } from '#modules/ground/limits/operations-left.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { ensureTags } from '#modules/stories/topics/tag-story.ts';
import type { PublicationOutcome } from './create-publication.ts';
import { rememberOldSlug, replacePublicationTopics } from './owning.store.ts';
import { type PublicationForm, readPublicationForm, refusePublication, slugTaken } from './publication-form.ts';
import { readPublicationTopics } from './read-publication-topics.ts';
import { isPublicationSlugHeld } from './publication-slugs.ts';
import { lockPublication, updatePublication } from './publications.store.ts';

/** Own judgement: more than anybody changes in an hour; each drops pages that are kept. */
const RULE = { most: 120, windowSeconds: 3_600 } as const;
const { mostMoves, movesWithinDays } = publicationLimits;
const MOVE = 'move publication';
const MOVES = { most: mostMoves, windowSeconds: movesWithinDays * 86_400 } as const;

export type PublicationChanges = Omit<PublicationForm, keyof PublicationTexts> & {
  readonly texts: Changes<PublicationTexts>;
};

/**
 * Changes what a publication says of itself and its address; the old address leads to the new one for good. Nothing but
 * what is among the changes is written, so that of two who change different things at once both are heard.
 */
export async function changePublication(
  context: CommandContext,
  publicationId: string,
  changes: PublicationChanges,
): Promise<PublicationOutcome> {
  const { personId } = mustOwnAccount(context);
  mustHaveRight(context, publicationId, 'edit settings');
  const taken = await takeOperation(context, 'change publication', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const now = await textsOf(context, publicationId);
  const form = { ...changes, ...withChanges(now, changes.texts) };
  const read = await readPublicationForm(context, form, now.slug);
  if ('type' in read) return read;
  const { texts } = read;
  const isMoved = texts.slug !== now.slug;
  // Before it is counted: whoever tries an address that is taken has moved nothing.
  if (isMoved && (await isPublicationSlugHeld(context, texts.slug, publicationId))) return slugTaken;
  if (isMoved && !(await takeOperation(context, MOVE, publicationId, MOVES)).ok) {
    return refusePublication('slug', messages.slugTooOften);
  }
  try {
    return await withTransaction(context, (inside) => change(inside, publicationId, changes, texts));
  } catch (error) {
    if (isUniqueViolation(error)) return slugTaken;
    throw error;
  }
}

/** How often its address changes now; null for who may not change it. */
export async function readMovesLeft(context: CommandContext, publicationId: string): Promise<OperationsLeft | null> {
  if (!hasRight(context.viewer, publicationId, 'edit settings')) return null;
  return operationsLeft(context, MOVE, publicationId, MOVES);
}

async function change(
  inside: CommandContext,
  publicationId: string,
  changes: PublicationChanges,
  texts: PublicationTexts,
): Promise<PublicationOutcome> {
  const { database, clock } = inside;
  const { avatarImageId } = changes;
  const { name, slug, tagline, description, topics } = changedTexts(changes, texts);
  await lockPublication(database, publicationId);
  const { name: oldName, slug: before } = await namesOf(inside, publicationId);
  const isMoved = slug !== undefined && before !== slug;
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
  if (topics !== undefined) await replacePublicationTopics(database, publicationId, await ensureTags(inside, topics));
  const isRenamed = name !== undefined && name !== oldName;
  if (isRenamed) await recordActivity(inside, { publicationId, kind: 'publication.renamed', subject: name });
  if (isMoved || !isRenamed) {
    await recordActivity(inside, { publicationId, kind: 'settings.changed', subject: isMoved ? `/${slug}` : '' });
  }
  // The address stands on pages of every kind.
  await purgeTags(inside, [isMoved ? 'site' : collectionCacheTag(publicationId)]);
  return { type: 'Collection', publicationId };
}

/** Of texts as they are kept, those that are among the changes. */
function changedTexts({ texts: changes }: PublicationChanges, texts: PublicationTexts): Changes<PublicationTexts> {
  return {
    name: changes.name === undefined ? undefined : texts.name,
    slug: changes.slug === undefined ? undefined : texts.slug,
    tagline: changes.tagline === undefined ? undefined : texts.tagline,
    description: changes.description === undefined ? undefined : texts.description,
    topics: changes.topics === undefined ? undefined : texts.topics,
  };
}

async function textsOf(context: CommandContext, id: string): Promise<PublicationTexts> {
  const { name, slug, tagline, description } = await context.database.kysely
    .selectFrom('publication')
    .select(['name', 'slug', 'tagline', 'description'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const topics = (await readPublicationTopics(commandReader(context), id)).map(({ title }) => title);
  return { name, slug, tagline, description, topics };
}

function namesOf({ database }: CommandContext, id: string): Promise<Pick<PublicationTexts, 'name' | 'slug'>> {
  return database.kysely
    .selectFrom('publication')
    .select(['name', 'slug'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
