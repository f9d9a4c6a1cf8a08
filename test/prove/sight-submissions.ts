import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import type { Block } from '#shared/story/story-document.ts';
import { paragraph } from '#shared/story/story-document.build.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { inviteToStaff } from '#modules/stories/publication-invitations/invite-to-staff.ts';
import { leaveStaff } from '#modules/stories/publications/remove-member.ts';
import { rememberWriter, saveReply } from '#modules/stories/submissions/keep-for-editors.ts';
import { moveSubmission } from '#modules/stories/submissions/move-submission.ts';
import { suggestEdits } from '#modules/stories/submissions/suggest-edits.ts';
import { draftValue } from '#modules/stories/drafts/draft.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { submitStory } from '#modules/stories/submissions/submit-story.ts';
import { writeSubmissionNote } from '#modules/stories/submissions/write-submission-note.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { settleNews } from '#test/support/settle-news.ts';
import type { TestProgram } from '#test/support/test-program.ts';
import { type Kind, only } from './sight-kind.ts';
import { archiveOf } from './sight-marks.ts';
import { type Cast, type MemberName, word } from './sight-people.ts';
import { bodyWith } from './sight-stories.ts';

export type SeenSubmission = {
  readonly id: string;
  readonly storyId: string;
  readonly path: string;
  readonly publicationId: string;
};
export type SightSubmissions = {
  readonly kinds: readonly Kind[];
  /** One in each state, one of somebody else, and one at another publication. */
  readonly all: readonly SeenSubmission[];
  /** What members of both sides took with them. */
  readonly archives: readonly string[];
  readonly invitationId: string;
};

/** What happens to a submission after it came in, and whether its editors read it then, and what they suggested. */
const states = {
  'waiting draft': { actions: [], isRead: true, isOpen: true },
  'draft with edits to make': { actions: ['take', 'requestChanges'], isRead: true, isOpen: true },
  'declined draft': { actions: ['take', 'decline'], isRead: false, isOpen: false },
  'withdrawn draft': { actions: ['withdraw'], isRead: false, isOpen: false },
  // Its editors still change it, until it is published.
  'accepted draft': { actions: ['take', 'accept'], isRead: true, isOpen: false },
} as const;
const WRITERS_OWN: ReadonlySet<string> = new Set(['withdraw']);

type Desk = {
  readonly publicationId: string;
  readonly writer: MemberName;
  /** Who reads the draft besides. */
  readonly coAuthor?: MemberName;
  /** Who decides; the first of them does it here. */
  readonly editors: readonly MemberName[];
};

