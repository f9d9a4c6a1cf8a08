import type { ResponseOrder } from '#shared/lists/list-orders.ts';
import { repliesShown } from '#shared/responses/response-rules.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { cutPage, type Feed, HIGHEST, LOWEST, mapFeed, MOST_PAGE_SIZE, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { placeIdOf } from './place.ts';
import type { Place, PresentedResponse } from './response.ts';
import { canSeeConcealed } from './responses.policy.ts';
import { visibleResponses } from './visible-responses.ts';
import { responseLoader } from './load-responses.ts';

const TIME = '(extract(epoch from t.created_at) * 1000)::float8 as key';
/** `$4` is the viewer, `$5` whether they see what is hidden. */
const SHOWN = `(t.deleted_at is null or t.reply_count > 0) and (not t.is_concealed or t.author_id = $4 or $5)`;

type Order = Pick<KeysetStatement, 'start' | 'keyValue'> & {
  readonly key: string;
  readonly after: string;
  readonly order: string;
};
const orders: Readonly<Record<ResponseOrder, Order>> = {
  OLDEST: {
    key: TIME,
    after: '(t.created_at, t.id) > ($2::timestamptz, $3)',
    order: 't.created_at, t.id',
    start: LOWEST,
    keyValue: timeOfKey,
  },
  MOST_RECENT: {
    key: TIME,
    after: '(t.created_at, t.id) < ($2::timestamptz, $3)',
    order: 't.created_at desc, t.id desc',
    start: HIGHEST,
    keyValue: timeOfKey,
  },
  RECOMMENDED: {
    key: 't.score as key',
    after: '(t.score, t.id) < ($2::float8, $3)',
    order: 't.score desc, t.id desc',
    start: HIGHEST,
  },
};

function statementOf(
  column: 'story_id' | 'list_id' | 'parent_id',
  sort: ResponseOrder,
  who: readonly [viewerId: string, seesConcealed: boolean],
): KeysetStatement {
  const { key, after, order, start, keyValue } = orders[sort];
  const atTop = column === 'parent_id' ? '' : 'and t.parent_id is null and t.pinned_at is null';
  return {
    name: `responses_${column}_${sort}`,
    text: `
      select t.id, ${key} from response t where t.${column} = o.id ${atTop} and ${SHOWN} and ${after}
      order by ${order}`,
    start,
    values: who,
    ...(keyValue === undefined ? {} : { keyValue }),
  };
}

const whoOf = ({ viewer }: ReadContext, place: Place) =>
  [viewer?.personId ?? '', canSeeConcealed(viewer, place)] as const;

const PINNED = {
  story: `select id, story_id as "ownerId" from response
    where story_id = any($1) and parent_id is null and pinned_at is not null and not is_concealed`,
  list: `select id, list_id as "ownerId" from response
    where list_id = any($1) and parent_id is null and pinned_at is not null and not is_concealed`,
} as const;

/** What stands at the top of a story or a list, page by page; the pinned one before all (rules 24, 25). */
export async function readThreads(
  context: ReadContext,
  place: Place,
  sort: ResponseOrder,
  page: Page,
): Promise<Feed<PresentedResponse>> {
  const { database, loaders } = context;
  const column = place.kind === 'story' ? 'story_id' : 'list_id';
  const statement = statementOf(column, sort, whoOf(context, place));
  const [pinned, rows] = await Promise.all([
    page.after === null
      ? loaders.grouped<{ id: string; ownerId: string }>(`pinned ${place.kind}`, placeIdOf(place), (ids) =>
          database.query(`response_pinned_${place.kind}`, PINNED[place.kind], [ids]),
        )
      : [],
    keysetRows(context, statement, placeIdOf(place), page),
  ]);
  const cut = cutPage(rows, page);
  return mapFeed(cut, await loadVisible(context, place, [...pinned, ...cut.items]));
}

/** Replies of a response, oldest first: as many as page 0, 1, 2 … of a thread shows. */
export function readRepliesShown(
  context: ReadContext,
  { response, place }: PresentedResponse,
  page: number,
): Promise<Feed<PresentedResponse>> {
  const size = Math.min(repliesShown(Math.max(0, page)), MOST_PAGE_SIZE);
  return readReplies(context, { response, place }, { size, after: null });
}

/** Replies of a response page by page, oldest first. */
export async function readReplies(
  context: ReadContext,
  { response, place }: Pick<PresentedResponse, 'response' | 'place'>,
  page: Page,
): Promise<Feed<PresentedResponse>> {
  if (response.replyCount === 0 && !response.isConcealed) return { items: [], next: null };
  const statement = statementOf('parent_id', 'OLDEST', whoOf(context, place));
  const cut = cutPage(await keysetRows(context, statement, response.id, page), page);
  return mapFeed(cut, await loadVisible(context, place, cut.items));
}

async function loadVisible(
  context: ReadContext,
  place: Place,
  rows: readonly { readonly id: string }[],
): Promise<readonly PresentedResponse[]> {
  return visibleResponses(
    context,
    place,
    await Promise.all(rows.map(({ id }) => context.loaders.get(responseLoader).load(id))),
  );
}
