import { expect, test } from 'vitest';
import { publicationClosingMessages as messages } from '#shared/messages/publication-closings.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import { asProgram } from '#modules/ground/command-context.ts';
import { eraseIfDue, erasePublications } from '#modules/stories/publication-closings/erase-publication.ts';
import { cancelSubmissionsOf } from '#modules/stories/submissions/settle-submissions.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readMail } from '#test/support/read-mail.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import { actOn, openPublication } from '#test/support/submitting.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';

const DAY = 86_400_000;
const program = await openProgram({ withWorld: false });

type Data = Readonly<Record<string, unknown>> & { readonly message?: string };

async function ask(who: SignedIn, query: string, variables: object): Promise<Data | string | null> {
  const body = JSON.stringify({ query, variables });
  const answer = await program.ask('/_/graphql', { method: 'POST', headers: who.headers, body });
  const { data, errors } = JSON.parse(answer.text) as {
    data: { readonly answer: Data | null } | null;
    errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? data?.answer ?? null;
}

const STANDS =
  '... on Collection { isArchived closing { deleteAt wasArchived isOver } viewerCan { editSettings archive } }';
const change = (name: string) =>
  `mutation($id: ID!) { answer: ${name}(collectionId: $id) { ${STANDS} ... on UserError { message } } }`;
const [ARCHIVE, DELETE, RESTORE] = [
  change('archiveCollection'),
  change('deleteCollection'),
  change('restoreCollection'),
];
const READ = `query($id: ID!) { answer: collection(id: $id) { ${STANDS} } }`;
const INVITE = `mutation($id: ID!) { answer: inviteToCollectionStaff(input: { collectionId: $id, to: "late@mail.example", role: WRITER }) {
  __typename } }`;

const CLOSING_KINDS = [
  'publication.archived',
  'publication.restored',
  'publication.deletionPlanned',
  'publication.deletionUndone',
] as const;

let count = 0;

async function scene() {
  count += 1;
  const slug = `gazette-${count}`;
  const made = await openPublication(program, { name: `Gazette ${count}`, slug });
  const { id } = made;
  const { personId } = await signIn(program);
  await appointMember(program.context, { publicationId: id, personId, role: 'editor' });
  const editor = await signIn(program, { person: personId });
  const owner = await signIn(program, { person: made.owner.personId });
  const again = (who: SignedIn) => signIn(program, { person: who.personId });
  const mails = async () =>
    (await readMail(program.context)).filter(({ subject }) => subject.includes(`Gazette ${count}`));
  const kinds = async () => {
    const rows = program.context.database.kysely
      .selectFrom('publication_activity')
      .select('kind')
      .where('publication_id', '=', id)
      .where('kind', 'in', CLOSING_KINDS)
      .orderBy('created_at');
    return (await rows.execute()).map(({ kind }) => kind);
  };
  const page = async (who: SignedIn | undefined, path: string) =>
    program.ask(`/${slug}${path}`, who === undefined ? {} : { headers: { cookie: who.cookie } });
  return { id, slug, owner, editor, again, mails, kinds, page };
}

const settle = () =>
  runJobs(program.context.database, {
    'submissions:leave': (leaving) => cancelSubmissionsOf(asProgram(program.context), leaving),
  });

const isRefused = (answer: Data | string | null, message: string) => expect(answer).toMatchObject({ message });

test('PUB-1: an archived publication is read as before, takes nothing, and is restored by its owner alone, twice', async () => {
  const { id, slug, owner, editor, mails, kinds, page } = await scene();
  const { title, path } = await buildStory(program.context, { publicationId: id, title: 'The last tram' });
  const writer = await signIn(program);
  const draft = await ownStories(program.context, writer.personId).draft('Waiting');
  const sent = await actOn(program, writer, 'submit', { input: { postId: draft.id, collectionId: id, editorCut: 0 } });
  await ask(owner, INVITE, { id });
  expect(await ask(editor, ARCHIVE, { id })).toBe('FORBIDDEN');
  for (let round = 0; round < 2; round += 1) {
    expect(await ask(owner, ARCHIVE, { id })).toMatchObject({
      isArchived: true,
      closing: { deleteAt: null },
      viewerCan: { editSettings: false, archive: false },
    });
    await settle();
    isRefused(await ask(owner, ARCHIVE, { id }), messages.notActive);
    program.clock.advance(1_000);
    expect((await page(undefined, '')).text).toContain(publicationMessages.isArchived);
    expect((await program.ask(path)).text).toContain(title);
    expect((await page(owner, '/settings')).text).toContain(messages.archivedText);
    for (const there of ['/settings/navigation', '/manage/inbox']) {
      expect((await page(editor, there)).status).toBe(404);
    }
    // Whoever is on the staff finds the way off it there, and nothing else.
    expect((await page(editor, '/settings/staff')).status).toBe(200);
    expect((await page(editor, '/settings')).status).toBe(404);
    expect(await ask(editor, READ, { id })).toMatchObject({ isArchived: true, closing: null });
    expect(await ask(editor, RESTORE, { id })).toBe('FORBIDDEN');
    expect(await ask(owner, RESTORE, { id })).toMatchObject({ isArchived: false, closing: null });
    isRefused(await ask(owner, RESTORE, { id }), messages.notArchived);
    program.clock.advance(1_000);
    expect((await page(undefined, '')).text).not.toContain(publicationMessages.isArchived);
    expect((await page(editor, '/settings/navigation')).status).toBe(200);
  }
  const { kysely } = program.context.database;
  const submission = kysely
    .selectFrom('submission')
    .select('status')
    .where('id', '=', sent.id ?? '');
  expect((await submission.executeTakeFirstOrThrow()).status).toBe('CANCELLED');
  const invitation = kysely.selectFrom('publication_invitation').select('state').where('publication_id', '=', id);
  expect((await invitation.execute()).map(({ state }) => state)).toEqual(['withdrawn']);
  expect(await kinds()).toEqual([
    'publication.archived',
    'publication.restored',
    'publication.archived',
    'publication.restored',
  ]);
  // The editor, not the owner who did it.
  const told = (await mails()).filter(({ subject }) => subject.includes('is archived'));
  expect(told).toHaveLength(2);
  for (const { text } of told) expect(text).toMatch(new RegExp(`/${slug}\\s`));
});

test('PUB-1: a deletion is taken back within 14 days, to what the publication was', async () => {
  const { id, owner, again, kinds, page } = await scene();
  await ask(owner, ARCHIVE, { id });
  const planned = await ask(owner, DELETE, { id });
  expect(planned).toMatchObject({ isArchived: true, closing: { wasArchived: true } });
  isRefused(await ask(owner, DELETE, { id }), messages.alreadyDeleting);
  expect((await page(owner, '/settings')).text).toContain('will be deleted');
  expect(await ask(owner, RESTORE, { id })).toMatchObject({ isArchived: true, closing: { deleteAt: null } });
  expect(await ask(owner, RESTORE, { id })).toMatchObject({ isArchived: false });
  await ask(owner, DELETE, { id });
  program.clock.advance(14 * DAY - 60_000);
  await erasePublications(asProgram(program.context));
  expect(await ask(await again(owner), RESTORE, { id })).toMatchObject({ isArchived: false, closing: null });
  program.clock.advance(DAY);
  await erasePublications(asProgram(program.context));
  expect((await page(undefined, '')).status).toBe(200);
  expect(await kinds()).toEqual([
    'publication.archived',
    'publication.deletionPlanned',
    'publication.deletionUndone',
    'publication.restored',
    'publication.deletionPlanned',
    'publication.restored',
  ]);
});

test('PUB-1: after 14 days its pages are gone, its stories are their authors’, and nobody gets its address', async () => {
  const { id, slug, owner, editor, again, page } = await scene();
  const author = await signIn(program);
  const authorIds = [author.personId];
  const story = await buildStory(program.context, { publicationId: id, authorIds, title: 'Kept by its author' });
  program.clock.advance(20 * 60_000);
  const later = await again(owner);
  expect(await ask(owner, DELETE, { id })).toBe('STEP_UP_NEEDED');
  await ask(later, DELETE, { id });
  await eraseIfDue(asProgram(program.context), id);
  program.clock.advance(14 * DAY - 1_000);
  expect(await ask(await again(owner), READ, { id })).toMatchObject({ closing: { isOver: false } });
  expect((await page(await again(owner), '/settings')).text).toContain(messages.keep);
  program.clock.advance(1_000);
  const late = await again(owner);
  isRefused(await ask(late, RESTORE, { id }), messages.tooLate);
  // Rule 314: the time counts, and not whether it is erased yet.
  expect(await ask(late, READ, { id })).toMatchObject({ closing: { isOver: true } });
  const { text: going } = await page(late, '/settings');
  expect(going).toContain('is being deleted');
  expect(going).not.toContain(messages.keep);
  await eraseIfDue(asProgram(program.context), id);
  program.clock.advance(1_000);
  for (const path of ['', '/about', '/archive', '/settings']) {
    expect((await page(await again(owner), path)).status, path).toBe(404);
  }
  const old = await program.ask(story.path);
  expect(old.status).toBe(301);
  expect(old.headers.location).not.toContain(slug);
  expect((await program.ask(new URL(old.headers.location ?? '', program.url).pathname)).text).toContain(
    'Kept by its author',
  );
  const { kysely } = program.context.database;
  for (const table of ['publication_member', 'publication_criteria', 'publication_closing'] as const) {
    const rows = kysely.selectFrom(table).select('publication_id').where('publication_id', '=', id);
    expect(await rows.execute(), table).toEqual([]);
  }
  const taken = `query($slug: String!) { answer: collectionSlugAvailability(slug: $slug) {
    __typename ... on UserError { message } } }`;
  expect(await ask(await again(editor), taken, { slug })).toHaveProperty('message');
  expect(await ask(await again(owner), RESTORE, { id })).toBe('FORBIDDEN');
});

test('PUB-1: of archiving and deleting at one moment each leaves one state, and no two at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, owner } = await scene();
    await Promise.all([ask(owner, ARCHIVE, { id }), ask(owner, DELETE, { id }), ask(owner, RESTORE, { id })]);
    const { kysely } = program.context.database;
    const { state } = await kysely
      .selectFrom('publication')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const closings = await kysely
      .selectFrom('publication_closing')
      .selectAll()
      .where('publication_id', '=', id)
      .execute();
    expect(closings).toHaveLength(state === 'active' ? 0 : 1);
  }
});

