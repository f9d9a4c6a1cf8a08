import type { Clock } from '#platform/clock/clock.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { findMentioned } from './find-mentioned.ts';
import { newsOf, type NewsToWrite } from './notify.ts';

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

const TOLD = 'select person_id as id from notification where person_id = any($1) and bundle_key = $2';

/** The key of everything that is told of one response: whoever has it heard of the response already. */
const keyOf = (responseId: string) => `response:${responseId}`;

/** Tells who is replied to, who made what is responded to, and who is meant by name: each once, by what is nearest. */
export const notifyOnResponse = (clock: Clock, siteUrl: string) =>
  newsOf(clock, 'response.published', async (database, { responseId }) => {
    const [row] = await database.query<Written>('notify_response', WRITTEN, [responseId]);
    if (row === undefined) return [];
    const told = new Set([row.authorId]);
    const news: NewsToWrite[] = [];
    const tell = (kind: NewsToWrite['kind'], ids: readonly string[]) => {
      const recipientIds = ids.filter((id) => !told.has(id));
      for (const id of recipientIds) told.add(id);
      const { storyId, listId } = row;
      const about = { storyId, listId, responseId };
      news.push({ ...about, kind, recipientIds, bundleKey: keyOf(responseId), actorId: row.authorId });
    };
    if (row.parentAuthorId !== null) tell('RESPONSE_REPLIED', [row.parentAuthorId]);
    tell(row.storyId === null ? 'LIST_RESPONDED' : 'STORY_RESPONDED', row.makerIds);
    tell('RESPONSE_MENTIONED', await findMentioned(database, row.document, siteUrl));
    return news;
  });

/** Tells who is meant by name since a response was written anew, and nobody who was told of it before. */
export const notifyOnResponseEdit = (clock: Clock, siteUrl: string) =>
  newsOf(clock, 'response.edited', async (database, { responseId }) => {
    const [row] = await database.query<Written>('notify_response', WRITTEN, [responseId]);
    if (row === undefined) return [];
    const bundleKey = keyOf(responseId);
    const named = await findMentioned(database, row.document, siteUrl);
    const told = await database.query<{ id: string }>('notify_response_told', TOLD, [named, bundleKey]);
    const isTold = new Set([row.authorId, ...told.map(({ id }) => id)]);
    const { storyId, listId, authorId: actorId } = row;
    const recipientIds = named.filter((id) => !isTold.has(id));
    return [{ kind: 'RESPONSE_MENTIONED', recipientIds, bundleKey, actorId, storyId, listId, responseId }];
  });
