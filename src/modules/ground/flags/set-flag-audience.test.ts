import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const as = async (changes: Partial<Viewer> = {}, username?: string) =>
  accountBrowser(
    world.graph,
    buildViewer({ personId: await buildPerson(world.context, username === undefined ? {} : { username }), ...changes }),
  );
const FLAGS = '{ variantFlags { name valueType { ... on VariantFlagBoolean { value } } } }';
const SET = `mutation($audience: FlagAudienceKind, $percent: Int!, $usernames: [String!]!) {
  result: setFlagAudience(name: "can_view_unfiltered_search", audience: $audience, percent: $percent, usernames: $usernames) {
    __typename ... on InternalStatus { flags { name audience { kind percent people { username } } } } ... on UserError { message } } }`;
type Flags = { readonly variantFlags: readonly { readonly name: string; readonly valueType: { value?: boolean } }[] };

async function hasIt(browser: { ask: (query: string) => Promise<unknown> }): Promise<boolean | undefined> {
  const { variantFlags } = (await browser.ask(FLAGS)) as Flags;
  return variantFlags.find(({ name }) => name === 'can_view_unfiltered_search')?.valueType.value;
}

test('CORE-5: an administrator gives a flag to who is named, and takes it away again', async () => {
  const operator = await as({ roles: new Set(['ADMIN']) });
  const [ada, bob, visitor] = [await as({}, 'ada-flag'), await as(), accountBrowser(world.graph, null)];
  const input = { audience: 'PEOPLE', percent: 100, usernames: ['@Ada-Flag', ' '] };
  const answer = await operator.ask(SET, input);
  expect(JSON.stringify(answer)).toContain('"people":[{"username":"ada-flag"}]');
  expect([await hasIt(ada), await hasIt(bob), await hasIt(visitor)]).toEqual([true, false, false]);
  for (const wrong of [{ usernames: ['nobody-of-that-name'] }, { percent: 101 }, { percent: -1 }]) {
    expect(await operator.ask(SET, { ...input, ...wrong })).toMatchObject({ result: { __typename: 'BadRequest' } });
  }
  expect(await hasIt(ada)).toBe(true);
  await operator.ask(SET, { audience: null, percent: 0, usernames: [] });
  expect(await hasIt(ada)).toBe(false);
});

test('CORE-5: nobody but administrators says who has a flag', async () => {
  const moderator = await as({ roles: new Set(['MODERATOR']) });
  const input = { audience: 'SIGNED_IN', percent: 100, usernames: [] };
  await expect(moderator.ask(SET, input)).rejects.toThrow(/FORBIDDEN/);
});
