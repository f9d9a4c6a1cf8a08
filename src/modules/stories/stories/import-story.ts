import { createHash } from 'node:crypto';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { ensureSeries } from '#modules/stories/series/place-in-series.ts';
import { findKnownItem, rememberItem } from '#modules/ground/sources/known-items.ts';
import { ensureTags } from '#modules/stories/topics/tag-story.ts';
import { freeStoryId } from './free-story-id.ts';
import { importedStoryRow } from './imported-story-row.ts';
import { isEditedHere, keepWordsOf, readStand } from './imported-stand.ts';
import { makeFromBody } from './render-import.ts';
import { RENDERER_VERSION } from './renderer-version.ts';
import { storyAddressOf } from './story-address-of.ts';
import type { StoryImport, ImportStoryOutcome } from './story-import.ts';
import { writeWholeStory } from './write-whole-story.ts';

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
    if (known !== undefined) await keepWordsOf(inside, id, input);
    const tagIds = await ensureTags(inside, input.tags);
    const seriesId = await seriesOf(inside, input);
    const translationGroupId = await translationGroupOf(inside, input);
    const position = input.series?.position ?? input.order ?? input.publishedAt?.getTime() ?? 0;
    await writeWholeStory(inside, {
      row: importedStoryRow(input, made, { id, tagIds, seriesId, translationGroupId, now: inside.clock.now() }),
      tagIds,
      body: { document: input.document, made },
      coverImageId: input.cover?.image.id,
      series: seriesId === null ? null : { seriesId, place: position },
      oldAddresses: input.oldAddresses,
      isThere: known !== undefined,
    });
    await rememberItem(inside, item, id, { contentHash, stand: await readStand(inside.database, id) });
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
