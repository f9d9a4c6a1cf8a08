import { randomBytes } from 'node:crypto';
import { heading, paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { Block } from '#shared/story/story-document.ts';
import { createDraftLink, revokeDraftLink } from '#modules/stories/drafts/change-draft-link.ts';
import { buildImage } from '#test/factories/build-image.ts';
import { buildStory, type BuiltStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import type { TestProgram } from '#test/support/test-program.ts';
import { allBut, everybody, type Kind, nobody, only } from './sight-kind.ts';
import { shareStory, type SharedLink } from './sight-locked.ts';
import { type Cast, word } from './sight-people.ts';

/** Words that stand in every story, so that a search may find them all. */
export const WORDS = 'the harbour at night';

export type Link = { readonly storyId: string; readonly secret: string };
export type SightStories = {
  readonly kinds: readonly Kind[];
  readonly open: BuiltStory;
  readonly locked: BuiltStory;
  readonly draft: BuiltStory;
  readonly all: readonly BuiltStory[];
  /** Of the author. */
  readonly own: readonly BuiltStory[];
  readonly links: readonly Link[];
  /** By which the locked story is read whole: the first holds, the second was revoked. */
  readonly shared: readonly SharedLink[];
  /** Of the draft's picture. */
  readonly imageId: string;
};

const authors = only('author', 'coAuthor');
/** Browsers that the server has seen open what is locked; who is blocked is told of none of it. */
export const WHO_UNLOCKS = allBut('blocked', 'visitor', 'abroad');

/** A body that says WORDS at its start and the canary below what everybody reads of a locked story. */
export function bodyWith(canary: string, ...more: readonly Block[]) {
  return storyDocument(
    paragraph(`Nobody minds ${WORDS} much, in winter least of all, or so they say.`),
    ...Array.from({ length: 12 }, () => paragraph('The lamps go on one by one, and out again by morning.')),
    heading(2, 'Later'),
    paragraph(`Hidden further down: ${canary}.`),
    ...more,
  );
}

/** A story of each state, by the author and the co-author, in the publication. */
export async function writeStories(program: TestProgram, cast: Cast): Promise<SightStories> {
  const { context } = program;
  const { kysely } = context.database;
  const now = context.clock.now();
  const { people, publicationId, away } = cast;
  const kinds: Kind[] = [];
  const all: BuiltStory[] = [];
  const write = async (canary: string, changes: Parameters<typeof buildStory>[1] = {}) => {
    const story = await buildStory(context, {
      authorIds: [people.author.personId, people.coAuthor.personId],
      publicationId,
      tags: ['Sight'],
      title: 'A story of the harbour',
      document: bodyWith(canary),
      ...changes,
    });
    all.push(story);
    return story;
  };
  type Row = Partial<{
    visibility: 'locked' | 'unlisted';
    state: 'trashed' | 'suspended';
    is_listed: boolean;
    trashed_at: Date;
    state_before_trash: 'published';
  }>;
  const change = async (story: BuiltStory, set: Row) => {
    await kysely.updateTable('story').set(set).where('id', '=', story.id).execute();
    return story;
  };
  const titled = (title: string) => ({ title: `The harbour ${title}` });

  const openWord = word();
  const open = await write(openWord);
  kinds.push({ name: 'open story', canary: openWord, allowed: allBut('blocked') });

  const lockedWord = word();
  const locked = await change(await write(lockedWord), { visibility: 'locked' });
  const ofAuthor = people.author.personId;
  const shared = [await shareStory(program, locked.id, ofAuthor), await shareStory(program, locked.id, ofAuthor)];
  await kysely
    .updateTable('share_link')
    .set({ revoked_at: now })
    .where('id', '=', shared[1]?.id ?? '')
    .execute();
  kinds.push({
    name: 'locked story',
    canary: lockedWord,
    allowed: only('author', 'coAuthor', 'editor', 'member'),
    byAddress: { opens: `share ${shared[0]?.id}`, viewers: WHO_UNLOCKS },
  });

  const [unlistedWord, unlistedTitle] = [word(), word()];
  const unlisted = await write(unlistedWord, titled(unlistedTitle));
  await change(unlisted, { visibility: 'unlisted', is_listed: false });
  const byAddress = { opens: unlisted.id, viewers: allBut('blocked') };
  kinds.push({ name: 'unlisted story', canary: unlistedWord, allowed: authors, byAddress });
  kinds.push({ name: 'title of an unlisted story', canary: unlistedTitle, allowed: authors, byAddress });

  const image = await buildImage(context, { width: 64, height: 64, colour: `#${randomBytes(3).toString('hex')}` });
  const [draftWord, draftTitle] = [word(), word()];
  const picture = { kind: 'stored', imageId: image.id, width: 64, height: 64 } as const;
  const figure: Block = { type: 'image', id: 'draftpic', picture, alt: 'A lamp', layout: 'inset' };
  const draft = await write(draftWord, {
    ...titled(draftTitle),
    state: 'draft',
    document: bodyWith(draftWord, figure),
  });
  kinds.push({ name: 'draft', canary: draftWord, allowed: authors });
  kinds.push({ name: 'title of a draft', canary: draftTitle, allowed: authors });
  kinds.push({
    name: 'picture of a draft',
    canary: image.id,
    allowed: authors,
    // Its address is a hash of its bytes: who names it has it.
    byAddress: { opens: image.id, viewers: everybody },
  });

  const links: Link[] = [];
  const writing = { ...context, isProgram: false, viewer: buildViewer({ personId: people.author.personId }) };
  for (const isRevoked of [false, true]) {
    const canary = word();
    const { id } = await write(canary, { state: 'draft' });
    const made = await createDraftLink(writing, id);
    if (made.type !== 'CreatedDraftLink') throw new Error(made.type);
    if (isRevoked) await revokeDraftLink(writing, id);
    links.push({ storyId: id, secret: new URL(made.url).searchParams.get('sk') ?? '' });
    kinds.push({
      name: isRevoked ? 'draft whose link was revoked' : 'draft with a link',
      canary,
      allowed: authors,
      byAddress: { opens: `link ${id}`, viewers: isRevoked ? nobody : allBut('blocked') },
    });
  }

  const [trashedWord, trashedTitle] = [word(), word()];
  const trashed = await write(trashedWord, titled(trashedTitle));
  const trash = { state: 'trashed', is_listed: false, trashed_at: now, state_before_trash: 'published' } as const;
  await change(trashed, trash);
  // Not even its authors read on in the trash: they bring it back first. Its title stands among what they deleted.
  kinds.push({ name: 'trashed story', canary: trashedWord, allowed: nobody });
  kinds.push({ name: 'title of a trashed story', canary: trashedTitle, allowed: authors });

  const suspendedWord = word();
  await change(await write(suspendedWord), { state: 'suspended', is_listed: false });
  // Who decides about a suspension reads what it is about.
  kinds.push({ name: 'suspended story', canary: suspendedWord, allowed: only('author', 'coAuthor', 'moderator') });

  const written = [...all];
  for (const [state, id] of Object.entries(away)) {
    const [canary, title] = [word(), word()];
    await write(canary, { ...titled(title), authorIds: [id], publicationId: undefined });
    kinds.push({ name: `story of somebody ${state}`, canary, allowed: nobody });
    kinds.push({ name: `title of somebody ${state}`, canary: title, allowed: nobody });
  }
  return { kinds, open, locked, draft, all, own: written, links, shared, imageId: image.id };
}
