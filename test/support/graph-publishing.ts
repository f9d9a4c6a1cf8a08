import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from './account-browser.ts';
import { draftOf, draftWriter } from './graph-drafts.ts';
import type { TestGraph } from './test-graph.ts';

type Input = Readonly<Record<string, unknown>>;
const POST = `id title subtitle uniqueSlug isPublished visibility isLocked lockSource license language aiDisclosure
  excerpt wordCount canonicalUrl seoTitle seoDescription firstPublishedAt latestPublishedAt editedAt isResponsesClosed
  responseLevel mediumUrl tags { slug } collection { id } previewImage { id alt focusPercentX }
  settings { filter publishingActions scheduledAt scheduleTimeZone scheduleFailure isMailed isPinned isFeatured
    trashedAt purgedAt }`;
const ANSWER = `__typename ... on Post { ${POST} } ... on UserError { message }
  ... on RateLimited { retryAfter } ... on PublishingRestrictedBannedLinks { links } `;
const targeted = (field: string): string =>
  `mutation($id: ID!) { ${field}(targetPostId: $id) { __typename ... on Post { ${POST} } ... on UserError { message } } }`;
const placed = (field: string): string => `mutation($id: ID!, $replaceOldest: Boolean) {
  ${field}(targetPostId: $id, replaceOldest: $replaceOldest) {
    __typename ... on Post { ${POST} } ... on MaxPinnedStoriesReached { limit } ... on UserError { message } } }`;

export type PostAnswer = {
  readonly __typename: string;
  readonly id?: string;
  readonly message?: string;
  readonly settings?: { readonly filter: string; readonly scheduleFailure: string | null } | null;
};

/** Somebody who writes and publishes, over the graph. */
export async function publisher(
  world: Pick<TestGraph, 'graph' | 'context'>,
  changes: Partial<Viewer> & { readonly isNew?: boolean } = {},
) {
  const { isNew = false, ...viewer } = changes;
  const personId = viewer.personId ?? (await buildPerson(world.context));
  if (!isNew) {
    const longAgo = new Date(world.context.clock.now().getTime() - 30 * 24 * 3_600_000);
    await world.context.database.query('test_age', 'update person set created_at = $2 where id = $1', [
      personId,
      longAgo,
    ]);
  }
  const { ask } = accountBrowser(world.graph, buildViewer({ ...viewer, personId }));
  const one = async <Answer>(query: string, variables: Input): Promise<Answer> =>
    Object.values(await ask(query, variables))[0] as Answer;
  const desk = draftWriter({ ask });
  const start = async (value: DraftValue = draftOf('A title', 'Some words.')): Promise<string> =>
    (await desk.create(value)).postId ?? '';
  const publish = (postId: string, input: Input = {}, baseRev = 1) =>
    one<PostAnswer>(`mutation($input: PublishPostInput!) { publishPost(input: $input) { ${ANSWER} } }`, {
      input: { postId, baseRev, ...input },
    });
  return {
    personId,
    ask,
    ...desk,
    start,
    publish,
    /** A story that is published, and its id. */
    published: async (value?: DraftValue, input: Input = {}): Promise<string> => {
      const id = await start(value);
      const answer = await publish(id, input);
      if (answer.__typename !== 'Post') throw new Error(JSON.stringify(answer));
      return id;
    },
    settings: (postId: string, input: Input) =>
      one<PostAnswer>(`mutation($input: PostSettingsInput!) { updatePostSettings(input: $input) { ${ANSWER} } }`, {
        input: { postId, ...input },
      }),
    change: (field: 'unschedulePost' | 'unpublishPost' | 'deletePost' | 'undeletePost', id: string) =>
      one<PostAnswer>(targeted(field), { id }),
    place: (field: 'pinPost' | 'featurePost', id: string, replaceOldest = false) =>
      one<PostAnswer>(placed(field), { id, replaceOldest }),
    unplace: (field: 'unpinPost' | 'unfeaturePost', id: string) => one<PostAnswer>(targeted(field), { id }),
    yours: async (filter: string) =>
      (
        await one<{ items: readonly { readonly title: string; readonly post: { readonly id: string } }[] }>(
          `query($filter: YourPostsFilter!) { yourPosts(filter: $filter, paging: { limit: 50 }) {
            items { title subtitle wordCount readingTime updatedAt hasUnpublishedChanges post { id settings { filter } } } } }`,
          { filter },
        )
      ).items,
  };
}
