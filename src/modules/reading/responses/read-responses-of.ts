import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { findList } from '#modules/reading/lists/read-lists.ts';
import { MOST_SEARCHED, ownPage, type OwnSearch } from '#modules/ground/own-search.ts';
import { cutPage, type Feed, HIGHEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { visibleStories } from '#modules/stories/stories/visible-stories.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { findPlace } from './place.ts';
import type { Place, PresentedResponse, Response } from './response.ts';
import { visibleResponses } from './visible-responses.ts';
import { responseLoader } from './load-responses.ts';

const ofAuthor: KeysetStatement = {
  name: 'response_of_author',
  text: `
    select t.id, (extract(epoch from t.created_at) * 1000)::float8 as key from response t
    where t.author_id = o.id and t.deleted_at is null and (t.created_at, t.id) < ($2::timestamptz, $3)
    order by t.created_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/**
 * What a person responded, newest first. Others find there only what stands below a story or a list that they
 * find in lists too: an unlisted story is not given away; one's own are all there.
 */
export async function readResponsesOf(
  context: ReadContext,
  personId: string,
  page: Page,
  statement = ofAuthor,
): Promise<Feed<PresentedResponse>> {
  const rows = cutPage(await keysetRows(context, statement, personId, page), page);
  const responses = await Promise.all(rows.items.map(({ id }) => context.loaders.get(responseLoader).load(id)));
  const isOwn = context.viewer?.personId === personId;
  const shown = await Promise.all(
    responses.map(async (response) => {
      if (response === undefined) return [];
      const place = isOwn ? await findPlace(context, response) : await findListedPlace(context, response);
      return place === null ? [] : visibleResponses(context, place, [response]);
    }),
  );
  return mapFeed(rows, shown.flat());
}

const search: OwnSearch = {
  name: 'response_search',
  text: `
    select t.id, concat_ws(' ', s.title, l.name, left(t.source, 600)) as text from response t
    left join story s on s.id = t.story_id left join list l on l.id = t.list_id
    where t.author_id = $1 and t.deleted_at is null order by t.created_at desc limit ${MOST_SEARCHED}`,
};

/** The viewer's own responses, or those that bear the words of a search. */
export function readYourResponses(
  context: ReadContext,
  page: Page,
  query?: string | null,
): Promise<Feed<PresentedResponse>> {
  const list = { search, statement: ofAuthor, column: 't.id', query };
  return ownPage(context, list, ({ personId, statement }) => readResponsesOf(context, personId, page, statement));
}

async function findListedPlace(context: ReadContext, { storyId, listId }: Response): Promise<Place | null> {
  if (storyId !== null) {
    const [story] = await visibleStories(context, [await context.loaders.get(storyLoader).load(storyId)]);
    return story === undefined ? null : { kind: 'story', story };
  }
  const list = listId === null ? null : await findList(context, listId);
  return list?.visibility === 'public' ? { kind: 'list', list } : null;
}
