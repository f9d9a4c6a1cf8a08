import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { replaceSectionStories, upsertSection } from './publication-sections.store.ts';

export type SectionInput = {
  readonly publicationId: string;
  readonly slug: string;
  readonly title: string;
  readonly position: number;
  readonly storyIds: readonly string[];
};

/** Makes or changes a section of a publication, with exactly these of its stories. */
export function arrangeSection(context: CommandContext, input: SectionInput): Promise<void> {
  mustHaveRight(context, input.publicationId, 'arrange stories');
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
    await recordActivity(inside, { publicationId, kind: 'section.arranged', subject: title });
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
  });
}
