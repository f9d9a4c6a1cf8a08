import { heading, paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { createId } from '#modules/create-id.ts';
import { createList } from '#modules/lists/create-list.ts';
import { appointMember } from '#modules/publications/appoint-member.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory, type BuiltStory } from '#test/factories/build-story.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import type { TestProgram } from '#test/support/test-program.ts';

export const viewerNames = [
  'visitor',
  'author',
  'coAuthor',
  'reader',
  'stranger',
  'blocked',
  'editor',
  'writer',
  'moderator',
] as const;
export type ViewerName = (typeof viewerNames)[number];

/** What is hidden from some: one word that stands nowhere else, and who may come upon it. */
export type Kind = {
  readonly name: string;
  readonly canary: string;
  readonly allowed: ReadonlySet<ViewerName>;
  /** True where whoever knows the address may read it, and nobody finds it in a list (decisions 8). */
  readonly isByLink?: boolean;
  /** The story that it is in. */
  readonly story: BuiltStory;
};

export type Scene = {
  readonly kinds: readonly Kind[];
  readonly people: Readonly<Record<Exclude<ViewerName, 'visitor'>, SignedIn>>;
  readonly usernames: readonly string[];
  readonly publicationSlug: string;
  readonly ids: Readonly<Record<'list' | 'note' | 'quote', string>>;
};

const WORDS = 'the harbour at night';
const everybody = new Set<ViewerName>(viewerNames);
const authors: readonly ViewerName[] = ['author', 'coAuthor'];

/** People around one author, and one thing of each kind that is hidden from some of them. */
export async function buildScene(program: TestProgram): Promise<Scene> {
  const { context } = program;
  const { kysely } = context.database;
  const now = context.clock.now();
  const usernames: string[] = [];
  const person = async (name: string) => {
    const username = `${name.toLowerCase()}${createId()}`;
    usernames.push(username);
    const id = await buildPerson(context, { username, name });
    const address = { address: `${username}@mail.example`, person_id: id, is_verified: true, created_at: now };
    await kysely.insertInto('email_address').values(address).execute();
    return await signIn(program, { person: id });
  };
  const people = {
    author: await person('author'),
    coAuthor: await person('coAuthor'),
    reader: await person('reader'),
    stranger: await person('stranger'),
    blocked: await person('blocked'),
    editor: await person('editor'),
    writer: await person('writer'),
    moderator: await person('moderator'),
  };
  const id = (name: keyof typeof people) => people[name].personId;
  const publicationSlug = `press-${createId()}`;
  const publicationId = await buildPublication(context, { slug: publicationSlug });
  await appointMember(context, { publicationId, personId: id('editor'), role: 'editor' });
  await appointMember(context, { publicationId, personId: id('writer'), role: 'writer' });
  await kysely
    .insertInto('platform_role')
    .values({ person_id: id('moderator'), role: 'MODERATOR', created_at: now })
    .execute();
  await kysely
    .insertInto('person_block')
    .values({ blocker_id: id('author'), person_id: id('blocked'), created_at: now })
    .execute();

  const word = () => `canary${createId()}`;
  const write = async (canary: string, changes: Parameters<typeof buildStory>[1] = {}) =>
    await buildStory(context, {
      authorIds: [id('author'), id('coAuthor')],
      publicationId,
      tags: ['Sight'],
      title: 'A story of the harbour',
      document: storyDocument(
        paragraph(`Nobody minds ${WORDS} much, in winter least of all, or so they say.`),
        ...Array.from({ length: 12 }, () => paragraph('The lamps go on one by one, and out again by morning.')),
        heading(2, 'Later'),
        paragraph(`Hidden further down: ${canary}.`),
      ),
      ...changes,
    });
  const change = async (story: BuiltStory, set: { visibility?: 'locked' | 'unlisted'; is_listed?: boolean }) => {
    await kysely.updateTable('story').set(set).where('id', '=', story.id).execute();
    return story;
  };

  const [draft, unlisted, locked, trashed, note, quote, list, mark] = [
    word(),
    word(),
    word(),
    word(),
    word(),
    word(),
    word(),
    word(),
  ];
  const open = await write('nothing');
  const lockedStory = await change(await write(locked), { visibility: 'locked' });
  const unlistedStory = await change(await write(unlisted), { visibility: 'unlisted', is_listed: false });
  const draftStory = await write(draft, { state: 'draft' });
  const trashedStory = await write(trashed);
  await kysely
    .updateTable('story')
    .set({ state: 'trashed', is_listed: false, trashed_at: now, state_before_trash: 'published' })
    .where('id', '=', trashedStory.id)
    .execute();

  const passage = { block_id: 'b', start_offset: 0, end_offset: 5, prefix: '', suffix: '', created_at: now };
  const [noteId, quoteId] = [createId(), createId()];
  await kysely
    .insertInto('private_note')
    .values({ ...passage, id: noteId, story_id: open.id, person_id: id('reader'), text: WORDS, body: note })
    .execute();
  await kysely
    .insertInto('highlight')
    .values([
      { ...passage, id: quoteId, story_id: open.id, person_id: id('reader'), text: quote, is_private: true },
      {
        ...passage,
        id: createId(),
        story_id: lockedStory.id,
        person_id: id('coAuthor'),
        text: mark,
        is_private: false,
      },
    ])
    .execute();
  const listId = await createList(context, {
    ownerId: id('reader'),
    name: list,
    visibility: 'private',
    storyIds: [open.id],
  });
  const kinds: readonly Kind[] = [
    { name: 'draft', canary: draft, allowed: new Set(authors), story: draftStory },
    {
      name: 'unlisted story',
      canary: unlisted,
      allowed: everybody.difference(new Set<ViewerName>(['blocked'])),
      isByLink: true,
      story: unlistedStory,
    },
    { name: 'locked story', canary: locked, allowed: new Set([...authors, 'editor']), story: lockedStory },
    // Not even its authors read on in the trash: they bring it back first.
    { name: 'trashed story', canary: trashed, allowed: new Set(), story: trashedStory },
    { name: 'private note', canary: note, allowed: new Set([...authors, 'reader', 'editor']), story: open },
    { name: 'private highlight', canary: quote, allowed: new Set(['reader']), story: open },
    { name: 'highlight of a locked story', canary: mark, allowed: new Set(authors), story: lockedStory },
    { name: 'private list', canary: list, allowed: new Set(['reader']), story: open },
  ];
  return { kinds, people, usernames, publicationSlug, ids: { list: listId, note: noteId, quote: quoteId } };
}
