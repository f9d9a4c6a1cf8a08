import { createHash } from 'node:crypto';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { ensureSeries, placeInSeries } from '#modules/stories/series/place-in-series.ts';
import { findKnownItem, rememberItem } from '#modules/ground/sources/known-items.ts';
import { ensureTags, setStoryTags } from '#modules/stories/topics/tag-story.ts';
import { changePresence } from './change-presence.ts';
import { freeStoryId } from './free-story-id.ts';
import { importedStoryRow } from './imported-story-row.ts';
import { presenceOfRow } from './presence-of-row.ts';
import { isEditedHere, keepWordsOf, readStand } from './imported-stand.ts';
import { makeFromBody } from './render-import.ts';
import { RENDERER_VERSION } from './renderer-version.ts';
import { addOldAddresses, replaceAuthors, replaceImages, upsertBody, upsertStory } from './stories.store.ts';
import { storyAddressOf } from './story-address-of.ts';
import type { StoryImport, ImportStoryOutcome } from './story-import.ts';
import { tagsToPurge } from './tags-to-purge.ts';

/**
 * Brings one story in, with its body, renderings, tags, authors, series, translations and old
 * addresses, in one transaction. The same item again is `unchanged` where its content is the same, and
 * else changes the story that it became; one that somebody edited here since is a `conflict` and stays,
 * unless `overwrites` says otherwise.
 */
export async function importStory(
  context: CommandContext,
  input: StoryImport,
  { overwrites = false }: { readonly overwrites?: boolean } = {},
): Promise<ImportStoryOutcome> {
  if (input.authorIds.length === 0) throw new Error(`${input.itemKey}: a story has at least one author.`);
  const item = { sourceKey: input.sourceKey, kind: 'story', itemKey: input.itemKey } as const;
  const contentHash = hashOf(input);
  const known = await findKnownItem(context, item);
  if (known?.contentHash === contentHash) return { id: known.entityId, change: 'unchanged' };
  if (known !== undefined && (await isThrownAway(context, known.entityId)))
    return { id: known.entityId, change: 'unchanged' };
  if (known !== undefined && (await isEditedHere(context.database, known))) {
    // Only how it is drawn has changed, and whoever edits it draws it anew.
    if (known.contentHash?.split('.')[0] === contentHash.split('.')[0])
      return { id: known.entityId, change: 'unchanged' };
    if (!overwrites) return { id: known.entityId, change: 'conflict' };
  }
  const id = known?.entityId ?? (await freeStoryId(context.database));
  const siteUrl = context.config.siteUrl;
  const address = await storyAddressOf(context.database, { id, ...input });
  const made = await makeFromBody(input.document, {
    language: input.language,
    siteUrl,
    storyUrl: siteUrl + address,
    isLocked: input.isMembersOnly === true,
  });
  await withTransaction(context, async (inside) => {
    const before = known === undefined ? null : await presenceOfRow(inside.database, id);
    if (known !== undefined) await keepWordsOf(inside, id, input);
    const tagIds = await ensureTags(inside, input.tags);
    const seriesId = await seriesOf(inside, input);
    const translationGroupId = await translationGroupOf(inside, input);
    const row = importedStoryRow(input, made, { id, tagIds, seriesId, translationGroupId, now: inside.clock.now() });
    await upsertStory(inside.database, row);
    await upsertBody(inside.database, id, JSON.stringify(input.document), made, RENDERER_VERSION);
    const place = { storyId: id, sortKey: row.sort_key, isListed: row.is_listed };
    await replaceAuthors(inside.database, place, row.author_ids);
    await replaceImages(inside.database, place, withCover(input, made.imageIds));
    await setStoryTags(inside, { ...place, tagIds, publicationId: row.publication_id ?? null });
    const position = input.series?.position ?? input.order ?? input.publishedAt?.getTime() ?? 0;
    await placeInSeries(inside, id, seriesId === null ? null : { seriesId, place: position }, row.is_listed);
    await addOldAddresses(inside.database, id, input.oldAddresses);
    const after = await presenceOfRow(inside.database, id);
    await changePresence(inside, before, after);
    await rememberItem(inside, item, id, { contentHash, stand: await readStand(inside.database, id) });
    await purgeTags(inside, await tagsToPurge(inside.database, id, [before, after]));
  });
  return { id, change: known === undefined ? 'created' : 'updated' };
}

/** What its author put into the trash, or had erased, no import brings back. */
async function isThrownAway({ database }: CommandContext, id: string): Promise<boolean> {
  const row = await database.kysely.selectFrom('story').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state === 'trashed';
}

/** The renderer belongs to the content: after an upgrade the import renders again. */
function hashOf(input: StoryImport): string {
  return `${createHash('sha256').update(JSON.stringify(input)).digest('hex')}.${RENDERER_VERSION}`;
}

function withCover(input: StoryImport, imageIds: readonly string[]): readonly string[] {
  return [...new Set([...(input.cover ? [input.cover.image.id] : []), ...imageIds])];
}

async function seriesOf(context: CommandContext, input: StoryImport): Promise<string | null> {
  const [creatorId = ''] = input.authorIds;
  if (input.series === undefined) return null;
  const { sourceKey, publicationId = null } = input;
  return ensureSeries(context, { sourceKey, ...input.series, creatorId, publicationId });
}

async function translationGroupOf(context: CommandContext, input: StoryImport): Promise<string | null> {
  if (input.translationKey === undefined) return null;
  const item = { sourceKey: input.sourceKey, kind: 'translation', itemKey: input.translationKey } as const;
  const known = await findKnownItem(context, item);
  const id = known?.entityId ?? createId();
  if (known === undefined) await rememberItem(context, item, id);
  return id;
}
