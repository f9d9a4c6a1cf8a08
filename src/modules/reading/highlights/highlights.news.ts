import type { ModuleNews } from '#modules/ground/module-news.ts';

const HIGHLIGHTED = `
  select h.person_id as "personId", s.author_ids as "authorIds" from highlight h join story s on s.id = h.story_id
  where h.id = $1 and not h.is_private`;
type Highlighted = { readonly personId: string; readonly authorIds: readonly string[] };

export const news = {
  /** Tells authors which passage of a story somebody marked for all to see. */
  'story.highlighted': async (database, { storyId, highlightId }) => {
    const [row] = await database.query<Highlighted>('notify_highlight', HIGHLIGHTED, [highlightId]);
    if (row === undefined) return [];
    const bundle = { kind: 'STORY_HIGHLIGHTED', bundleKey: `highlight:${storyId}` } as const;
    return [{ ...bundle, recipientIds: row.authorIds, actorId: row.personId, storyId, highlightId }];
  },
} satisfies ModuleNews;