test('PUB-1: rule 282: a deletion is told to its owner as well, and to the whole staff that it was taken back, and when it is done', async () => {
  const { id, slug, owner, editor, again, mails } = await scene();
  const addresses = program.context.database.kysely.selectFrom('email_address').select(['person_id', 'address']);
  const toWhom = new Map((await addresses.execute()).map(({ person_id, address }) => [address, person_id]));
  const told = async (words: string) =>
    Object.fromEntries(
      (await mails())
        .filter(({ subject }) => subject.includes(words))
        .map(({ to, text }) => [toWhom.get(to) === owner.personId ? 'owner' : (toWhom.get(to) ?? ''), text]),
    );
  await ask(owner, ARCHIVE, { id });
  await ask(owner, DELETE, { id });
  expect(await told('will be deleted on')).toEqual({
    owner: expect.stringContaining(`/${slug}/settings`),
    [editor.personId]: expect.stringContaining('the owner can undo this'),
  });
  await ask(await again(owner), RESTORE, { id });
  expect(await told('won’t be deleted')).toEqual({ [editor.personId]: expect.stringContaining('changed their mind') });
  await ask(await again(owner), DELETE, { id });
  program.clock.advance(14 * DAY);
  await eraseIfDue(asProgram(program.context), id);
  const gone = await told('has been deleted');
  expect(Object.keys(gone).toSorted()).toEqual(['owner', editor.personId].toSorted());
  expect(gone['owner']).toContain(`${program.url}/me/stories`);
});
