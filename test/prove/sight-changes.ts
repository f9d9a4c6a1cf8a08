import { randomUUID } from 'node:crypto';
import { buildPath } from '#shared/routes/build-path.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { nextNetwork } from '#test/support/next-network.ts';
import { settleNews } from '#test/support/settle-news.ts';
import type { TestProgram } from '#test/support/test-program.ts';
import { allBut, type Kind, nobody, only, type SeenStory, type Sink } from './sight-kind.ts';
import { ABROAD, type SignedInName, word } from './sight-people.ts';
import type { Scene } from './sight-scene.ts';
import { shareStory, spendFreeStories } from './sight-locked.ts';
import { sinksOfPlaces, sinksOfShared, sinksOfStory } from './sight-sinks.ts';
import { bodyWith, WHO_UNLOCKS } from './sight-stories.ts';
import { authors, kindsSeen, open, own, type Sight } from './sight-view.ts';

/** One change that somebody makes as browsers do, and who may see what from then on. */
export type Step = {
  readonly name: string;
  readonly make: () => Promise<void>;
  readonly kinds: () => readonly Kind[];
  /** True where each place of offers must show something to somebody. */
  readonly isOpen: boolean;
};

const ANSWER = '{ __typename ... on UserError { message } }';
const CREATE = `mutation($input: CreateDraftInput!) { createDraft(input: $input) { __typename ... on DraftSaved { postId } } }`;
const PUBLISH = `mutation($input: PublishPostInput!) { publishPost(input: $input) ${ANSWER} }`;
const SET = `mutation($id: ID!, $visibility: PostVisibility) { updatePostSettings(input: { postId: $id, visibility: $visibility }) ${ANSWER} }`;
const REVOKE = `mutation($id: ID!) { revokeShareLink(shareLinkId: $id) { __typename } }`;
const onPost = (field: string) => `mutation($id: ID!) { ${field}(targetPostId: $id) ${ANSWER} }`;
const SUSPEND = `mutation($user: ID!) { suspendUser(userId: $user, rule: SPAM, reason: "A trial.") ${ANSWER} }`;
const UNSUSPEND = `mutation($user: ID!) { unsuspendUser(userId: $user, reason: "A trial.") ${ANSWER} }`;
const ofUser = (field: string) => `mutation($user: ID!) { ${field}(targetUserId: $user) ${ANSWER} }`;
const ofPress = (field: string) => `mutation($id: ID!) { ${field}(targetCollectionId: $id) ${ANSWER} }`;
const ofTag = (field: string) => `mutation { ${field}(tagSlug: "sight") ${ANSWER} }`;
const LIST = `mutation($input: CreateCatalogInput!) { createCatalog(input: $input) { __typename ... on Catalog { id } ... on UserError { message } } }`;
const SHOW_LIST = `mutation($id: ID!, $visibility: OwnCatalogVisibility) { updateCatalog(input: { catalogId: $id, visibility: $visibility }) ${ANSWER} }`;
const FOLLOW_LIST = `mutation($id: ID!) { followCatalog(targetCatalogId: $id) ${ANSWER} }`;
const FILL_LIST = `mutation($list: ID!, $id: ID!) { addToCatalog(input: { catalogId: $list, postId: $id }) ${ANSWER} }`;
const FILL_SERIES = `mutation($series: ID!, $id: ID!) { addToSeries(seriesId: $series, postId: $id) ${ANSWER} }`;

/** What a change must not answer. */
const REFUSED = /"(?:errors|message)":/;
/** Who mutes: one follows everything here, the other its tag alone, so that people are suggested to them. */
const MUTERS = ['reader', 'writer'] as const;

export type Journey = { readonly story: SeenStory; readonly sinks: readonly Sink[]; readonly steps: readonly Step[] };

