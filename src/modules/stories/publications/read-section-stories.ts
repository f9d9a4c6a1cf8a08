import { hasRight } from '#modules/ground/acting.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Section } from './read-pages.ts';

/** A story as who arranges a section sees it. */
export type SectionStory = { readonly postId: string; readonly title: string };

const CHOSEN = `
  select t.section_id as "ownerId", s.id as "postId", s.title
  from publication_section_story t join story s on s.id = t.story_id
  where t.section_id = any($1) order by t.sort_key desc, t.story_id desc`;

/** The stories that were chosen for a section, for who may choose; null for everybody else. */
export async function readSectionStories(
  context: ReadContext,
  section: Section,
): Promise<readonly SectionStory[] | null> {
  if (!hasRight(context.viewer, section.publicationId, 'arrange stories')) return null;
  return context.loaders.grouped<SectionStory & { ownerId: string }>('section_stories', section.id, (ids) =>
    context.database.query('section_stories', CHOSEN, [ids]),
  );
}
