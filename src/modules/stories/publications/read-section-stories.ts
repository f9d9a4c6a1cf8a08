import { sectionLimits } from '#shared/publications/section-rules.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Section } from './read-pages.ts';
import { viewerMay } from './viewer-role.ts';

/** A story as who arranges a section sees it. */
export type SectionStory = { readonly postId: string; readonly title: string };

/** One more than may be chosen: what somebody brought along with more of them is not cut short unseen when it is saved. */
const MOST = sectionLimits.mostStories + 1;

const CHOSEN = `
  select o.id as "ownerId", c.* from unnest($1::text[]) o (id) cross join lateral (
    select s.id as "postId", s.title from publication_section_story t join story s on s.id = t.story_id
    where t.section_id = o.id order by t.sort_key desc, t.story_id desc limit ${MOST}) c`;

/** The stories that were chosen for a section, for who may choose; null for everybody else. */
export async function readSectionStories(
  context: ReadContext,
  section: Section,
): Promise<readonly SectionStory[] | null> {
  if (!viewerMay(context, section.publicationId, 'arrange stories')) return null;
  return context.loaders.grouped<SectionStory & { ownerId: string }>('section_stories', section.id, (ids) =>
    context.database.query('section_stories', CHOSEN, [ids]),
  );
}
