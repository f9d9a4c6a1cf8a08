import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { mustEditPublication } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { replaceSectionStories, upsertSection } from './publication-pages.store.ts';

export type SectionInput = {
  readonly publicationId: string;
  readonly slug: string;
  readonly title: string;
  readonly position: number;
  readonly storyIds: readonly string[];
};

/** Makes or changes a section of a publication, with exactly these of its stories. */
export function arrangeSection(context: CommandContext, input: SectionInput): Promise<void> {
  mustEditPublication(context, input.publicationId);
  return withTransaction(context, async (inside) => {
    const { publicationId, slug, title, position } = input;
    const id = await upsertSection(inside.database, {
      id: createId(),
      publication_id: publicationId,
      slug,
      title,
      position,
    });
    await replaceSectionStories(inside.database, { id, publicationId }, input.storyIds);
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
  });
}
