import type { StoryDocument } from '#shared/story/story-document.ts';
import type { ModuleNews, News } from '#modules/ground/module-news.ts';

const WRITTEN = `
  select r.id, r.author_id as "authorId", r.document, r.story_id as "storyId", r.list_id as "listId",
    parent.author_id as "parentAuthorId",
    case when s.id is null then array[l.owner_id] else s.author_ids end as "makerIds"
  from response r left join response parent on parent.id = r.parent_id
  left join story s on s.id = r.story_id left join list l on l.id = r.list_id
  where r.id = $1 and r.deleted_at is null and r.hidden_at is null`;
type Written = {
  readonly id: string;
  readonly authorId: string;
  readonly document: StoryDocument;
  readonly storyId: string | null;
  readonly listId: string | null;
  readonly parentAuthorId: string | null;
  readonly makerIds: readonly string[];
};

/** The key of everything that is told of one response: whoever has it heard of the response already. */
const keyOf = (responseId: string) => `response:${responseId}`;

export const news = {
  /** Tells who is replied to, who made what is responded to, and who is meant by name: each once, by what is nearest. */
  'response.published': async (database, { responseId }, { mentionedIn }) => {
    const [row] = await database.query<Written>('notify_response', WRITTEN, [responseId]);
    if (row === undefined) return [];
    const heard = new Set([row.authorId]);
    const all: News[] = [];
    const tell = (kind: News['kind'], ids: readonly string[]) => {
      const recipientIds = ids.filter((id) => !heard.has(id));
      for (const id of recipientIds) heard.add(id);
      const { storyId, listId } = row;
      const about = { storyId, listId, responseId };
      all.push({ ...about, kind, recipientIds, bundleKey: keyOf(responseId), actorId: row.authorId });
    };
    if (row.parentAuthorId !== null) tell('RESPONSE_REPLIED', [row.parentAuthorId]);
    tell(row.storyId === null ? 'LIST_RESPONDED' : 'STORY_RESPONDED', row.makerIds);
    tell('RESPONSE_MENTIONED', await mentionedIn(row.document));
    return all;
  },
  /** Tells who is meant by name since a response was written anew, and nobody who was told of it before. */
  'response.edited': async (database, { responseId }, { mentionedIn, told }) => {
    const [row] = await database.query<Written>('notify_response', WRITTEN, [responseId]);
    if (row === undefined) return [];
    const bundleKey = keyOf(responseId);
    const named = await mentionedIn(row.document);
    const isTold = new Set([row.authorId, ...(await told(named, bundleKey))]);
    const { storyId, listId, authorId: actorId } = row;
    const recipientIds = named.filter((id) => !isTold.has(id));
    return [{ kind: 'RESPONSE_MENTIONED', recipientIds, bundleKey, actorId, storyId, listId, responseId }];
  },
} satisfies ModuleNews;
