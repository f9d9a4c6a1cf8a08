import { sql } from 'kysely';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { Block } from '#shared/story/story-document.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ArchiveScope } from '#modules/moving/archives/archive-manifest.ts';
import { type ArchiveOptions, readArchive } from '#modules/moving/archives/read-archive.ts';
import { openOwnArchive } from '#modules/moving/archives/restore/open-own-archive.ts';
import { restoreArchive } from '#modules/moving/archives/restore/restore-archive.ts';
import type { RestoreOptions } from '#modules/moving/archives/restore/restore-run.ts';
import { writeArchiveFolder } from '#modules/moving/archives/write-archive-folder.ts';
import type { ImportReport } from '#modules/moving/imports/import-report.ts';
import { writePage } from '#modules/stories/publications/write-page.ts';
import { buildImage } from '#test/factories/build-image.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { publisher } from './graph-publishing.ts';
import { memoryFiles } from './memory-files.ts';
import type { Member, ResponsesWorld } from './responses-world.ts';
import { createTestGraph } from './test-graph.ts';

export type Site = { readonly context: CommandContext; readonly close: () => Promise<void> };

/** An empty site that things can be moved to. */
export async function emptySite(): Promise<Site> {
  const { context, close } = await createTestGraph();
  return { context: { ...context, files: memoryFiles() }, close };
}

export type Tree = ReadonlyMap<string, string>;

