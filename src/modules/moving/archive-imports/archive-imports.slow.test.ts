import { zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pieceCount, PIECE_BYTES } from '#shared/imports/archive-upload.ts';
import { archiveImportMessages as messages, archiveReportMessages } from '#shared/messages/archive-imports.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readEverythingOf } from '#modules/moving/account-exports/read-everything-of.ts';
import { updateStorySettings } from '#modules/stories/stories/update-story-settings.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { emptySite, furnishMovingWorld, type Site } from '#test/support/moving-world.ts';
import { responsesWorld } from '#test/support/responses-world.ts';
import { bringArchiveIn } from './bring-archive-in.ts';
import { removeUploads } from './erase-archive-imports-of.ts';
import { findOwnStory } from './find-own-story.ts';
import { keepArchivePiece } from './keep-archive-piece.ts';
import { prepareArchiveImport } from './prepare-archive-import.ts';
import { findArchiveImport, readImportedStories } from './read-archive-imports.ts';
import { cancelArchiveImport, startArchiveImport } from './start-archive-import.ts';
import { sweepArchiveImports } from './sweep-archive-imports.ts';

const files = memoryFiles();
let site: Site;
let own: Uint8Array;
beforeAll(async () => {
  const { close, context } = await emptySite();
  site = { close, context: { ...context, files } };
  const made = await responsesWorld();
  const world = { ...made, context: { ...made.context, files: memoryFiles() } };
  const { author } = await furnishMovingWorld(world);
  const entries: Record<string, Uint8Array> = {};
  for await (const { path, bytes } of readEverythingOf(world.context, author.personId)) entries[path] = bytes;
  own = zipSync(entries);
  await made.close();
});
afterAll(() => site.close());

const OLD = new Date('2020-01-01');
async function somebody(createdAt = OLD): Promise<CommandContext & { readonly personId: string }> {
  const personId = await buildPerson(site.context);
  await sql`update person set created_at = ${createdAt} where id = ${personId}`.execute(site.context.database.kysely);
  return { ...site.context, isProgram: false, viewer: buildViewer({ personId, sessionId: 'session' }), personId };
}

type Sent = { readonly name: string; readonly bytes: Uint8Array };

async function sent(context: CommandContext, parts: readonly Sent[], comesInAs: 'drafts' | 'as_they_were' = 'drafts') {
  const announced = parts.map(({ name, bytes }) => ({ name, byteCount: bytes.length }));
  const prepared = await prepareArchiveImport(context, { files: announced, comesInAs });
  if (prepared.type !== 'ArchiveImport') throw new Error(prepared.message);
  const { id: importId } = prepared.archiveImport;
  for (const [file, { bytes }] of parts.entries()) {
    for (let piece = 0; piece < pieceCount(bytes.length); piece += 1) {
      const part = bytes.slice(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES);
      expect(await keepArchivePiece(context, { importId, file, piece }, part)).toEqual({ type: 'Kept' });
    }
  }
  expect(await startArchiveImport(context, importId)).toMatchObject({ archiveImport: { state: 'waiting' } });
  return importId;
}

type Uploader = Awaited<ReturnType<typeof somebody>>;

async function brought(context: Uploader, parts: readonly Sent[], comesInAs?: 'drafts' | 'as_they_were') {
  const importId = await sent(context, parts, comesInAs);
  await bringArchiveIn(site.context, { importId, personId: context.personId }, { attempt: 1, signal: undefined });
  return await reportOf(context, importId);
}

async function reportOf(context: Uploader, importId: string) {
  const report = await findArchiveImport(context.database, context.personId, importId);
  if (report === undefined) throw new Error('There is no report.');
  return { ...report, stories: await readImportedStories(context.database, importId) };
}

type Row = {
  readonly title: string;
  readonly state: string;
  readonly visibility: string;
  readonly claps: number;
  readonly day: string | null;
  readonly publication: string | null;
  readonly authors: string[];
  readonly addresses: number;
};

async function storiesOf({ database, personId }: Uploader): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select s.title, s.state, s.visibility, s.clap_count as claps, s.published_day::text as day,
      s.publication_id as publication, s.author_ids as authors,
      (select count(*)::integer from old_address o where o.story_id = s.id) as addresses
    from story s where s.creator_id = ${personId} order by s.title, s.state`.execute(database.kysely);
  return rows;
}

const countAll = async (): Promise<unknown> =>
  (
    await sql`select (select count(*) from person) as people, (select count(*) from publication) as publications,
      (select count(*) from publication_member) as members, (select count(*) from response) as responses,
      (select count(*) from clap) as claps, (select count(*) from follow_person) as follows,
      (select count(*) from list where kind = 'custom') as lists`.execute(site.context.database.kysely)
  ).rows[0];

const MEDIUM = (title: string, body: string): string =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body><article class="h-entry"><header><h1 class="p-name">${title}</h1></header><section data-field="body" class="e-content"><p>${body}</p></section><footer><p>By <a href="https://medium.com/@ann" class="p-author h-card">Ann</a> on <a href="https://medium.com/p/0123456789ab"><time class="dt-published" datetime="2020-01-02T03:04:05.678Z">x</time></a>.</p></footer></article></body></html>`;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const medium = (title: string, body = 'Words of it.'): Sent => ({
  name: 'medium.zip',
  bytes: zipSync({ 'posts/2020-01-02_a-0123456789ab.html': bytesOf(MEDIUM(title, body)) }),
});

