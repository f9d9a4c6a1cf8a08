import { expect, test } from 'vitest';
import { closeDueMonths, recomputeMonth } from '#modules/money/earnings/close-month.ts';
import { estimateMonth } from '#modules/money/earnings/count-month.ts';
import { eraseAccount } from '#modules/moving/accounts/erase-account.ts';
import { readBalance } from '#modules/money/ledger/read-balance.ts';
import { buildCharge, buildMemberVisit } from '#test/factories/build-earning-rows.ts';
import { buildPartner } from '#test/factories/build-partner.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { readMail } from '#test/support/read-mail.ts';
import { clockedGraph } from '#test/support/clocked-graph.ts';

const world = clockedGraph('2027-01-02T09:00:00Z');
const { clock } = world;

const SHARES = `{ id effectiveOn shares { userId percent hasAgreed } }`;
const SPLITS = `{ __typename ... on StorySplits { standing ${SHARES} proposed ${SHARES} viewerIsAwaited viewerCanLeave }
  ... on UserError { message } }`;
const PROPOSE = `mutation($id: ID!, $shares: [StorySplitShareInput!]!) { proposeStorySplit(postId: $id, shares: $shares) ${SPLITS} }`;
const ANSWER = `mutation($id: ID!, $split: ID!, $accept: Boolean!) {
  answerStorySplit(postId: $id, splitId: $split, accept: $accept) ${SPLITS} }`;
const WITHDRAW = `mutation($id: ID!) { withdrawStorySplit(postId: $id) ${SPLITS} }`;
const LEAVE = `mutation($id: ID!) { leaveStorySplit(postId: $id) ${SPLITS} }`;
const READ = `query($id: ID!) { storySplits(postId: $id) { standing ${SHARES} proposed ${SHARES} } }`;
const OWN = '{ ownStorySplits { id viewerIsAwaited viewerCanLeave } }';
const REMOVE = `mutation($id: ID!, $who: ID!) { removeCoAuthor(postId: $id, userId: $who) { __typename } }`;
const EARNED = `query($id: ID!, $period: String) { user(id: $id) { partnerEarnings(period: $period) {
  totals { amount } stories { percents amounts { amount } } } } }`;

type Split = {
  readonly id: string;
  readonly effectiveOn: string | null;
  readonly shares: readonly { readonly userId: string; readonly percent: number; readonly hasAgreed: boolean }[];
};
type Answer = {
  readonly __typename: string;
  readonly message?: string;
  readonly standing: Split | null;
  readonly proposed: Split | null;
};
const field = async (personId: string, query: string, variables: Readonly<Record<string, unknown>> = {}) =>
  Object.values(await accountBrowser(world.graph, buildViewer({ personId })).ask(query, variables))[0] as Answer;
const propose = (who: string, id: string, given: Readonly<Record<string, number>>) =>
  field(who, PROPOSE, { id, shares: Object.entries(given).map(([userId, percent]) => ({ userId, percent })) });
const answer = (who: string, id: string, split: string | undefined, accept = true) =>
  field(who, ANSWER, { id, split: split ?? '', accept });
const percentsOf = (split: Split | null) => split?.shares.map(({ userId, percent }) => [userId, percent]);

const partners = (count: number) =>
  Promise.all(Array.from({ length: count }, () => buildPartner(world.context, '2027-01-01T00:00:00Z')));
async function storyOf(...authorIds: readonly string[]): Promise<string> {
  return (await buildStory(world.context, { authorIds, isMembersOnly: true })).id;
}
async function agree(
  id: string,
  given: Readonly<Record<string, number>>,
  [creator = '', ...others]: readonly string[],
) {
  const { proposed } = await propose(creator, id, given);
  let last: Answer | undefined;
  for (const who of others) last = await answer(who, id, proposed?.id);
  return last?.standing ?? null;
}

