import { sectionLimits } from '#shared/publications/section-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { saveSection } from '#modules/stories/publications/save-section.ts';

export type SectionToBuild = {
  readonly publicationId: string;
  readonly slug: string;
  readonly title: string;
  readonly storyIds: readonly string[];
};

/** A feature page made by the command, with as many as it takes of those stories that are published there. */
export async function buildSection(context: CommandContext, section: SectionToBuild): Promise<void> {
  const own = await context.database.kysely
    .selectFrom('story')
    .select('id')
    .where('publication_id', '=', section.publicationId)
    .execute();
  const ids = new Set(own.map(({ id }) => id));
  const storyIds = section.storyIds.filter((id) => ids.has(id)).slice(0, sectionLimits.mostStories);
  const saved = await saveSection(context, { ...section, storyIds, topic: null, sectionId: null, revision: null });
  if (saved.type !== 'SavedCollectionSection') throw new Error(saved.message);
}