/** Writes what leaves to a folder that lives as long as `use` runs. */
export async function withExport<Result>(
  context: CommandContext,
  scope: ArchiveScope,
  use: (folder: string, tree: Tree) => Promise<Result>,
  options?: ArchiveOptions,
): Promise<Result> {
  const place = await mkdtemp(join(tmpdir(), 'longhand-export-'));
  const folder = join(place, 'out');
  try {
    await writeArchiveFolder(folder, readArchive(context, scope, options), () => undefined);
    return await use(folder, await treeOf(folder));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

export async function bringIn(
  context: CommandContext,
  folder: string,
  options?: RestoreOptions,
): Promise<ImportReport> {
  const own = await openOwnArchive(folder);
  if (own === undefined) throw new Error(`${folder} is no archive of ours.`);
  try {
    return await restoreArchive(context, own.archive, own.manifest, options);
  } finally {
    await own.archive.close();
  }
}

/** Every file by its path, with its bytes. */
async function treeOf(folder: string): Promise<Tree> {
  const tree = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    tree.set(path.slice(folder.length + 1), (await readFile(path)).toString('latin1'));
  }
  return tree;
}

/** What one tree has and the other has not, in a sentence each. */
export function differences(left: Tree, right: Tree): readonly string[] {
  return [...new Set([...left.keys(), ...right.keys()])].toSorted().flatMap((path) => {
    const [first, second] = [left.get(path), right.get(path)];
    if (first === second) return [];
    if (first === undefined || second === undefined)
      return [`${path} is only in the ${first === undefined ? 'second' : 'first'}`];
    const at = [...first].findIndex((sign, index) => sign !== second[index]);
    return [`${path} differs: ${first.slice(at - 40, at + 60)} | ${second.slice(at - 40, at + 60)}`];
  });
}

const COUNTS = `
  select 'person' as kind, id, follower_count as a, following_count as b, story_count as c, latest_sort_key as d from person
  union all select 'publication', id, follower_count, story_count, 0, latest_sort_key from publication
  union all select 'tag', id, follower_count, story_count, 0, 0 from tag
  union all select 'list', id, item_count, follower_count, clap_count, response_count from list
  union all select 'series', id, story_count, 0, 0, 0 from series
  union all select 'response', id, clap_count, fan_count, reply_count, 0 from response
  union all select 'story', id, clap_count, fan_count, response_count, sort_key from story
  union all select 'archive', scope || year || '-' || month || '-' || day, story_count, 0, 0, 0 from archive_count where story_count > 0
  order by 1, 2`;

/** Everything that is counted and not written down by anybody. */
export async function countsOf({ database }: CommandContext): Promise<readonly unknown[]> {
  return (await sql.raw(COUNTS).execute(database.kysely)).rows;
}

/** Rows that need the story `$3`, the list `$5`, the people `$1` and `$4`, and the tag `$6`. */
const ROWS = [
  `insert into highlight (id, is_private, story_id, person_id, block_id, start_offset, end_offset, text, prefix, suffix, created_at)
    values ('aaaaaaaaaaa1', false, $3, $1, 'p001', 0, 5, 'Words', '', ' of', $2), ('aaaaaaaaaaa2', true, $3, $4, 'p001', 0, 4, 'Word', '', '', $2)`,
  `insert into private_note (id, body, resolved_at, resolved_by, story_id, person_id, block_id, start_offset, end_offset, text,
    prefix, suffix, created_at) values ('aaaaaaaaaaa3', 'A slip', null, null, $3, $4, 'p001', 0, 5, 'Words', '', '', $2)`,
  `insert into private_note_reply values ('aaaaaaaaaaa4', 'aaaaaaaaaaa3', $1, 'Thank you', $2)`,
  `insert into clap values ($3, $4, 7, $2, $2)`,
  `update story set clap_count = 7, fan_count = 1 where id = $3`,
  `insert into list_clap values ($5, $4, 3, $2, $2)`,
  `update list set clap_count = 3, fan_count = 1, follower_count = 1 where id = $5`,
  `insert into follow_list values ($4, $5, $2)`,
  `insert into follow_person values ($4, $1, $2, $2)`,
  `insert into follow_tag values ($4, $6, $2)`,
  `update tag set follower_count = 1 where id = $6`,
  `update person set follower_count = 1 where id = $1`,
  `update person set following_count = 1 where id = $4`,
  `insert into archived_story values ($4, $3, $2)`,
  `insert into repost values ($3, $4, 'Worth your time', $2)`,
  `insert into story_pin values ($1, 0, $3)`,
  `insert into person_mute values ($1, $4, $2)`,
  `insert into tag_mute values ($1, $6, $2)`,
  `insert into newsletter (id, person_id, is_first, name, created_at, updated_at)
    values ('aaaaaaaaaae1', $1, true, 'Letters', $2, $2)`,
  `insert into subscriber (id, newsletter_id, person_id, state, source, first_of_person_id, created_at)
    values ('aaaaaaaaaae2', 'aaaaaaaaaae1', $4, 'active', 'site', $1, $2)`,
  `insert into viewer_preference values ($1, 'READING_FONT_SIZE', '22', $2)`,
  `insert into book (id, person_id, title, position) values ('aaaaaaaaaaa5', $1, 'A book', 1)`,
  `insert into book_edition values ('aaaaaaaaaaa5', 0, 'paperback', '9783161484100', null)`,
  `insert into email_address values ('author@mail.example', $1, true, $2)`,
];

export type MovingScene = {
  readonly author: Member;
  readonly reader: Member;
  readonly publicationId: string;
  readonly storyId: string;
  /** One of each state, by its name. */
  readonly states: Readonly<Record<string, string>>;
};

const text = (title: string, ...blocks: readonly Block[]): DraftValue => ({
  title,
  subtitle: `About ${title}`,
  document: storyDocument(paragraph(`Words of ${title}.`), ...blocks),
  previewBreak: null,
});

/** One of everything that leaves a site. */
export async function furnishMovingWorld(world: ResponsesWorld): Promise<MovingScene> {
  const { context, author, ada, bob } = world;
  const cover = await buildImage(context, { width: 301, height: 200, colour: '#114477' });
  const inDraft = await buildImage(context, { width: 302, height: 200, colour: '#771144' });
  const publicationId = await buildPublication(context, {
    slug: 'small-press',
    name: 'The Small Press',
    ownerPersonId: author.personId,
  });
  const { id: storyId } = await buildStory(context, {
    authorIds: [author.personId, bob.personId],
    title: 'Words: “yes”, no & 2026-11-22',
    subtitle: 'A subtitle',
    document: storyDocument(paragraph('Words of it.')),
    publicationId,
    tags: ['Letters', 'Ключи'],
    series: { key: 'walks', title: 'Walks', position: 3 },
    oldAddresses: ['/blog/old-address'],
    canonicalUrl: 'https://elsewhere.example/first',
    license: 'CC_BY',
    cover: { image: cover, alt: 'A cover' },
    order: 7,
  });
  await buildStory(context, {
    authorIds: [author.personId],
    title: 'Undated',
    publishedAt: undefined,
    tags: ['Letters'],
  });
  const { id: locked } = await buildStory(context, {
    authorIds: [author.personId],
    title: 'Locked',
    isMembersOnly: true,
  });
  const desk = await publisher(world, { personId: author.personId });
  const picture = { kind: 'stored', imageId: inDraft.id, width: 302, height: 200 } as const;
  const image = { id: 'pic1', type: 'image', picture, alt: 'In a draft', layout: 'inset' } as const;
  const changed = text('Changed');
  const states = {
    draft: await desk.start(text('A draft', image)),
    published: await desk.published(text('Out')),
    changed: await desk.published(changed),
    unlisted: await desk.published(text('Unlisted'), { visibility: 'UNLISTED' }),
    scheduled: await desk.start(text('Scheduled')),
    trashed: await desk.start(text('Trashed')),
    locked,
  };
  const saved = await desk.saveTo(states.changed, 1, changed, { ...changed, title: 'Changed again' });
  if (saved['__typename'] !== 'DraftSaved') throw new Error(JSON.stringify(saved));
  const scheduleAt = context.clock.now().getTime() + 7 * 86_400_000;
  await desk.publish(states.scheduled, { scheduleAt, timeZone: 'Europe/Berlin' });
  await desk.change('deletePost', states.trashed);
  const listId = await world.list(author, 'public');
  const entry = { place: 1, note: 'Read this first' };
  await sql`insert into list_item (id, list_id, story_id, place, note, added_at)
    values ('aaaaaaaaaab1', ${listId}, ${storyId}, ${entry.place}, ${entry.note}, ${context.clock.now()})`.execute(
    context.database.kysely,
  );
  await sql`update list set item_count = 1 where id = ${listId}`.execute(context.database.kysely);
  const first = await world.respond(ada, { story: storyId, text: 'A *first* response' });
  const second = await world.respond(bob, { story: storyId, parent: first.id, text: 'A reply' });
  await world.respond(author, { story: storyId, parent: second.id, text: 'A reply to a reply' });
  await world.respond(ada, { list: listId, text: 'To a list' });
  await sql`insert into response_clap values (${first.id}, ${bob.personId}, 4, ${context.clock.now()}, ${context.clock.now()})`.execute(
    context.database.kysely,
  );
  await sql`update response set clap_count = 4, fan_count = 1 where id = ${first.id}`.execute(context.database.kysely);
  await writePage(context, {
    publicationId,
    slug: 'about',
    title: 'About',
    document: storyDocument(paragraph('About us.')),
  });
  const tag = context.database.kysely.selectFrom('tag').select('id').where('title', '=', 'Letters');
  const values = {
    $1: `'${author.personId}'`,
    $2: `'${context.clock.now().toISOString()}'::timestamptz`,
    $3: `'${storyId}'`,
    $4: `'${ada.personId}'`,
    $5: `'${listId}'`,
    $6: `'${(await tag.executeTakeFirstOrThrow()).id}'`,
  };
  for (const row of ROWS) {
    const filled = Object.entries(values).reduce((line, [name, value]) => line.replaceAll(name, value), row);
    await sql.raw(filled).execute(context.database.kysely);
  }
  return { author, reader: ada, publicationId, storyId, states };
}