test('rule 221: nothing changes before everybody agrees; then it stands from the next day on', async () => {
  clock.set('2027-01-02T09:00:00Z');
  const [ada = '', ben = '', cleo = ''] = await partners(3);
  const id = await storyOf(ada, ben, cleo);
  const { proposed, standing } = await propose(ada, id, { [ben]: 40 });
  expect(standing).toBeNull();
  // Whoever is to get nothing is asked as well: they share equally until then.
  expect(proposed?.shares).toEqual([
    { userId: ada, percent: 60, hasAgreed: true },
    { userId: ben, percent: 40, hasAgreed: false },
    { userId: cleo, percent: 0, hasAgreed: false },
  ]);
  expect(await field(ben, OWN)).toEqual([{ id, viewerIsAwaited: true, viewerCanLeave: false }]);
  expect((await answer(ben, id, proposed?.id)).standing).toBeNull();
  expect(await answer(ben, id, proposed?.id)).toMatchObject({ __typename: 'NotFound' });
  const agreed = await answer(cleo, id, proposed?.id);
  expect(agreed.proposed).toBeNull();
  expect(agreed.standing).toMatchObject({ id: proposed?.id, effectiveOn: '2027-01-03' });
  expect(await field(ben, OWN)).toEqual([{ id, viewerIsAwaited: false, viewerCanLeave: true }]);
  expect(await propose(ada, id, { [ben]: 40, [cleo]: 0 })).toMatchObject({ __typename: 'BadRequest' });
});

test('rule 221: of a story that nobody could read yet it stands at once', async () => {
  const [ada = '', ben = ''] = await partners(2);
  const { id } = await buildStory(world.context, { authorIds: [ada, ben], state: 'draft' });
  expect(await agree(id, { [ben]: 25 }, [ada, ben])).toMatchObject({ effectiveOn: '2027-01-02' });
});

test('rule 221: more than there is, parts of a percent, outsiders, and whoever did not begin the story are refused', async () => {
  const [ada = '', ben = '', cleo = ''] = await partners(3);
  const id = await storyOf(ada, ben);
  const refusals = [
    await propose(ada, id, { [ben]: 101 }),
    await propose(ada, id, { [ben]: -1 }),
    await propose(ada, id, { [ben]: 10, [cleo]: 10 }),
    await propose(ada, await storyOf(ada), {}),
  ];
  expect(refusals.map(({ __typename }) => __typename)).toEqual(Array(4).fill('BadRequest'));
  expect(await propose(ben, id, { [ben]: 100 })).toMatchObject({ __typename: 'Forbidden' });
  expect(await propose(cleo, id, { [ben]: 100 })).toMatchObject({ __typename: 'Forbidden' });
  const { proposed } = await propose(ada, id, { [ben]: 30 });
  expect(await answer(cleo, id, proposed?.id)).toMatchObject({ __typename: 'NotFound' });
  expect(await field(cleo, WITHDRAW, { id })).toMatchObject({ __typename: 'Forbidden' });
  expect(await field(cleo, LEAVE, { id })).toMatchObject({ __typename: 'NotFound' });
});

test('rule 221: shares are for the people in them, and nobody else', async () => {
  const [ada = '', ben = ''] = await partners(2);
  const id = await storyOf(ada, ben);
  await propose(ada, id, { [ben]: 30 });
  for (const insider of [ada, ben]) expect((await field(insider, READ, { id })).proposed).not.toBeNull();
  const stranger = await buildPerson(world.context);
  expect(await field(stranger, READ, { id })).toBeNull();
  for (const role of ['ADMIN', 'FINANCE', 'MODERATOR'] as const) {
    const { ask } = accountBrowser(world.graph, buildViewer({ personId: stranger, roles: new Set([role]) }));
    expect((await ask(READ, { id }))['storySplits'], role).toBeNull();
  }
});

test('rule 221: whoever saw another proposal agrees to nothing, one no ends it, and a new author is asked first', async () => {
  const [ada = '', ben = '', cleo = ''] = await partners(3);
  const id = await storyOf(ada, ben);
  const first = await propose(ada, id, { [ben]: 50 });
  const second = await propose(ada, id, { [ben]: 5 });
  expect(await answer(ben, id, first.proposed?.id)).toMatchObject({ __typename: 'NotFound' });
  expect(await answer(ben, id, second.proposed?.id, false)).toMatchObject({ standing: null, proposed: null });
  const third = await propose(ada, id, { [ben]: 45 });
  await world.database.query('test_join', 'update story set author_ids = author_ids || $2::text where id = $1', [
    id,
    cleo,
  ]);
  expect(await answer(ben, id, third.proposed?.id)).toMatchObject({ __typename: 'Conflict' });
  expect(await field(ada, READ, { id })).toEqual({ standing: null, proposed: null });
  await propose(ada, id, { [ben]: 45, [cleo]: 10 });
  expect(await field(ada, WITHDRAW, { id })).toMatchObject({ proposed: null });
});