/** Drafts that were submitted: their editors see them while they wait, and nobody else ever does. */
export async function submitDrafts(program: TestProgram, cast: Cast): Promise<SightSubmissions> {
  const { context } = program;
  const { publicationId, otherPublicationId, people } = cast;
  for (const id of [publicationId, otherPublicationId]) await openToEverybody(program, id);
  const press: Desk = {
    publicationId,
    writer: 'author',
    coAuthor: 'coAuthor',
    editors: ['editor', 'owner', 'writingEditor'],
  };
  const other: Desk = { ...press, publicationId: otherPublicationId, editors: ['otherEditor'] };
  const kinds: Kind[] = [];
  const all: SeenSubmission[] = [];
  for (const name of Object.keys(states) as (keyof typeof states)[])
    all.push(await submitDraft(program, cast, press, { name, state: states[name] }, kinds));
  const waiting = states['waiting draft'];
  for (const [name, desk] of [
    ['draft of somebody else', { publicationId, writer: 'otherWriter', editors: press.editors }],
    // What the others say of it is not theirs to read, though they are an editor of everything else.
    ['draft of an editor', { publicationId, writer: 'writingEditor', editors: ['editor', 'owner'] }],
    ['draft submitted elsewhere', other],
  ] as const)
    all.push(await submitDraft(program, cast, desk, { name, state: waiting }, kinds));
  const editors = only('editor', 'owner', 'writingEditor');
  const [reply, replyTitle, memory, ofEditor, elsewhere, address] = [word(), word(), word(), word(), word(), word()];
  const editing = acting(context, cast, 'editor', publicationId, 'editor');
  await saveReply(editing, { publicationId, id: null, title: replyTitle, body: `Hidden: ${reply}` });
  const personId = people.author.personId;
  await rememberWriter(editing, { publicationId, personId, note: `Hidden: ${memory}` });
  const itsWriter = people.writingEditor.personId;
  await rememberWriter(editing, { publicationId, personId: itsWriter, note: `Hidden: ${ofEditor}` });
  const editingElsewhere = acting(context, cast, 'otherEditor', otherPublicationId, 'editor');
  const note = `Hidden: ${elsewhere}`;
  await rememberWriter(editingElsewhere, { publicationId: otherPublicationId, personId, note });
  await inviteToStaff(editing, { publicationId, to: `${address}@mail.example`, role: 'writer' });
  kinds.push({ name: 'answer kept ready', canary: reply, allowed: editors });
  kinds.push({ name: 'title of an answer kept ready', canary: replyTitle, allowed: editors });
  kinds.push({ name: 'memory of a writer', canary: memory, allowed: editors });
  kinds.push({ name: 'memory of an editor who writes', canary: ofEditor, allowed: only('editor', 'owner') });
  kinds.push({ name: 'memory of a writer elsewhere', canary: elsewhere, allowed: only('otherEditor') });
  kinds.push({ name: 'address of somebody invited', canary: address, allowed: editors });
  // Whoever goes was told of everything as long as they were there.
  await settleNews(context);
  await leaveStaff(acting(context, cast, 'formerEditor', publicationId, 'editor'), publicationId);
  const archives: string[] = [];
  for (const name of ['author', 'editor', 'formerEditor', 'otherWriter', 'writingEditor'] as const)
    archives.push(await archiveOf(program, cast.people[name].personId));
  const away = cast.people.suspendedEditor.personId;
  await context.database.kysely.updateTable('person').set({ state: 'suspended' }).where('id', '=', away).execute();
  const [invitation] = await context.database.query<{ id: string }>(
    'sight_invitation',
    'select id from publication_invitation where publication_id = $1',
    [publicationId],
  );
  return { kinds, all, archives, invitationId: invitation?.id ?? '' };
}

function acting(
  context: CommandContext,
  cast: Cast,
  name: MemberName,
  publicationId: string,
  role: 'editor' | null,
): CommandContext {
  const staffRoles = role === null ? new Map() : new Map([[publicationId, role]]);
  return { ...context, isProgram: false, viewer: buildViewer({ personId: cast.people[name].personId, staffRoles }) };
}