test('WRITE-7: an archive of ours comes in as drafts of whoever uploads it, with pictures, and nothing of others', async () => {
  const ada = await somebody();
  const before = await countAll();
  const report = await brought(ada, [{ name: 'archive.zip', bytes: own }]);
  expect(report).toMatchObject({ state: 'done', kind: 'Longhand', fault: null });
  const stories = await storiesOf(ada);
  expect(stories.map(({ title }) => title)).toEqual([
    'A draft',
    'Changed',
    'Changed again',
    'Locked',
    'Out',
    'Scheduled',
    'Undated',
    'Unlisted',
    'Words: “yes”, no & 2026-11-22',
  ]);
  for (const story of stories) {
    expect(story).toMatchObject({ state: 'draft', claps: 0, publication: null, authors: [ada.personId], addresses: 0 });
  }
  expect(await countAll()).toEqual(before);
  expect(report.tally).toMatchObject({ created: 9, pictures: 2, refused: 0 });
  expect(report.stories.map(({ title }) => title).toSorted()).toEqual(stories.map(({ title }) => title));
  const reasons = report.problems.map(({ reason }) => reason).join('\n');
  expect(reasons).toMatch(/^Only stories and their pictures come in\. Left out: [a-z ]+(?:, [a-z ]+)*\.$/m);
  expect(report.problems.filter(({ reason }) => reason.startsWith('Only stories'))).toMatchObject([{ file: '' }]);
  expect(reasons).toContain('in the trash there');
  expect(reasons).toContain('names several authors');
  expect(
    files.kept
      .keys()
      .filter((key) => key.startsWith('archive-imports/'))
      .toArray().length,
  ).toBeGreaterThan(0);

  const again = await brought(ada, [{ name: 'renamed.zip', bytes: own }]);
  expect(again.tally).toMatchObject({ created: 0, updated: 0, unchanged: 9 });
  expect(await storiesOf(ada)).toEqual(stories);

  // Somebody else with the same archive has stories of their own, and touches none of these.
  const eve = await somebody();
  expect((await brought(eve, [{ name: 'archive.zip', bytes: own }])).tally).toMatchObject({ created: 9 });
  expect(await storiesOf(ada)).toEqual(stories);
});

test('WRITE-7: an archive that comes back to where it was made brings no copies, and overwrites nothing', async () => {
  const author = await somebody();
  await brought(author, [{ name: 'archive.zip', bytes: own }], 'as_they_were');
  const before = await storiesOf(author);
  const archive = async () => {
    const entries: Record<string, Uint8Array> = {};
    const context = { ...site.context, isProgram: true };
    for await (const { path, bytes } of readEverythingOf(context, author.personId)) entries[path] = bytes;
    return zipSync(entries);
  };
  const back = await archive();
  const report = await brought(author, [{ name: 'mine.zip', bytes: back }], 'as_they_were');
  expect(report.tally).toMatchObject({ created: 0, updated: 0, conflicts: 0, unchanged: before.length, pictures: 0 });
  expect(await storiesOf(author)).toEqual(before);

  const { kysely } = site.context.database;
  const ids = new Map(report.stories.map(({ storyId, title }) => [title, storyId]));
  const [changed = '', trashed = ''] = [ids.get('Out'), ids.get('Undated')];
  await sql`update story set title = 'Out, later' where id = ${changed}`.execute(kysely);
  await sql`update story_draft set title = 'Out, later' where story_id = ${changed}`.execute(kysely);
  await sql`update story set state = 'trashed', state_before_trash = 'published', trashed_at = now(), is_listed = false
    where id = ${trashed}`.execute(kysely);
  const later = await brought(author, [{ name: 'mine.zip', bytes: back }], 'as_they_were');
  expect(later.tally).toMatchObject({ created: 0, conflicts: 1, unchanged: before.length - 1 });
  const said = later.problems.filter(({ storyId }) => storyId === changed || storyId === trashed);
  expect(said.map(({ reason }) => reason).toSorted()).toEqual([
    archiveReportMessages.changedHere,
    archiveReportMessages.inTrashHere,
  ]);
  // Whoever else has the archive gets stories of their own.
  const eve = await somebody();
  expect((await brought(eve, [{ name: 'mine.zip', bytes: back }])).tally).toMatchObject({ created: before.length });

  // An export of another platform that names the place here as the first.
  const home = `${site.context.config.siteUrl}/@me/out-${changed}`;
  const story = {
    sourceKey: 'elsewhere',
    itemKey: '1',
    file: 'a.html',
    title: 'Any',
    body: { format: 'html', text: '<p>Any</p>' },
    authors: [],
    tags: [],
    language: 'en',
    state: 'published',
    oldAddresses: [],
  } as const;
  const found = (canonicalUrl: string, who = author.personId) =>
    findOwnStory(site.context, who, { ...story, canonicalUrl });
  expect(await found(home)).toEqual({ id: changed, change: 'unchanged' });
  expect(await found(home, eve.personId)).toBeUndefined();
  expect(await found(`https://elsewhere.example/@me/out-${changed}`)).toBeUndefined();
});