test('rule 221: whoever is taken out of the byline keeps their share until they agree or give it up', async () => {
  clock.set('2027-01-02T09:00:00Z');
  const [ada = '', ben = ''] = await partners(2);
  const id = await storyOf(ada, ben);
  await agree(id, { [ben]: 40 }, [ada, ben]);
  await field(ada, REMOVE, { id, who: ben });
  expect(percentsOf((await field(ben, READ, { id })).standing)).toEqual([
    [ada, 60],
    [ben, 40],
  ]);
  const { proposed } = await propose(ada, id, {});
  expect(proposed?.shares).toContainEqual({ userId: ben, percent: 0, hasAgreed: false });
  expect(percentsOf((await answer(ben, id, proposed?.id, false)).standing)).toContainEqual([ben, 40]);
  expect(percentsOf((await field(ben, LEAVE, { id })).standing)).toEqual([[ada, 100]]);
  expect(await field(ben, READ, { id })).toBeNull();
  expect(await field(ben, OWN)).toEqual([]);
});

test('rule 221: whoever is asked gets a mail that says their share', async () => {
  const [ada = '', ben = ''] = await partners(2);
  const id = await storyOf(ada, ben);
  await world.database.kysely
    .insertInto('email_address')
    .values({ person_id: ben, address: 'ben@mail.example', is_verified: true, created_at: clock.now() })
    .execute();
  await propose(ada, id, { [ben]: 37 });
  const mails = await readMail(world.context);
  expect(mails.filter(({ to }) => to === 'ben@mail.example')).toHaveLength(1);
  expect(mails.at(-1)?.text).toContain('37%');
});

/** 5 dollars less what the provider keeps, and of it what writers get, in cents. */
const PART = Math.floor((500 - 15 - 30) * 0.6);
async function readBy(storyId: string, at: string): Promise<string> {
  const personId = await buildPerson(world.context);
  const day = at.slice(0, 10);
  const chargeId = await buildCharge(world.context, { personId, at: `${day}T00:10:00Z` });
  await buildMemberVisit(world.context, { personId, storyId, at });
  return chargeId;
}
const balanceOf = (owner: string) => readBalance(world.database, { kind: 'writer', owner }, 'USD');
async function closeMonthBefore(at: string): Promise<void> {
  clock.set(at);
  await closeDueMonths(world.context);
}
async function earned(personId: string, period: string) {
  const { user } = (await accountBrowser(world.graph, buildViewer({ personId })).ask(EARNED, {
    id: personId,
    period,
  })) as {
    user: { partnerEarnings: { totals: { amount: number }[]; stories: { percents: number[] }[] } };
  };
  return user.partnerEarnings;
}

test('rules 221, 222 and 179: each day is paid as agreed then, to the cent, and refunds come off the same people', async () => {
  clock.set('2027-03-01T09:00:00Z');
  const [ada = '', ben = ''] = await partners(2);
  const cleo = await buildPerson(world.context);
  const id = await storyOf(ada, ben, cleo);
  await agree(id, { [ben]: 30, [cleo]: 20 }, [ada, ben, cleo]);
  const refunded = await readBy(id, '2027-03-05T10:00:00Z');
  clock.set('2027-03-06T03:11:00Z');
  await estimateMonth(world.context);
  // Of nobody else is told who has what; of each, what is theirs: what is given to whom cannot be paid stays with ada.
  expect(await earned(ada, '2027-03')).toMatchObject({ totals: [{ amount: Math.floor(PART * 0.7) }] });
  expect(await earned(ben, '2027-03')).toMatchObject({ totals: [{ amount: Math.floor(PART * 0.3) }] });
  clock.set('2027-03-09T20:00:00Z');
  await agree(id, { [ben]: 90, [cleo]: 0 }, [ada, ben, cleo]);
  await readBy(id, '2027-03-09T10:00:00Z');
  await readBy(id, '2027-03-10T10:00:00Z');
  await closeMonthBefore('2027-04-05T05:31:00Z');
  const [ofAda, ofBen] = [PART * (0.7 + 0.7 + 0.1), PART * (0.3 + 0.3 + 0.9)];
  expect([await balanceOf(ada), await balanceOf(ben)]).toEqual([Math.floor(ofAda), Math.floor(ofBen)]);
  expect(await balanceOf(cleo)).toBe(0);
  expect((await earned(ben, '2027-03')).stories).toMatchObject([{ percents: [30, 90] }]);
  expect((await recomputeMonth(world.context, '2027-03'))?.isSame).toBe(true);
  await world.database.query('test_refund', 'update charge set refunded_amount = amount where id = $1', [refunded]);
  clock.set('2027-04-10T20:00:00Z');
  await agree(id, { [ben]: 1, [cleo]: 1 }, [ada, ben, cleo]);
  await estimateMonth(world.context);
  await closeMonthBefore('2027-05-05T05:31:00Z');
  expect(await earned(ben, '2027-04')).toMatchObject({ totals: [{ amount: Math.floor(-PART * 0.3) }] });
  expect(await earned(ada, '2027-04')).toMatchObject({ totals: [{ amount: Math.floor(-PART * 0.7) }] });
  expect((await recomputeMonth(world.context, '2027-04'))?.isSame).toBe(true);
});

