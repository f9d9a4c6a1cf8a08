import { createList } from '#modules/reading/lists/create-list.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser, type AccountBrowser } from './account-browser.ts';
import { createTestGraph, type TestGraph } from './test-graph.ts';

export type Member = { readonly personId: string; readonly browser: AccountBrowser };
type Answer = Readonly<Record<string, unknown>>;

export type Sent = {
  readonly story?: string;
  readonly list?: string;
  readonly parent?: string | undefined;
  readonly text: string;
  readonly quote?: { readonly blockId: string; readonly text: string };
};
export type SeenResponse = { readonly __typename: string; readonly id: string; readonly excerpt: string } & Answer;

export type ResponsesWorld = TestGraph & {
  readonly author: Member;
  readonly ada: Member;
  readonly bob: Member;
  /** Came a minute ago; the others are older. */
  readonly newcomer: Member;
  readonly moderator: Member;
  readonly member: (changes?: Partial<Viewer>) => Promise<Member>;
  readonly ask: (who: Member | null, query: string, variables?: Answer) => Promise<Answer>;
  readonly respond: (who: Member, sent: Sent) => Promise<SeenResponse>;
  /** What stands at the top of a story for somebody. */
  readonly read: (who: Member | null, storyId: string, sort?: string) => Promise<readonly SeenResponse[]>;
  readonly responsesOf: (who: Member | null, personId: string) => Promise<readonly SeenResponse[]>;
  readonly countOf: (storyId: string) => Promise<number | undefined>;
  readonly list: (owner: Member, visibility: 'public' | 'private') => Promise<string>;
};

const RESPOND = `mutation($input: PublishPostResponseInput!) { publishPostResponse(input: $input) {
  __typename ... on UserError { message } ... on RateLimited { retryAfter }
  ... on PublishingRestrictedBannedLinks { links }
  ... on PostResponse { id excerpt repliesCount isByAuthor quote { blockId text } post { responsesCount } catalog { responsesCount } } } }`;
const FIELDS = `__typename id excerpt bodyHtml source url isDeleted isHidden creator { id }
  replies { items { id excerpt replies { items { id excerpt } } } pagingInfo { next } }`;
const READ = `query($id: ID!, $sort: ResponseSortType) { postResult(id: $id) { ... on Post {
  threadedPostResponses(sortType: $sort) { items { ${FIELDS} } } } } }`;
const OF = `query($id: ID!) { user(id: $id) { responses { items { ${FIELDS} } } } }`;
const OLD = new Date('2026-01-01');

/** People who respond to each other, over a database of its own. */
export async function responsesWorld(): Promise<ResponsesWorld> {
  const world = await createTestGraph();
  const visitor = accountBrowser(world.graph, null);
  const member = async (changes: Partial<Viewer> = {}, createdAt = OLD): Promise<Member> => {
    const personId = await buildPerson(world.context);
    await world.database.query('age', 'update person set created_at = $2 where id = $1', [personId, createdAt]);
    return { personId, browser: accountBrowser(world.graph, buildViewer({ personId, ...changes })) };
  };
  const ask: ResponsesWorld['ask'] = (who, query, variables = {}) => (who?.browser ?? visitor).ask(query, variables);
  let lists = 0;
  const [author, ada, bob] = [await member(), await member(), await member()];
  return {
    ...world,
    author,
    ada,
    bob,
    newcomer: await member({}, world.context.clock.now()),
    moderator: await member({ roles: new Set(['MODERATOR']) }),
    member,
    ask,
    respond: async (who, { story, list, parent, text, quote }) => {
      const input = {
        inResponseToPostId: story ?? null,
        inResponseToCatalogId: list ?? null,
        parentResponseId: parent ?? null,
        text,
        quoteBlockId: quote?.blockId ?? null,
        quoteText: quote?.text ?? null,
      };
      return (await ask(who, RESPOND, { input }))['publishPostResponse'] as SeenResponse;
    },
    read: async (who, storyId, sort) => {
      const { postResult } = (await ask(who, READ, { id: storyId, sort: sort ?? null })) as {
        postResult: { threadedPostResponses: { items: readonly SeenResponse[] } };
      };
      return postResult.threadedPostResponses.items;
    },
    responsesOf: async (who, personId) => {
      const { user } = (await ask(who, OF, { id: personId })) as {
        user: { responses: { items: readonly SeenResponse[] } };
      };
      return user.responses.items;
    },
    countOf: async (storyId) => {
      const row = world.database.kysely.selectFrom('story').select('response_count').where('id', '=', storyId);
      return (await row.executeTakeFirst())?.response_count;
    },
    list: (owner, visibility) =>
      createList(world.context, {
        ownerId: owner.personId,
        name: `A ${visibility} list ${(lists += 1)}`,
        visibility,
        storyIds: [],
      }),
  };
}