test('WRITE-7: a piece that arrives while its import is canceled leaves no file behind', async () => {
  const sam = await somebody();
  const prepared = await prepareArchiveImport(sam, { files: [{ name: 'a.zip', byteCount: 4 }], comesInAs: 'drafts' });
  if (prepared.type !== 'ArchiveImport') throw new Error(prepared.message);
  const importId = prepared.archiveImport.id;
  const late: typeof files = {
    ...files,
    async put(key, bytes) {
      await cancelArchiveImport(sam, importId);
      await removeUploads(sam, [importId]);
      await files.put(key, bytes);
    },
  };
  const at = { importId, file: 0, piece: 0 };
  expect(await keepArchivePiece({ ...sam, files: late }, at, new Uint8Array(4))).toMatchObject({ type: 'NotFound' });
  expect([...files.kept.keys()].filter((key) => key.includes(importId))).toEqual([]);
});

test('WRITE-7: as they were, what was public is, under its date; locked, banned and nameless stories are drafts', async () => {
  const bob = await somebody();
  const report = await brought(bob, [{ name: 'archive.zip', bytes: own }], 'as_they_were');
  const stories = new Map((await storiesOf(bob)).map((story) => [story.title, story]));
  expect(stories.get('Out')).toMatchObject({ state: 'published', visibility: 'public' });
  expect(stories.get('Unlisted')).toMatchObject({ state: 'published', visibility: 'unlisted' });
  expect(stories.get('Locked')).toMatchObject({ state: 'draft', visibility: 'public' });
  expect(stories.get('A draft')).toMatchObject({ state: 'draft' });
  expect(report.problems.map(({ reason }) => reason)).toContain(
    'Only members could read it there, so it was imported as a draft.',
  );
  await sql`insert into banned_link (pattern, created_at) values ('bad.example', now())`.execute(
    site.context.database.kysely,
  );
  const linking = medium('Links', '<a href="https://bad.example/x">there</a>');
  const held = await brought(bob, [linking], 'as_they_were');
  expect(held.stories).toMatchObject([{ title: 'Links', isDraft: true }]);
  expect(held.problems).toMatchObject([{ storyId: held.stories[0]?.storyId }]);
  const fine = await brought(bob, [{ ...medium('Fine') }], 'as_they_were');
  // The same post of the same platform: its words changed there, and nobody edited it here.
  expect(fine.tally).toMatchObject({ updated: 1, created: 0 });
  expect((await storiesOf(bob)).find(({ title }) => title === 'Fine')).toMatchObject({
    state: 'published',
    day: '2020-01-02',
  });
});

test('WRITE-7: what was edited here stays, and is called so', async () => {
  const ann = await somebody();
  const [story] = (await brought(ann, [medium('First')])).stories;
  await updateStorySettings(ann, story?.storyId ?? '', { seoTitle: 'Mine' });
  expect((await brought(ann, [medium('First', 'Other words.')])).tally).toMatchObject({ conflicts: 1, updated: 0 });
});

test('WRITE-7: exports of a whole site, traps and what is none say so, and leave nothing behind', async () => {
  const kim = await somebody();
  const manifest = (scope: object) =>
    bytesOf(JSON.stringify({ format: 'longhand', version: 1, siteUrl: 'https://a.example', scope }));
  const whole = zipSync({ 'longhand.json': manifest({ kind: 'site' }) });
  const bomb = zipSync({ 'posts/a.html': new Uint8Array(40_000_000) });
  for (const [name, bytes, fault] of [
    ['site.zip', whole, 'only the site’s operator can import'],
    ['bomb.zip', bomb, 'only a trap'],
    ['damaged.zip', bytesOf('PK nothing of a zip'), 'damaged'],
    ['words.zip', zipSync({ 'a.txt': bytesOf('Words') }), messages.unknownKind],
    ['empty.json', bytesOf('{"db":[{"meta":{"exported_on":1},"data":{"posts":[]}}]}'), messages.nothingInIt],
  ] as const) {
    const report = await brought(kim, [{ name, bytes }]);
    expect(report, name).toMatchObject({ state: 'failed', fault: expect.stringContaining(fault) });
  }
  expect(await storiesOf(kim)).toEqual([]);
});