/** A story that its author begins, and takes through every state, while others mute, block, suspend and withhold. */
export async function beginJourney(program: TestProgram, { cast, places }: Scene): Promise<Journey> {
  const { context } = program;
  const { kysely } = context.database;
  const words = { title: word(), body: word(), name: cast.authorName, list: word(), press: word() };
  const change = async (by: SignedInName, query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const answer = await program.ask('/_/graphql', {
      method: 'POST',
      // The clock stands: kept pages that expired would hide that nothing dropped them.
      from: nextNetwork(),
      headers: cast.people[by].headers,
      body: JSON.stringify({ query, variables }),
    });
    if (answer.status !== 200 || REFUSED.test(answer.text)) throw new Error(`${query.slice(0, 60)}: ${answer.text}`);
    return answer.text;
  };
  const user = cast.people.author.personId;
  const press = { id: cast.publicationId };
  for (const name of MUTERS) await change(name, ofTag('followTag'));
  await change('reader', ofUser('followUser'), { user });
  await change('reader', ofPress('followCollection'), press);
  await change('author', ofUser('followUser'), { user: cast.people.reader.personId });
  await change('reader', ofUser('subscribeToUser'), { user });
  await settleNews(context);
  // A digest is made of three at least, and of none that was begun.
  const writeInPress = (title: string) =>
    buildStory(context, {
      authorIds: [cast.people.editor.personId],
      publicationId: cast.publicationId,
      tags: ['Sight'],
      title: `The harbour ${title}`,
      document: bodyWith('nothing'),
    });
  for (const title of ['in spring', 'in autumn']) await writeInPress(title);
  const other = await writeInPress(words.press);
  const listInput = { input: { name: `The harbour ${words.list}`, description: '' } };
  const list = /"id":"(\w+)"/.exec(await change('author', LIST, listInput))?.[1] ?? '';
  await change('reader', FOLLOW_LIST, { id: list });

  const input = { title: `The harbour ${words.title}`, subtitle: '', document: bodyWith(words.body) };
  const created = await change('author', CREATE, { input: { ...input, saveId: randomUUID() } });
  const id = /"postId":"(\w+)"/.exec(created)?.[1] ?? '';
  const path = buildPath('ShowPost', { postId: id });
  await change('author', FILL_SERIES, { series: places.seriesId, id });
  // It opens nothing until it is said to be shared.
  const link = await shareStory(program, id, user);
  await kysely.updateTable('share_link').set({ revoked_at: context.clock.now() }).where('id', '=', link.id).execute();

  const step = (name: string, sight: Sight, make: () => Promise<unknown>, isOpen = false): Step => ({
    name,
    kinds: () => kindsSeen(words, id, sight),
    make: async () => void (await make()),
    isOpen,
  });
  const visible = (visibility: string) => () => change('author', SET, { id, visibility });
  const publish = () => change('author', PUBLISH, { input: { postId: id, baseRev: 1, topics: ['Sight'] } });
  const gather = async () => {
    await publish();
    await change('author', FILL_LIST, { list, id });
    await change('moderator', FILL_LIST, { list: places.picksId, id });
  };
  const byMuters = (query: string, variables?: Readonly<Record<string, unknown>>) => async () => {
    for (const name of MUTERS) await change(name, query, variables);
  };
  // No command withholds yet.
  const withhold = (isWithheld: boolean) => async () => {
    const row = { story_id: id, country: ABROAD, reason: 'a court', created_at: context.clock.now() };
    if (isWithheld) await kysely.insertInto('story_withholding').values(row).execute();
    else await kysely.deleteFrom('story_withholding').where('story_id', '=', id).execute();
    await kysely.updateTable('story').set({ is_withheld: isWithheld }).where('id', '=', id).execute();
    await purgeTags(context, [`post:${id}`]);
    // Where something is withheld is read again by each process as soon as it hears of it.
    await new Promise((resolve) => setTimeout(resolve, 300));
  };
  const muters = only(...MUTERS);
  const muted = only('blocked', ...MUTERS);
  const notAbroad = allBut('blocked', 'abroad', 'stranger');
  const notStranger = allBut('blocked', 'stranger');
  const { stranger } = cast.people;
  const locked = { title: open.title, body: only('author', 'member') };
  const over = { status: 'INACTIVE', ended_at: context.clock.now(), next_charge_at: null } as const;
  const { member } = cast.people;
  const endMembership = async () => {
    await kysely.updateTable('membership').set(over).where('person_id', '=', member.personId).execute();
    await spendFreeStories(program, [member]);
  };
  return {
    story: { id, path },
    sinks: [
      ...sinksOfStory({ id, path }, cast.url),
      ...sinksOfShared(link),
      ...sinksOfPlaces({ cast, places }, other.id),
    ],
    steps: [
      step('a draft', own, () => Promise.resolve()),
      step('published', open, gather),
      step('unlisted', { ...open, isByAddress: true }, visible('UNLISTED')),
      step('public again', open, visible('PUBLIC')),
      step('locked', locked, visible('LOCKED')),
      step('shared by a link', { ...locked, shared: { opens: `share ${link.id}`, viewers: WHO_UNLOCKS } }, () =>
        kysely.updateTable('share_link').set({ revoked_at: null }).where('id', '=', link.id).execute(),
      ),
      step('its link revoked', locked, () => change('author', REVOKE, { id: link.id })),
      step('a membership over', { ...locked, body: authors }, endMembership),
      step('public once more', open, visible('PUBLIC'), true),
      step('its author muted', { ...open, apart: muted }, byMuters(ofUser('muteUser'), { user })),
      step('its author muted no more', open, byMuters(ofUser('unmuteUser'), { user }), true),
      step('its tag muted', { ...open, tagMuters: muters }, byMuters(ofTag('muteTag'))),
      step('its tag muted no more', open, byMuters(ofTag('unmuteTag')), true),
      step('the publication muted', { ...open, pressMuters: muters }, byMuters(ofPress('muteCollection'), press)),
      step('the publication muted no more', open, byMuters(ofPress('unmuteCollection'), press)),
      step('withheld abroad', { title: notAbroad, body: notAbroad }, withhold(true)),
      step('withheld no more', open, withhold(false)),
      step('the list private', { ...open, list: authors }, () =>
        change('author', SHOW_LIST, { id: list, visibility: 'PRIVATE' }),
      ),
      step('the list public', open, () => change('author', SHOW_LIST, { id: list, visibility: 'PUBLIC' })),
      step('unpublished', own, () => change('author', onPost('unpublishPost'), { id })),
      step('published again', open, publish),
      // Among what they deleted its author finds its title.
      step('trashed', { title: authors, body: nobody }, () => change('author', onPost('deletePost'), { id })),
      step('restored', open, () => change('author', onPost('undeletePost'), { id })),
      step('its author suspended', { ...own, list: authors, name: only('author', 'coAuthor') }, () =>
        change('moderator', SUSPEND, { user }),
      ),
      step('its author back', open, () => change('moderator', UNSUSPEND, { user })),
      step(
        'its author blocking the stranger',
        { title: notStranger, body: notStranger, list: notStranger, apart: only('blocked', 'stranger') },
        () => change('author', ofUser('blockUser'), { user: stranger.personId }),
      ),
      step('its author blocking nobody else', open, () =>
        change('author', ofUser('unblockUser'), { user: stranger.personId }),
      ),
    ],
  };
}
