import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { readMail } from '#test/support/read-mail.ts';
import { createTestGraph, reader, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const DAY = 24 * 60 * 60 * 1_000;
let count = 0;

/** Somebody with a confirmed address; trusted ones are here long enough and have written enough. */
async function somebody({ isTrusted = false, changes = {} }: { isTrusted?: boolean; changes?: Partial<Viewer> } = {}) {
  const { context, database } = world;
  const personId = await buildPerson(context);
  count += 1;
  const email = { address: `p${count}@example.org`, person_id: personId, is_verified: true };
  await database.kysely
    .insertInto('email_address')
    .values({ ...email, created_at: context.clock.now() })
    .execute();
  const created = new Date(context.clock.now().getTime() - (isTrusted ? 16 : 14) * DAY);
  await database.query('test_created', 'update person set created_at = $2 where id = $1', [personId, created]);
  for (let work = 0; work < 3; work += 1) await buildStory(context, { authorIds: [personId] });
  return { ...accountBrowser(world.graph, buildViewer({ personId, ...changes })), address: email.address };
}

const moderator = () => somebody({ changes: { roles: new Set(['MODERATOR']) } });
const REPORT = `mutation($id: ID!) { reportPost(targetPostId: $id, reason: SPAM) { __typename } }`;
const CASES = `{ reportCases(paging: { limit: 50 }) { items { id targetId isHidden trustedReportCount
  target { title path isHidden makers { id } } } } }`;
const DECIDE = `mutation($id: ID!, $isUpheld: Boolean!, $deed: ReportDeed, $reason: String) {
  result: decideReportCase(caseId: $id, isUpheld: $isUpheld, deed: $deed, rule: SPAM, reason: $reason) { __typename } }`;
const POST = 'query($id: ID!) { postResult(id: $id) { __typename } }';

type Case = { readonly id: string; readonly targetId: string; readonly isHidden: boolean };

async function caseOf(browser: Awaited<ReturnType<typeof somebody>>, targetId: string): Promise<Case | undefined> {
  const { items } = (await browser.ask(CASES))['reportCases'] as { items: readonly Case[] };
  return items.find((one) => one.targetId === targetId);
}

async function seenBy(id: string, viewer: Viewer | null = null): Promise<unknown> {
  const { body } = await world.graph.executeRequest({ query: POST, variables: { id } }, reader({ viewer }));
  return (JSON.parse(body) as { data: { postResult: { __typename: string } } }).data.postResult.__typename;
}

async function reportBy(id: string, trusted: number, others: number) {
  const reporters = [];
  for (const isTrusted of [...Array<boolean>(trusted).fill(true), ...Array<boolean>(others).fill(false)]) {
    const reporter = await somebody({ isTrusted });
    await reporter.ask(REPORT, { id });
    reporters.push(reporter);
  }
  return reporters;
}

const mailsTo = async (address: string) =>
  (await readMail(world.context)).filter((mail) => mail.to === address).map((mail) => mail.subject);

test('rule 162: five trusted reports hide a story until staff decide, those of others do not', async () => {
  const staff = await moderator();
  const { id } = await buildStory(world.context);
  await reportBy(id, 4, 3);
  expect(await seenBy(id)).toBe('Post');
  expect(await caseOf(staff, id)).toMatchObject({ isHidden: false, trustedReportCount: 4 });
  await reportBy(id, 1, 0);
  expect(await seenBy(id)).toBe('PostSuspended');
  // Who decides reads what it is about.
  expect(await seenBy(id, staff.viewer)).toBe('Post');
  expect(await caseOf(staff, id)).toMatchObject({ isHidden: true, target: { isHidden: true } });
});

test('rule 162: what is dismissed comes back, and who reported is told', async () => {
  const staff = await moderator();
  const { id } = await buildStory(world.context);
  const [first] = await reportBy(id, 5, 0);
  const open = await caseOf(staff, id);
  expect(await staff.ask(DECIDE, { id: open?.id, isUpheld: false })).toMatchObject({
    result: { __typename: 'DecidedReportCase' },
  });
  expect(await seenBy(id)).toBe('Post');
  expect(await mailsTo(first?.address ?? '')).toEqual(['Your report on Longhand']);
  expect(await caseOf(staff, id)).toBeUndefined();
  expect(await staff.ask(DECIDE, { id: open?.id, isUpheld: false })).toMatchObject({
    result: { __typename: 'NotFound' },
  });
});

test('rule 163: what is upheld is hidden, and its author is told the rule and why', async () => {
  const [staff, author] = [await moderator(), await somebody()];
  const { id } = await buildStory(world.context, { authorIds: [author.viewer.personId] });
  await reportBy(id, 1, 0);
  const open = await caseOf(staff, id);
  const upheld = { id: open?.id, isUpheld: true, deed: 'HIDE' };
  expect(await staff.ask(DECIDE, upheld)).toMatchObject({ result: { __typename: 'BadRequest' } });
  await staff.ask(DECIDE, { ...upheld, reason: 'One advertisement after another.' });
  expect(await seenBy(id)).toBe('PostSuspended');
  expect(await mailsTo(author.address)).toEqual(['Your content on Longhand was suspended']);
  const warned = await buildStory(world.context, { authorIds: [author.viewer.personId] });
  await reportBy(warned.id, 5, 0);
  const second = await caseOf(staff, warned.id);
  await staff.ask(DECIDE, { id: second?.id, isUpheld: true, deed: 'WARN', reason: 'Mind the tone.' });
  expect(await seenBy(warned.id)).toBe('Post');
  expect(await mailsTo(author.address)).toContain('A warning about your content on Longhand');
});

test('rule 164: who was wrong more often than right is not trusted any more', async () => {
  const staff = await moderator();
  const reporter = await somebody({ isTrusted: true });
  const [first, second] = [await buildStory(world.context), await buildStory(world.context)];
  await reporter.ask(REPORT, { id: first.id });
  expect(await caseOf(staff, first.id)).toMatchObject({ trustedReportCount: 1 });
  await staff.ask(DECIDE, { id: (await caseOf(staff, first.id))?.id, isUpheld: false });
  await reporter.ask(REPORT, { id: second.id });
  expect(await caseOf(staff, second.id)).toMatchObject({ trustedReportCount: 0 });
});

const CLAIM = `mutation($id: ID!, $takesOver: Boolean) { result: claimReportCase(caseId: $id, takesOver: $takesOver) {
  __typename ... on ClaimedReportCase { claim { by isViewers } } ... on UserError { message } } }`;

test('rule 257: a case is left to whoever looks at it for 15 minutes, unless somebody takes it over', async () => {
  const { id } = await buildStory(world.context);
  await reportBy(id, 0, 1);
  const [ruth, kofi] = [await moderator(), await moderator()];
  const caseId = (await caseOf(ruth, id))?.id ?? '';
  const claim = async (by: typeof ruth, takesOver = false) =>
    (await by.ask(CLAIM, { id: caseId, takesOver }))['result'] as { __typename: string; message?: string };
  const decide = async (by: typeof ruth) =>
    ((await by.ask(DECIDE, { id: caseId, isUpheld: false }))['result'] as { __typename: string }).__typename;
  const claims = await Promise.all([claim(ruth), claim(kofi)]);
  expect(claims.map(({ __typename }) => __typename).toSorted()).toEqual(['ClaimedReportCase', 'Conflict']);
  const [holder, other] = claims[0].__typename === 'Conflict' ? [kofi, ruth] : [ruth, kofi];
  expect((await claim(other)).message).toMatch(/^Person \d+ is looking at this until \d\d:\d\d UTC\.$/);
  expect(await decide(other)).toBe('Conflict');
  expect((await claim(holder)).__typename).toBe('ClaimedReportCase');
  expect((await claim(other, true)).__typename).toBe('ClaimedReportCase');
  expect(await decide(holder)).toBe('Conflict');
  (world.context.clock as FakeClock).advance(15 * 60_000);
  expect(await decide(holder)).toBe('DecidedReportCase');
  expect((await claim(other)).__typename).toBe('NotFound');
});
