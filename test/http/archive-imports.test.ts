import { zipSync } from 'fflate';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PIECE_BYTES } from '#shared/imports/archive-upload.ts';
import { bringArchiveIn } from '#modules/moving/archive-imports/bring-archive-in.ts';
import { mediumArchive } from '#test/factories/medium-archive.ts';
import { openProgram } from '#test/support/open-site.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { openVisitor, signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram({ withWorld: false });
let ada: SignedIn;
beforeAll(async () => {
  ada = await signIn(program);
});
beforeEach(() => program.clock.advance(60_000));

type Json = Readonly<Record<string, unknown>>;
async function graph(query: string, variables: object, { headers }: SignedIn = ada): Promise<Json> {
  const answer = await program.ask('/_/graphql', {
    method: 'POST',
    body: JSON.stringify({ query, variables }),
    headers,
  });
  const { data } = JSON.parse(answer.text) as { data: Record<string, Json> | null };
  return Object.values(data ?? {})[0] ?? {};
}
const PREPARE = `mutation($files: [ArchiveFileInput!]!) { prepareArchiveImport(files: $files, comesInAs: DRAFTS) {
  __typename ... on ArchiveImport { id state } ... on UserError { message } } }`;
const START = `mutation($id: ID!) { startArchiveImport(importId: $id) {
  __typename ... on ArchiveImport { state } ... on UserError { message } } }`;
const IMPORTS = `{ viewer { archiveImports { id state kind fault doneCount totalCount problemCount
  tally { created unchanged refused } stories { postId title isDraft change } problems { reason postId } } } }`;
const send = (
  path: string,
  body: Buffer,
  who: Readonly<Record<string, string>> = ada.headers,
  type = 'application/octet-stream',
) => program.ask(path, { method: 'POST', headers: { ...who, 'content-type': type }, body });
const work = () =>
  runJobs(program.context.database, {
    'archive-imports:bring': (job, run) => bringArchiveIn(program.context, job, run),
  });

async function uploaded(bytes: Buffer, name = 'medium.zip'): Promise<string> {
  const { id } = await graph(PREPARE, { files: [{ name, byteCount: bytes.length }] });
  for (let piece = 0; piece * PIECE_BYTES < bytes.length; piece += 1) {
    const part = bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES);
    expect((await send(`/_/import/${String(id)}/0/${piece}`, part)).status).toBe(204);
  }
  expect(await graph(START, { id })).toMatchObject({ __typename: 'ArchiveImport', state: 'WAITING' });
  return String(id);
}
const reports = async () => (await graph(IMPORTS, {}))['archiveImports'] as readonly Json[];

test('WRITE-7: somebody uploads an export over HTTP, a job brings it in, and the report leads to each story', async () => {
  const bytes = Buffer.from(zipSync(mediumArchive({ 'A walk': 'Slowly.', 'A swim': 'Quickly.' })));
  await uploaded(bytes);
  expect(await reports()).toMatchObject([{ state: 'WAITING', stories: [], tally: null }]);
  await work();
  const [report] = await reports();
  expect(report).toMatchObject({ state: 'DONE', kind: 'Medium', tally: { created: 2, refused: 0 }, doneCount: 2 });
  const stories = report?.['stories'] as readonly { postId: string; title: string }[];
  expect(stories.map(({ title }) => title).toSorted()).toEqual(['A swim', 'A walk']);
  const edit = await program.ask(`/p/${stories[0]?.postId}/edit`, { headers: { cookie: ada.cookie } });
  expect(edit.status).toBe(200);
  expect((await program.ask(`/p/${stories[0]?.postId}`)).status).not.toBe(200);
  program.clock.advance(60_000);
  await uploaded(bytes, 'the-same.zip');
  await work();
  expect((await reports())[0]).toMatchObject({ state: 'DONE', tally: { created: 0, unchanged: 2 } });
});

test('WRITE-7: an export larger than a piece comes together again', async () => {
  const filling = Buffer.alloc(PIECE_BYTES + 5);
  for (let index = 0; index < filling.length; index += 1) filling[index] = (index * 7_919 + (index >> 7)) % 251;
  const archive = zipSync({ ...mediumArchive({ Long: 'Words.' }, 'c'), 'images/x.bin': [filling, { level: 0 }] });
  await uploaded(Buffer.from(archive));
  await work();
  expect((await reports())[0]).toMatchObject({ state: 'DONE', tally: { created: 1 } });
});

test('WRITE-7: nothing is read of who is signed out, forges, or sends what was not announced', async () => {
  const { id } = await graph(PREPARE, { files: [{ name: 'a.zip', byteCount: 10 }] });
  const path = `/_/import/${String(id)}/0/0`;
  const body = Buffer.alloc(10);
  const visitor = await openVisitor(program);
  const eve = await signIn(program);
  const status = async (...parameters: Parameters<typeof send>) => (await send(...parameters)).status;
  expect(await status(path, body, {})).toBe(401);
  expect(await status(path, body, visitor.headers)).toBe(401);
  expect(await status(path, body, { cookie: ada.cookie })).toBe(403);
  expect(await status(path, body, eve.headers)).toBe(404);
  expect(await status(path, Buffer.alloc(11))).toBe(400);
  expect(await status(path, body, ada.headers, 'text/plain')).toBe(415);
  expect(await status(path, Buffer.alloc(PIECE_BYTES + 1))).toBe(413);
  expect(await status(`/_/import/${String(id)}/0/x`, body)).toBe(400);
  expect(await status(`/_/import/${String(id)}/../%00/0`, body)).toBeGreaterThanOrEqual(400);
  expect(await graph(START, { id })).toMatchObject({ __typename: 'BadRequest' });
  expect(await graph(START, { id }, eve)).toMatchObject({ __typename: 'NotFound' });
  expect(await graph(PREPARE, { files: [{ name: 'b.zip', byteCount: 10 }] })).toMatchObject({
    __typename: 'AlreadyExists',
  });
  expect(
    await graph(`mutation($id: ID!) { cancelArchiveImport(importId: $id) { ... on ArchiveImport { state } } }`, { id }),
  ).toEqual({ state: 'CANCELLED' });
  expect((await program.ask('/me/import')).status).toBe(302);
});