test('WRITE-7: sizes are weighed first, one import is open at a time, and new accounts bring drafts in', async () => {
  const lee = await somebody(site.context.clock.now());
  const refusal = async (comesInAs: 'drafts' | 'as_they_were', ...announced: { name: string; byteCount: number }[]) => {
    const outcome = await prepareArchiveImport(lee, { files: announced, comesInAs });
    return 'message' in outcome ? outcome.message : outcome.type;
  };
  const zip = { name: 'a.zip', byteCount: 10 };
  expect(await refusal('drafts')).toBe(messages.noFile);
  expect(await refusal('drafts', { ...zip, byteCount: 600 * 1_048_576 })).toContain('512 MB');
  expect(await refusal('drafts', { ...zip, name: 'a.exe' })).toContain('a.exe');
  expect(await refusal('drafts', { ...zip, byteCount: 0.5 })).toBe(messages.emptyFile);
  expect(await refusal('as_they_were', zip)).toContain('still new here');
  expect(await refusal('drafts', zip)).toBe('ArchiveImport');
  expect(await refusal('drafts', zip)).toBe(messages.alreadyOpen);
  const [open] = await sql<{ id: string }>`select id from archive_import where person_id = ${lee.personId}`
    .execute(lee.database.kysely)
    .then(({ rows }) => rows);
  const importId = open?.id ?? '';
  const piece = (file: number, at: number, bytes: number, who: CommandContext = lee) =>
    keepArchivePiece(who, { importId, file, piece: at }, new Uint8Array(bytes));
  expect(await piece(0, 0, 11)).toMatchObject({ type: 'BadRequest' });
  expect(await piece(0, 1, 10)).toMatchObject({ type: 'NotFound' });
  expect(await piece(1, 0, 10)).toMatchObject({ type: 'NotFound' });
  const stranger = await somebody();
  expect(await piece(0, 0, 10, stranger)).toMatchObject({ type: 'NotFound' });
  expect(await cancelArchiveImport(stranger, importId)).toMatchObject({ type: 'NotFound' });
  expect(await startArchiveImport(lee, importId)).toMatchObject({ type: 'BadRequest', message: messages.pieceLost });
  expect(await cancelArchiveImport(lee, importId)).toMatchObject({ archiveImport: { state: 'cancelled' } });
  expect(await refusal('drafts', zip)).toBe('ArchiveImport');
  await expect(prepareArchiveImport({ ...lee, viewer: null }, { files: [zip], comesInAs: 'drafts' })).rejects.toThrow(
    'access',
  );
});

test('WRITE-7: a process that ends breaks an import off, the next goes on, and its owner ends it for good', async () => {
  const max = await somebody();
  const importId = await sent(max, [{ name: 'archive.zip', bytes: own }]);
  const job = { importId, personId: max.personId };
  const ending = AbortSignal.abort();
  await expect(bringArchiveIn(site.context, job, { attempt: 1, signal: ending })).rejects.toThrow();
  expect(await reportOf(max, importId)).toMatchObject({ state: 'running' });
  await bringArchiveIn(site.context, job, { attempt: 2, signal: undefined });
  expect(await reportOf(max, importId)).toMatchObject({ state: 'done', tally: { created: 9 } });

  const other = await sent(max, [medium('Late')]);
  await cancelArchiveImport(max, other);
  await bringArchiveIn(site.context, { ...job, importId: other }, { attempt: 1, signal: undefined });
  expect(await reportOf(max, other)).toMatchObject({ state: 'cancelled', stories: [] });

  const suspended = await sent(max, [medium('Late')]);
  await sql`update person set state = 'suspended' where id = ${max.personId}`.execute(max.database.kysely);
  await bringArchiveIn(site.context, { ...job, importId: suspended }, { attempt: 1, signal: undefined });
  expect(await reportOf(max, suspended)).toMatchObject({ state: 'cancelled', stories: [] });
});

test('WRITE-7: uploads that nobody goes on with are taken away', async () => {
  const jo = await somebody();
  const clock = site.context.clock.now();
  const prepared = await prepareArchiveImport(jo, { files: [{ name: 'a.zip', byteCount: 4 }], comesInAs: 'drafts' });
  if (prepared.type !== 'ArchiveImport') throw new Error(prepared.message);
  const later = { ...site.context, clock: { now: () => new Date(clock.getTime() + 2 * 86_400_000) } };
  await sweepArchiveImports(later);
  expect(await findArchiveImport(jo.database, jo.personId, prepared.archiveImport.id)).toBeUndefined();
});
