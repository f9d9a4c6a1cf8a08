import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenMigrations, faultsOf } from './check-migrations.ts';

const isRefused = (statement: string, isContracting = false) =>
  faultsOf({ name: 'one', statements: [statement], isContracting }).length > 0;

test.each([
  'create index story_words on story (words)',
  'create unique index story_words on story (words)',
  'create index concurrently story_words on story (words)',
  'alter table story add constraint words_fit check (words > 0)',
  'alter table story add foreign key (author_id) references person',
  'alter table story alter column words type bigint',
  'alter table story add column key uuid not null default gen_random_uuid()',
  'alter table story add column words integer not null',
  'update story set words = 0',
  'delete from story where words = 0',
  'drop table story',
  `alter table story
     drop column words -- nobody reads it`,
  'alter table story rename column words to length',
])('a migration that holds up a site, or takes something from it, is refused: %s', (statement) => {
  expect(isRefused(statement)).toBe(true);
});

test.each([
  'create table word (id text primary key, story_id text references story)',
  'alter table story add column words integer',
  "alter table story add column state text not null default 'draft'",
  'alter table story add constraint words_fit check (words > 0) not valid',
  'alter table story validate constraint words_fit',
  "insert into setting (name, value) values ('a', 'b')",
])('what holds nobody up is let by: %s', (statement) => {
  expect(isRefused(statement)).toBe(false);
});

test('a migration may take away what it says that newer code does without, and do as it likes with what it made', () => {
  expect(isRefused('alter table story drop column words', true)).toBe(false);
  expect(isRefused('alter table story alter column words type bigint', true)).toBe(true);
  const statements = ['create table word (id text)', 'create index word_id on word (id)', 'update word set id = 1'];
  expect(faultsOf({ name: 'one', statements, isContracting: false })).toEqual([]);
});

test('what a migration runs is found without a database, and those from before are left alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const statement = 'drop table story';
  const code = `export async function up(database) {
    await database.getExecutor().executeQuery({ sql: '${statement}', parameters: [], query: { kind: 'RawNode' }, queryId: { queryId: '1' } });
  }`;
  const [before, after] = ['20260101T0000-drop', '29990101T0000-drop'].map((name) => join(folder, `${name}.ts`));
  for (const file of [before, after]) await writeFile(file ?? '', code);
  expect(await brokenMigrations([before ?? '', after ?? ''])).toEqual([expect.stringContaining(statement)]);
  await rm(folder, { recursive: true });
});
