import { randomUUID } from 'node:crypto';
import { buildPath } from '#shared/routes/build-path.ts';
import type { TestProgram } from '#test/support/test-program.ts';
import { allBut, type Kind, nobody, only, type SeenStory, type Sink } from './sight-kind.ts';
import { type Cast, type SignedInName, type ViewerName, word } from './sight-people.ts';
import { sinksOfPlaces, sinksOfStory } from './sight-sinks.ts';
import { bodyWith } from './sight-stories.ts';

type Allowed = ReadonlySet<ViewerName>;
type Sight = { readonly title: Allowed; readonly body: Allowed; readonly isByAddress?: boolean };
/** One change that somebody makes as browsers do, and who may see what from then on. */
export type Step = { readonly name: string; readonly make: () => Promise<void>; readonly kinds: () => readonly Kind[] };

const ANSWER = '{ __typename ... on UserError { message } }';
const CREATE = `mutation($input: CreateDraftInput!) { createDraft(input: $input) { __typename ... on DraftSaved { postId } } }`;
const PUBLISH = `mutation($input: PublishPostInput!) { publishPost(input: $input) ${ANSWER} }`;
const SET = `mutation($id: ID!, $visibility: PostVisibility) { updatePostSettings(input: { postId: $id, visibility: $visibility }) ${ANSWER} }`;
const onPost = (field: string) => `mutation($id: ID!) { ${field}(targetPostId: $id) ${ANSWER} }`;
const SUSPEND = `mutation($user: ID!) { suspendUser(userId: $user, rule: SPAM, reason: "A trial.") ${ANSWER} }`;
const UNSUSPEND = `mutation($user: ID!) { unsuspendUser(userId: $user, reason: "A trial.") ${ANSWER} }`;
const BLOCK = 'mutation($user: ID!) { blockUser(targetUserId: $user) { __typename } }';
const UNBLOCK = 'mutation($user: ID!) { unblockUser(targetUserId: $user) { __typename } }';

/** What a change must not answer. */
const REFUSED = /"(?:errors|message)":/;

export type Journey = { readonly story: SeenStory; readonly sinks: readonly Sink[]; readonly steps: readonly Step[] };

/** A story that its author begins, and takes through every state; its author is suspended and blocks somebody, too. */
export async function beginJourney(program: TestProgram, cast: Cast): Promise<Journey> {
  const [title, body] = [word(), word()];
  const change = async (by: SignedInName, query: string, variables: Readonly<Record<string, unknown>>) => {
    program.clock.advance(2_000);
    const answer = await program.ask('/_/graphql', {
      method: 'POST',
      headers: cast.people[by].headers,
      body: JSON.stringify({ query, variables }),
    });
    if (answer.status !== 200 || REFUSED.test(answer.text)) throw new Error(`${query.slice(0, 60)}: ${answer.text}`);
    return answer.text;
  };
  const input = { title: `The harbour ${title}`, subtitle: '', document: bodyWith(body), saveId: randomUUID() };
  const id = /"postId":"(\w+)"/.exec(await change('author', CREATE, { input }))?.[1] ?? '';
  const path = buildPath('ShowPost', { postId: id });
  const sinks = [...sinksOfStory({ id, path }, cast.url), ...sinksOfPlaces({ cast })];

  const seen = ({ title: ofTitle, body: ofBody, isByAddress = false }: Sight): readonly Kind[] =>
    [
      { name: 'title', canary: title, viewers: ofTitle },
      { name: 'body', canary: body, viewers: ofBody },
    ].map(({ name, canary, viewers }) =>
      isByAddress
        ? { name, canary, allowed: authors, byAddress: { opens: id, viewers } }
        : { name, canary, allowed: viewers },
    );
  const authors = only('author');
  const step = (name: string, sight: Sight, make: () => Promise<unknown>): Step => ({
    name,
    kinds: () => seen(sight),
    make: async () => void (await make()),
  });
  const everyone = allBut('blocked');
  const open: Sight = { title: everyone, body: everyone };
  const own: Sight = { title: authors, body: authors };
  const visible = (visibility: string) => () => change('author', SET, { id, visibility });
  const publish = () => change('author', PUBLISH, { input: { postId: id, baseRev: 1, topics: ['Sight'] } });
  const user = cast.people.author.personId;
  return {
    story: { id, path },
    sinks,
    steps: [
      step('a draft', own, () => Promise.resolve()),
      step('published', open, publish),
      step('unlisted', { ...open, isByAddress: true }, visible('UNLISTED')),
      step('public again', open, visible('PUBLIC')),
      step('locked', { title: everyone, body: authors }, visible('LOCKED')),
      step('public once more', open, visible('PUBLIC')),
      step('unpublished', own, () => change('author', onPost('unpublishPost'), { id })),
      step('published again', open, publish),
      // Among what they deleted its author finds its title.
      step('trashed', { title: authors, body: nobody }, () => change('author', onPost('deletePost'), { id })),
      step('restored', open, () => change('author', onPost('undeletePost'), { id })),
      step('its author suspended', own, () => change('moderator', SUSPEND, { user })),
      step('its author back', open, () => change('moderator', UNSUSPEND, { user })),
      step(
        'its author blocking the stranger',
        { title: allBut('blocked', 'stranger'), body: allBut('blocked', 'stranger') },
        () => change('author', BLOCK, { user: cast.people.stranger.personId }),
      ),
      step('its author blocking nobody else', open, () =>
        change('author', UNBLOCK, { user: cast.people.stranger.personId }),
      ),
    ],
  };
}