async function submitDraft(
  { context }: TestProgram,
  cast: Cast,
  { publicationId, writer, coAuthor, editors: [first = 'editor', ...others] }: Desk,
  { name, state }: { readonly name: string; readonly state: (typeof states)[keyof typeof states] },
  kinds: Kind[],
): Promise<SeenSubmission> {
  const [text, title, sent, shared, kept, keptAnswer, answered, asked, quoted, said, better] = [
    word(),
    word(),
    word(),
    word(),
    word(),
    word(),
    word(),
    word(),
    word(),
    word(),
    word(),
  ];
  const passage: Block = paragraph(`A passage of ${quoted}, and more.`);
  const authors = [writer, ...(coAuthor === undefined ? [] : [coAuthor])];
  const story = await buildStory(context, {
    authorIds: authors.map((one) => cast.people[one].personId),
    title: `The harbour ${title}`,
    state: 'draft',
    document: bodyWith(text, passage),
  });
  const writing = acting(context, cast, writer, publicationId, writer === 'writingEditor' ? 'editor' : null);
  const deciding = acting(context, cast, first, publicationId, 'editor');
  const terms = { note: `Hidden: ${sent}`, isAiDisclosed: false, editorCut: 0 };
  const made = await submitStory(writing, { storyId: story.id, publicationId, ...terms });
  if (made.type !== 'Submission') throw new Error(made.message);
  const { submissionId } = made;
  for (const [by, body, isShared] of [
    [deciding, shared, true],
    [deciding, kept, false],
    [writing, answered, true],
  ] as const) {
    const about = { blockId: passage.id, quote: `passage of ${quoted}`, prefix: 'A ', suffix: ', and more.', start: 2 };
    const note = { submissionId, body: `Hidden: ${body}`, isShared, ...about, parentId: null };
    const written = await writeSubmissionNote(by, note);
    if (written.type !== 'Submission') throw new Error(written.message);
  }
  const inner = await noteWith(context, kept);
  const reply = { submissionId, body: `Hidden: ${keptAnswer}`, isShared: true, parentId: inner };
  await writeSubmissionNote(deciding, { ...reply, blockId: null, quote: '', prefix: '', suffix: '', start: 0 });
  await suggest(deciding, { submissionId, storyId: story.id, message: `Hidden: ${said}`, words: `Hidden: ${better}` });
  for (const action of state.actions) {
    const by = WRITERS_OWN.has(action) ? writing : deciding;
    const note = action === 'requestChanges' || action === 'decline' ? `Hidden: ${asked}` : undefined;
    const why = action === 'decline' ? ({ declineReason: 'OFF_TOPIC' } as const) : {};
    const moved = await moveSubmission(by, { submissionId, action, note, ...why });
    if (moved.type !== 'Submission') throw new Error(`${name}: ${moved.message}`);
  }
  const editors = [first, ...others];
  const both = only(writer, ...editors);
  kinds.push({ name, canary: text, allowed: state.isRead ? only(...authors, ...editors) : only(...authors) });
  kinds.push({ name: `title of a ${name}`, canary: title, allowed: only(...authors, ...editors) });
  kinds.push({ name: `note on a ${name}`, canary: shared, allowed: both });
  kinds.push({ name: `note among editors of a ${name}`, canary: kept, allowed: only(...editors) });
  kinds.push({ name: `answer among editors of a ${name}`, canary: keptAnswer, allowed: only(...editors) });
  kinds.push({ name: `words with suggested edits to a ${name}`, canary: said, allowed: both });
  kinds.push({ name: `suggested edits to a ${name}`, canary: better, allowed: state.isOpen ? both : only(writer) });
  kinds.push({ name: `note of the writer on a ${name}`, canary: answered, allowed: both });
  kinds.push({ name: `note with a ${name}`, canary: sent, allowed: both });
  kinds.push({ name: `passage of a ${name}`, canary: quoted, allowed: only(...authors, ...editors) });
  if (state.actions.some((action) => action === 'requestChanges' || action === 'decline'))
    kinds.push({ name: `answer to a ${name}`, canary: asked, allowed: both });
  return { id: submissionId, storyId: story.id, path: story.path, publicationId };
}

async function noteWith({ database }: CommandContext, words: string): Promise<string> {
  const text = 'select id from submission_note where position($1 in body) > 0';
  const [note] = await database.query<{ id: string }>('sight_note', text, [words]);
  if (note === undefined) throw new Error(`No note has ${words}`);
  return note.id;
}

type Suggested = Readonly<Record<'submissionId' | 'storyId' | 'message' | 'words', string>>;

/** An editor suggests a paragraph more. */
async function suggest(editing: CommandContext, { submissionId, storyId, message, words }: Suggested): Promise<void> {
  const draft = await readDraft(editing.database, storyId);
  if (draft === undefined) throw new Error(`There is no draft of ${storyId}`);
  const base = draftValue(draft);
  const document = { ...base.document, blocks: [...base.document.blocks, paragraph(words)] };
  const delta = diffDrafts(base, { ...base, document });
  const made = await suggestEdits(editing, { submissionId, baseRev: draft.rev, delta, message });
  if (made.type !== 'Submission') throw new Error(made.message);
}

async function openToEverybody({ context }: TestProgram, publicationId: string): Promise<void> {
  const row = {
    publication_id: publicationId,
    open_to: 'EVERYONE',
    accepts: 'BOTH',
    least_words: null,
    most_words: null,
    topics: [],
    needs_cover: false,
    needs_ai_disclosure: false,
    least_account_days: 0,
    guidelines: '',
    is_paused: false,
    pause_reason: '',
    paused_until: null,
    updated_at: context.clock.now(),
  } as const;
  await context.database.kysely
    .insertInto('publication_criteria')
    .values({ ...row, topics: [] })
    .execute();
}
