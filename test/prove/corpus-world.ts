import { sql } from 'kysely';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { runImport } from '#modules/moving/imports/import-run.ts';
import type { ImportSource } from '#modules/moving/imports/imported-story.ts';
import { findSources } from '#modules/moving/imports/open-sources.ts';
import { corpusFolder } from '#modules/moving/imports/test-support/corpus-folder.ts';
import { importResponses } from '#modules/reading/responses/import-responses.ts';
import { publisher } from '#test/support/graph-publishing.ts';
import type { ResponsesWorld } from '#test/support/responses-world.ts';

/** One story of so many is copied to a draft. */
const DRAFT_OF = 10;
const DRAFTS_OF_ONE = 150;

/**
 * Imports real stories with their people, pictures, publications and series, and has two readers clap, respond,
 * highlight, keep and follow at each of them; one in ten is a draft as well.
 */
export async function furnishCorpus(world: ResponsesWorld, most: number): Promise<void> {
  const corpus = corpusFolder();
  if (corpus === undefined) {
    process.stderr.write('Skipped: real stories, because the corpus is not here (LONGHAND_CORPUS).\n');
    return;
  }
  const names: string[] = [];
  let taken = 0;
  for (const source of await findSources(corpus)) {
    if (taken >= most) break;
    const report = await runImport(
      world.context,
      limited(await source.open(), () => (taken += 1) <= most),
    );
    if (report.created > 0) names.push(report.source);
  }
  await markEverything(world, names);
}

function limited(source: ImportSource, takes: () => boolean): ImportSource {
  async function* items(): ImportSource['items'] extends AsyncIterable<infer Item> ? AsyncGenerator<Item> : never {
    for await (const item of source.items) if (!('itemKey' in item) || takes()) yield item;
  }
  return { ...source, items: items() };
}

type Row = { readonly id: string; readonly title: string; readonly subtitle: string; readonly document: StoryDocument };

async function markEverything(world: ResponsesWorld, sources: readonly string[]): Promise<void> {
  const { context, author, ada, bob } = world;
  const listId = await world.list(bob, 'public');
  let desk = await publisher(world, { personId: author.personId });
  let drafts = 0;
  const ids = await sql<{ id: string }>`
    select id from story where id in (
      select entity_id from import_item where kind = 'story' and source_key = any(${sources})) order by id`.execute(
    context.database.kysely,
  );
  for (const [index, { id }] of ids.rows.entries()) {
    await mark(context, { storyId: id, listId, place: index + 1, readers: [ada.personId, bob.personId] });
    await importResponses(context, {
      storyId: id,
      sourceKey: 'readers',
      responses: [
        { key: `${id}/1`, authorId: ada.personId, source: `*Thank you* for ${id}.`, createdAt: moment(index) },
        {
          key: `${id}/2`,
          parentKey: `${id}/1`,
          authorId: bob.personId,
          source: 'And `so` say I.',
          createdAt: moment(index + 1),
        },
      ],
    });
    if (index % DRAFT_OF !== 0) continue;
    // A person may begin 200 drafts in a day: for more of them there are more writers.
    if (drafts > 0 && drafts % DRAFTS_OF_ONE === 0) desk = await publisher(world);
    drafts += 1;
    const begun = await desk.create(await draftOf(context, id));
    if (begun.postId === undefined) throw new Error(`There is no draft of ${id}: ${JSON.stringify(begun)}`);
  }
  for (const text of COUNTED) await sql.raw(text).execute(context.database.kysely);
}

const moment = (index: number): Date => new Date(Date.UTC(2026, 0, 1) + index * 60_000);

async function draftOf({ database }: CommandContext, id: string): Promise<DraftValue> {
  const text = `select s.id, s.title, s.subtitle, b.document from story s join story_body b on b.story_id = s.id where s.id = $1`;
  const [row] = await database.query<Row>('prove_body', text, [id]);
  if (row === undefined) throw new Error(`There is no body of ${id}.`);
  const { title, subtitle, document } = row;
  return { title: title.slice(0, 150), subtitle: subtitle.slice(0, 280), document, previewBreak: null };
}

type Marked = {
  readonly storyId: string;
  readonly listId: string;
  readonly place: number;
  readonly readers: readonly [string, string];
};

async function mark({ database }: CommandContext, { storyId, listId, place, readers }: Marked): Promise<void> {
  const at = moment(place);
  const [ada, bob] = readers;
  for (const [name, text, values] of [
    [
      'clap',
      `insert into clap values ($1, $2, $3, $5, $5), ($1, $4, 1, $5, $5)`,
      [storyId, ada, 1 + (place % 50), bob, at],
    ],
    [
      'highlight',
      `insert into highlight (id, is_private, story_id, person_id, block_id, start_offset, end_offset, text, prefix, suffix, created_at)
        select substr(md5('h' || $1), 1, 12), $3 % 2 = 0, $1, $2, b.document->'blocks'->0->>'id', 0, 4, 'Words', '', '', $4
        from story_body b where b.story_id = $1 and b.document->'blocks'->0 is not null`,
      [storyId, ada, place, at],
    ],
    [
      'list_item',
      `insert into list_item (id, list_id, story_id, place, note, added_at)
        values (substr(md5('l' || $1), 1, 12), $2, $1, $3, 'For “' || $1 || '”', $4)`,
      [storyId, listId, place, at],
    ],
    [
      'follow',
      `insert into follow_person (follower_id, person_id, created_at)
        select $2, a.person_id, $3 from story_author a where a.story_id = $1 and a.person_id <> $2 on conflict do nothing`,
      [storyId, ada, at],
    ],
  ] as const) {
    await database.query(`prove_${name}`, text, values);
  }
}

/** As the commands count that these rows went round. */
const COUNTED = [
  `update story t set clap_count = (select coalesce(sum(c.count), 0) from clap c where c.story_id = t.id),
    fan_count = (select count(*) from clap c where c.story_id = t.id)`,
  `update list t set item_count = (select count(*) from list_item i where i.list_id = t.id)`,
  `update person t set follower_count = (select count(*) from follow_person f where f.person_id = t.id),
    following_count = (select count(*) from follow_person f where f.follower_id = t.id)
      + (select count(*) from follow_publication f where f.follower_id = t.id)`,
];
