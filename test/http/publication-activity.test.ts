import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { signIn } from '#test/support/sign-in.ts';
import { openPublication } from '#test/support/submitting.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram({ withWorld: false });
});
afterAll(() => program.close());

const READ = `query($id: ID!, $group: CollectionActivityGroup, $to: String) { collection(id: $id) {
  activity(group: $group, paging: { limit: 20, to: $to }) { items { id kind } pagingInfo { next } } } }`;
const PAGE = '/chronicle/settings/activity';

test('PUB-1: owner and editors read who changed what, page by page and by kind; writers and others do not', async () => {
  const { id, owner } = await openPublication(program, { name: 'Chronicle', slug: 'chronicle' });
  const people: string[] = [];
  for (let index = 0; index < 45; index += 1) {
    const { personId } = await signIn(program);
    const role = index === 0 ? 'editor' : 'writer';
    await appointMember({ ...program.context }, { publicationId: id, personId, role });
    program.clock.advance(1_000);
    people.push(personId);
  }
  const [editorId = '', writerId = ''] = people;
  const reader = await signIn(program, { person: owner.personId });
  const rename = `mutation($id: ID!) { saveCollectionPage(input: { collectionId: $id, slug: "rules", title: "House rules", text: "Short." }) {
    __typename } }`;
  const ask = async (query: string, variables: object, who = reader) => {
    const body = JSON.stringify({ query, variables });
    const { text } = await program.ask('/_/graphql', { method: 'POST', headers: who.headers, body });
    return JSON.parse(text) as { data: { collection: { activity: Feed | null } } };
  };
  type Feed = {
    readonly items: readonly { readonly id: string; readonly kind: string }[];
    readonly pagingInfo: { readonly next: string | null };
  };
  await ask(rename, { id });
  const seen: string[] = [];
  for (let to: string | null = null; ;) {
    const { activity }: { activity: Feed | null } = (await ask(READ, { id, group: null, to })).data.collection;
    seen.push(...(activity?.items.map((item) => item.id) ?? []));
    to = activity?.pagingInfo.next ?? null;
    if (to === null) break;
  }
  const { kysely } = program.context.database;
  const all = await kysely.selectFrom('publication_activity').select('id').where('publication_id', '=', id).execute();
  expect(new Set(seen)).toEqual(new Set(all.map((row) => row.id)));
  expect(seen).toHaveLength(all.length);
  const settings = (await ask(READ, { id, group: 'SETTINGS', to: null })).data.collection.activity?.items ?? [];
  expect(settings.map(({ kind }) => kind)).toContain('page.written');
  expect(settings.map(({ kind }) => kind)).not.toContain('member.appointed');

  const as = (person: string) => signIn(program, { person });
  const [editor, writer, stranger] = [await as(editorId), await as(writerId), await signIn(program)];
  const page = async (who: typeof editor, path = PAGE) => program.ask(path, { headers: { cookie: who.cookie } });
  const first = await page(editor);
  expect(first.status).toBe(200);
  expect(first.text).toContain('edited the page “House rules”');
  expect((await page(editor, `${PAGE}?tab=staff`)).text).not.toContain('House rules');
  for (const who of [writer, stranger]) {
    expect((await page(who)).status).toBe(404);
    expect((await ask(READ, { id, group: null, to: null }, who)).data.collection.activity).toBeNull();
  }
  expect((await program.ask(PAGE)).status).toBe(302);
});