test('rule 221: a share that is given up is who began the story’s from the next day on', async () => {
  clock.set('2027-06-01T09:00:00Z');
  const [ada = '', ben = ''] = await partners(2);
  const id = await storyOf(ada, ben);
  await agree(id, { [ben]: 50 }, [ada, ben]);
  clock.set('2027-06-10T23:00:00Z');
  await readBy(id, '2027-06-10T10:00:00Z');
  await field(ben, LEAVE, { id });
  await readBy(id, '2027-06-11T10:00:00Z');
  clock.set('2027-06-12T03:11:00Z');
  await estimateMonth(world.context);
  await closeMonthBefore('2027-07-05T05:31:00Z');
  expect([await balanceOf(ada), await balanceOf(ben)]).toEqual([Math.floor(PART * 1.5), Math.floor(PART * 0.5)]);
});

async function erase(personId: string): Promise<void> {
  await world.database.query(
    'test_closure',
    `insert into account_closure (person_id, kind, prior_state, closed_at, erase_at) values ($1, $2, 'active', $3, $3)`,
    [personId, 'deleted', clock.now()],
  );
  expect(await eraseAccount(world.context, personId)).toBe(true);
}

test.each([
  ['a share that was agreed', true, 0.4],
  ['an equal part of a story that they began', false, 0.5],
])(
  'rule 324: whoever is gone has %s of what was read until then, and nobody more for it',
  async (_what, isAgreed, part) => {
    const year = isAgreed ? '2028' : '2029';
    clock.set(`${year}-08-01T09:00:00Z`);
    const [ada = '', ben = ''] = await partners(2);
    const id = isAgreed ? await storyOf(ada, ben) : await storyOf(ben, ada);
    if (isAgreed) await agree(id, { [ben]: 40 }, [ada, ben]);
    await readBy(id, `${year}-08-05T10:00:00Z`);
    clock.set(`${year}-08-06T03:11:00Z`);
    await estimateMonth(world.context);
    await readBy(id, `${year}-08-06T04:00:00Z`);
    clock.set(`${year}-08-06T09:00:00Z`);
    await erase(ben);
    await readBy(id, `${year}-08-09T10:00:00Z`);
    clock.set(`${year}-08-10T03:11:00Z`);
    await estimateMonth(world.context);
    await closeMonthBefore(`${year}-09-05T05:31:00Z`);
    expect([await balanceOf(ada), await balanceOf(ben)]).toEqual([
      Math.floor(PART * (2 * (1 - part) + 1)),
      Math.floor(PART * 2 * part),
    ]);
    expect((await recomputeMonth(world.context, `${year}-08`))?.isSame).toBe(true);
  },
);

test('rules 107, 324: what earned nothing while somebody was paused earns nothing once they are gone', async () => {
  clock.set('2030-08-01T09:00:00Z');
  const [ben = ''] = await partners(1);
  const id = await storyOf(ben, await buildPerson(world.context));
  const pause = `
    with paused as (
      update partner_enrollment set paused_at = '2030-08-02' where person_id = $1 returning person_id, enrolled_at, paused_at
    )
    insert into partner_enrollment_time (person_id, began_at, ended_at) select * from paused`;
  await world.database.query('test_pause', pause, [ben]);
  await readBy(id, '2030-08-06T04:00:00Z');
  clock.set('2030-08-06T09:00:00Z');
  await erase(ben);
  clock.set('2030-08-07T03:11:00Z');
  await estimateMonth(world.context);
  await closeMonthBefore('2030-09-05T05:31:00Z');
  expect(await balanceOf(ben)).toBe(0);
});
