import { expect, test } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { actOn, openPublication } from '#test/support/submitting.ts';

const program = await openProgram({ withWorld: false });

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

test('PUB-1, rule 276: what the staff decides, pauses, renames, edits and ends is one readable line each, and no writer reads who decided', async () => {
  const { id, owner } = await openPublication(program, { name: 'Gazetteer', slug: 'gazetteer' });
  const { personId: colleagueId } = await signIn(program);
  // What made the publication is older than its second member, by whom the lines are cut off.
  program.clock.advance(1_000);
  await appointMember({ ...program.context }, { publicationId: id, personId: colleagueId, role: 'editor' });
  const as = (person: string) => signIn(program, { person });
  const [boss, colleague, guest] = [await as(owner.personId), await as(colleagueId), await signIn(program)];
  const ask = async (who: typeof boss, query: string, variables: object = {}) => {
    program.clock.advance(1_000);
    const body = JSON.stringify({ query, variables: { id, ...variables } });
    const { text } = await program.ask('/_/graphql', { method: 'POST', headers: who.headers, body });
    return (JSON.parse(text) as { data: Record<string, { readonly __typename: string } & Record<string, never>> }).data;
  };
  const settings = (changes: string) => `mutation($id: ID!) {
    done: updateSubmissionSettings(input: { collectionId: $id, ${changes} }) { __typename ... on UserError { message } } }`;
  for (const changes of ['openTo: EVERYONE', 'isPaused: true', 'isPaused: false']) {
    expect((await ask(boss, settings(changes)))['done']?.__typename, changes).toBe('SubmissionSettings');
  }
  const hand = async (who: typeof boss, title: string) => {
    const draft = await ownStories(program.context, who.personId).draft(title);
    const sent = await actOn(program, who, 'submit', { input: { postId: draft.id, collectionId: id, editorCut: 0 } });
    program.clock.advance(1_000);
    return sent.id ?? '';
  };
  const [first, own] = [await hand(guest, 'From a guest'), await hand(colleague, 'From a colleague')];
  await actOn(program, colleague, 'ask', { id: first, note: 'Shorter.' });
  program.clock.advance(1_000);
  await actOn(program, boss, 'decline', { id: own, reason: 'NOT_NOW' });
  program.clock.advance(1_000);
  await ask(boss, 'mutation($id: ID!) { done: reopenSubmission(id: $id) { __typename } }', { id: own });
  const saved = await ask(
    boss,
    `mutation($id: ID!) { done: updateCollection(input: { collectionId: $id, name: "Gazetteer of Rain" }) { __typename } }`,
  );
  expect(saved['done']?.__typename).toBe('Collection');
  const lines = async (who: typeof boss) => {
    const { text } = await program.ask('/gazetteer/settings/activity', { headers: { cookie: who.cookie } });
    const said = [...text.matchAll(/data-activity="([a-zA-Z.]+)"/g)].map(([, kind]) => kind);
    return said.slice(0, said.indexOf('member.appointed'));
  };
  const common = ['submission.returned', 'submissions.opened', 'submissions.paused', 'submissions.changed'];
  expect(await lines(boss)).toEqual(['publication.renamed', 'submission.reopened', 'submission.declined', ...common]);
  expect(await lines(colleague), 'of their own submission').toEqual(['publication.renamed', ...common]);
});
