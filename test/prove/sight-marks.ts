import { predefinedListId } from '#shared/lists/predefined-list.ts';
import { makeExport } from '#modules/moving/account-exports/make-export.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { addToList } from '#modules/reading/lists/add-to-list.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { changeList } from '#modules/reading/lists/change-list.ts';
import { deleteResponse } from '#modules/reading/responses/delete-response.ts';
import { hideResponse } from '#modules/reading/responses/hide-response.ts';
import { publishResponse } from '#modules/reading/responses/publish-response.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import type { TestProgram } from '#test/support/test-program.ts';
import { allBut, type Kind, nobody, only } from './sight-kind.ts';
import { type Cast, word } from './sight-people.ts';
import { type SightStories, WORDS } from './sight-stories.ts';

export type SightMarks = {
  readonly kinds: readonly Kind[];
  readonly ids: {
    readonly list: string;
    readonly readingList: string;
    readonly note: string;
    readonly quote: string;
    readonly responses: readonly string[];
    readonly archive: string;
  };
};

/** What readers left at stories: responses, notes, highlights, lists, and an archive of everything that one of them has. */
export async function leaveMarks(program: TestProgram, cast: Cast, stories: SightStories): Promise<SightMarks> {
  const { context } = program;
  const { people, away } = cast;
  const kinds: Kind[] = [];
  const responses: string[] = [];
  const as = (personId: string): CommandContext => ({
    ...context,
    isProgram: false,
    viewer: buildViewer({ personId }),
  });
  const { open, locked } = stories;
  const respond = async (personId: string, text: string, parentId: string | null = null) => {
    const input = { storyId: open.id, listId: null, parentId, text, passage: null };
    const outcome = await publishResponse(as(personId), input);
    if (outcome.type !== 'Written') throw new Error(outcome.type);
    responses.push(outcome.responseId);
    return outcome.responseId;
  };

  const [hidden, below, deleted, kept, suspended, deactivated] = [word(), word(), word(), word(), word(), word()];
  const hiddenId = await respond(people.stranger.personId, hidden);
  await respond(people.reader.personId, below, hiddenId);
  const deletedId = await respond(people.stranger.personId, deleted);
  await respond(people.stranger.personId, `Under what was deleted, of ${WORDS}.`, deletedId);
  await respond(away.suspended, suspended);
  await respond(away.deactivated, deactivated);
  await deleteResponse(as(people.stranger.personId), deletedId);
  await hideResponse(as(people.author.personId), {
    storyId: open.id,
    listId: null,
    responseId: hiddenId,
    isHidden: true,
  });
  // Hidden words are there for their author and for staff (rule 28); the replies to them likewise.
  kinds.push({ name: 'hidden response', canary: hidden, allowed: only('stranger', 'editor', 'moderator') });
  kinds.push({ name: 'reply to a hidden response', canary: below, allowed: only('reader', 'editor', 'moderator') });
  kinds.push({ name: 'deleted response', canary: deleted, allowed: nobody });
  kinds.push({ name: 'response of somebody suspended', canary: suspended, allowed: nobody });
  kinds.push({ name: 'response of somebody deactivated', canary: deactivated, allowed: nobody });
  kinds.push({ name: 'response to everybody', canary: kept, allowed: allBut('blocked') });
  await respond(people.writer.personId, kept);

  const { kysely } = context.database;
  const [note, answer, quote, mark] = [word(), word(), word(), word()];
  const now = context.clock.now();
  const passage = { block_id: 'b', start_offset: 0, end_offset: 5, prefix: '', suffix: '', created_at: now };
  const [noteId, quoteId] = [createId(), createId()];
  const reader = { person_id: people.reader.personId };
  await kysely
    .insertInto('private_note')
    .values({ ...passage, ...reader, id: noteId, story_id: open.id, text: WORDS, body: note })
    .execute();
  await kysely
    .insertInto('private_note_reply')
    .values({ id: createId(), note_id: noteId, person_id: people.author.personId, body: answer, created_at: now })
    .execute();
  const ofCoAuthor = { id: createId(), story_id: locked.id, person_id: people.coAuthor.personId };
  await kysely
    .insertInto('highlight')
    .values([
      { ...passage, ...reader, id: quoteId, story_id: open.id, text: quote, is_private: true },
      { ...passage, ...ofCoAuthor, text: mark, is_private: false },
    ])
    .execute();
  const ofNotes = only('author', 'coAuthor', 'reader', 'editor');
  kinds.push({ name: 'private note', canary: note, allowed: ofNotes });
  kinds.push({ name: 'reply to a private note', canary: answer, allowed: ofNotes });
  kinds.push({ name: 'private highlight', canary: quote, allowed: only('reader') });
  // A piece of its text: for whoever reads it whole.
  const whole = only('author', 'coAuthor', 'editor', 'member');
  kinds.push({ name: 'highlight of a locked story', canary: mark, allowed: whole });

  const [listName, description, itemNote, savedNote] = [word(), word(), word(), word()];
  const ownerId = people.reader.personId;
  const list = await createList(context, { ownerId, name: listName, visibility: 'private', storyIds: [] });
  await changeList(as(ownerId), { listId: list, description });
  await addToList(as(ownerId), { catalogId: list, storyId: open.id, note: itemNote });
  const readingList = predefinedListId(ownerId, 'reading');
  await addToList(as(ownerId), { catalogId: readingList, storyId: open.id, note: savedNote });
  kinds.push({ name: 'private list', canary: listName, allowed: only('reader') });
  kinds.push({ name: 'description of a private list', canary: description, allowed: only('reader') });
  kinds.push({ name: 'note in a private list', canary: itemNote, allowed: only('reader') });
  kinds.push({ name: 'note in a Reading list', canary: savedNote, allowed: only('reader') });
  return {
    kinds,
    ids: { list, readingList, note: noteId, quote: quoteId, responses, archive: await archiveOf(program, ownerId) },
  };
}

/** An archive that is ready to be fetched by its owner. */
export async function archiveOf({ context }: TestProgram, personId: string): Promise<string> {
  const id = `${createId()}${createId()}${createId()}`.slice(0, 32);
  const row = { id, person_id: personId, state: 'waiting', requested_at: context.clock.now() } as const;
  await context.database.kysely.insertInto('account_export').values(row).execute();
  await makeExport(context, { exportId: id, personId }, 1);
  return id;
}
