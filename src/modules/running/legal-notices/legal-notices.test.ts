import { beforeEach, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { outboxTasks } from '#platform/jobs/outbox.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createEmailWorld, type EmailWorld } from '#test/support/email-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { forgetOldNotices, restoreCountered } from './counter-legal-notice.ts';
import { decideLegalNotice } from './decide-legal-notice.ts';
import { reactions } from './legal-notices.jobs.ts';

const DAY = 86_400_000;
let world: EmailWorld;
let clock: FakeClock;
beforeEach(async () => {
  world = await createEmailWorld();
  clock = world.clock;
  return () => world.close();
});

const SEND = `mutation($notice: LegalNoticeInput!, $captchaValue: String) {
  result: sendLegalNotice(notice: $notice, captchaValue: $captchaValue) {
    __typename ... on LegalNoticeReceived { email } ... on UserError { message } } }`;
const NOTICES = `query($isDecided: Boolean) { legalNotices(isDecided: $isDecided) { items {
  id state kind title excerpt targetKind email countries counterWords measure } } }`;
const DECIDE = `mutation($id: ID!, $measure: DecisionMeasure, $countries: [String!]) {
  result: decideLegalNotice(noticeId: $id, measure: $measure, countries: $countries, legalReference: "17 U.S.C. 512",
    reason: "It is the same text.") { __typename ... on LegalNotice { state } ... on UserError { message } } }`;
const HOLD = `mutation($id: ID!) { result: holdLegalNotice(noticeId: $id, reason: "Court of Rome, 12/26") {
  __typename ... on LegalNotice { state } ... on UserError { message } } }`;
const OWN = `{ viewer { strikeCount decisions { items { id measure end
  legalNotice { kind state name work explanation canCounter restoreAt } } } } }`;
const COUNTER = `mutation($id: ID!, $isTrue: Boolean = true) {
  result: sendCounterNotice(decisionId: $id, name: "Ada Marlowe", address: "1 Hill Street, Rome", words: "I wrote it first.",
    isTrue: $isTrue, accepts: true) { __typename ... on UserError { message } } }`;
const APPEAL = `mutation($id: ID!) { result: appealDecision(decisionId: $id, words: "It is mine.") { ... on Appeal { id } } }`;
const CHANGE = `mutation($id: ID!, $measure: DecisionMeasure, $countries: [String!]) {
  result: decideAppeal(appealId: $id, outcome: CHANGED, reason: "Less will do.", measure: $measure, countries: $countries) {
    __typename ... on UserError { message } } }`;
const LOG = `query($month: String) { legalNoticeLog(month: $month) {
  month isFirst isLast received acted declined countered restored
  items { kind targetKind state measure countries legalReference } } }`;
const POST = 'query($id: ID!) { postResult(id: $id) { __typename } }';

const form = (id: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  kind: 'COPYRIGHT',
  address: `${world.context.config.siteUrl}/@someone/a-walk-${id}`,
  work: 'My book of 2019',
  law: '',
  countries: '',
  explanation: 'Word for word.',
  name: 'Grace Hopper',
  email: 'Grace@Mail.example',
  isTrue: true,
  isOwner: true,
  ...changes,
});

let count = 0;
async function somebody(roles: readonly PlatformRole[] = [], changes: Partial<Viewer> = {}) {
  const { context, database, graph } = world;
  const address = `legal${(count += 1)}@mail.example`;
  const personId = await buildPerson(context);
  const created_at = clock.now();
  const row = { address, person_id: personId, is_verified: true, created_at };
  await database.kysely.insertInto('email_address').values(row).execute();
  const viewer = buildViewer({ personId, roles: new Set(roles), ...changes });
  return { ...accountBrowser(graph, viewer), viewer, address, personId };
}

async function notice(id: string, changes: Readonly<Record<string, unknown>> = {}) {
  const stranger = world.open();
  const answer = await stranger.ask(SEND, { notice: form(id, changes), captchaValue: await stranger.solve() });
  return answer['result'] as { readonly __typename: string; readonly message?: string };
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Asker = Awaited<ReturnType<typeof somebody>>;
const itemsOf = async (staff: Asker, isDecided = false) =>
  ((await staff.ask(NOTICES, { isDecided }))['legalNotices'] as { items: readonly Row[] }).items;
const mailsTo = async (address: string) => (await readMail(world.context)).filter(({ to }) => to === address);
const seenAs = async (id: string) => {
  const stranger = world.open();
  return ((await stranger.ask(POST, { id }))['postResult'] as { __typename: string }).__typename;
};
const ownOf = async (author: Asker) => {
  const { viewer } = (await author.ask(OWN)) as {
    viewer: { strikeCount: number; decisions: { items: readonly (Row & { legalNotice: Row | null })[] } };
  };
  return viewer;
};

/** A story whose author was told that it is withheld everywhere for copyright. */
async function withheld() {
  const [author, staff] = [await somebody(), await somebody(['MODERATOR'])];
  const { id } = await buildStory(world.context, { authorIds: [author.personId], title: 'A Walk' });
  expect(await notice(id)).toMatchObject({ __typename: 'LegalNoticeReceived' });
  const [open] = await itemsOf(staff);
  const noticeId = open?.id ?? '';
  expect(await staff.ask(DECIDE, { id: noticeId, measure: 'WITHHOLD', countries: [''] })).toEqual({
    result: { __typename: 'LegalNotice', state: 'ACTED' },
  });
  const [decision] = (await ownOf(author)).decisions.items;
  return { id, author, staff, noticeId, decisionId: decision?.id ?? '' };
}

test('ADMIN-2, rule 260: anybody sends a notice without an account; its words are kept as they stand, and its sender is told', async () => {
  const [author, staff] = [await somebody(), await somebody(['MODERATOR'])];
  const { id } = await buildStory(world.context, { authorIds: [author.personId], title: 'A Walk' });
  expect(await notice(id)).toEqual({ __typename: 'LegalNoticeReceived', email: 'grace@mail.example' });
  expect(await notice(id)).toMatchObject({ __typename: 'Conflict' });
  expect(await itemsOf(staff)).toMatchObject([
    {
      kind: 'COPYRIGHT',
      state: 'OPEN',
      title: 'A Walk',
      targetKind: 'POST',
      email: 'grace@mail.example',
      countries: [''],
    },
  ]);
  const [received] = await mailsTo('grace@mail.example');
  expect(received?.text).toContain('“A Walk”');
  const law = {
    kind: 'ILLEGAL',
    work: '',
    law: 'Section 185',
    countries: 'de, fr',
    isOwner: false,
    email: 'b@mail.example',
  };
  expect(await notice(id, law)).toMatchObject({ __typename: 'LegalNoticeReceived' });
  expect(await itemsOf(staff)).toContainEqual(expect.objectContaining({ kind: 'ILLEGAL', countries: ['DE', 'FR'] }));
});

test('rule 260: a notice is about what stands at an address here, and costs a stranger some work', async () => {
  const author = await somebody();
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const hidden = await buildStory(world.context, { authorIds: [author.personId], state: 'draft' });
  const { siteUrl } = world.context.config;
  for (const address of [
    `https://elsewhere.example/a-${id}`,
    `${siteUrl}/`,
    `${siteUrl}/@nobody`,
    `${siteUrl}/p/ffffffffffff`,
    `${siteUrl}/p/${hidden.id}`,
    `${siteUrl}/%00`,
  ])
    expect(await notice(id, { address }), address).toMatchObject({ __typename: 'BadRequest' });
  expect(await notice(id, { name: '' })).toMatchObject({ message: 'Enter your name.' });
  const stranger = world.open();
  for (const captchaValue of [null, 'made up']) {
    const answer = await stranger.ask(SEND, { notice: form(id), captchaValue });
    expect(answer['result']).toMatchObject({ __typename: 'FailedChallenge' });
  }
  const signedIn = await somebody([], { isSuspended: true });
  expect(await signedIn.ask(SEND, { notice: form(id) })).toMatchObject({
    result: { __typename: 'LegalNoticeReceived' },
  });
});

test('ADMIN-2, rule 261: who decides tells both sides: a measure is a decision with its notice, or nothing is done', async () => {
  const { id, author, staff, noticeId } = await withheld();
  expect(await seenAs(id)).toBe('UnavailableForLegalReasons');
  expect(await staff.ask(DECIDE, { id: noticeId })).toMatchObject({ result: { __typename: 'Conflict' } });
  const [, outcome] = await mailsTo('grace@mail.example');
  expect(outcome?.text).toContain('it’s withheld in every country');
  expect(outcome?.text).toContain('It is the same text.');
  expect((await mailsTo(author.address)).at(-1)?.text).toContain('17 U.S.C. 512');
  const { decisions, strikeCount } = await ownOf(author);
  expect([strikeCount, decisions.items[0]]).toMatchObject([
    1,
    {
      measure: 'WITHHOLD',
      legalNotice: { state: 'ACTED', name: 'Grace Hopper', work: 'My book of 2019', canCounter: true },
    },
  ]);
  const other = await buildStory(world.context, { authorIds: [author.personId] });
  await notice(other.id, { kind: 'ILLEGAL', law: 'Section 185', countries: '*', email: 'b@mail.example' });
  const [open] = await itemsOf(staff);
  expect(await staff.ask(DECIDE, { id: open?.id })).toEqual({
    result: { __typename: 'LegalNotice', state: 'DECLINED' },
  });
  expect((await mailsTo('b@mail.example')).at(-1)?.text).toContain('we’re leaving it up');
  expect(await seenAs(other.id)).not.toBe('UnavailableForLegalReasons');
});

test('rule 260: whoever reports the abuse of a child does not have to say who they are', async () => {
  const [author, staff] = [await somebody(), await somebody(['MODERATOR'])];
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const unnamed = { kind: 'CHILD_ABUSE', work: '', name: '', email: '', isOwner: false };
  expect(await notice(id, unnamed)).toEqual({ __typename: 'LegalNoticeReceived', email: null });
  const [open] = await itemsOf(staff);
  expect(open).toMatchObject({ kind: 'CHILD_ABUSE', email: null, countries: [''] });
  await staff.ask(DECIDE, { id: open?.id, measure: 'WITHHOLD', countries: [''] });
  const [decision] = (await ownOf(author)).decisions.items;
  expect(decision?.legalNotice).toMatchObject({ name: null, canCounter: false });
});

test('rule 261: of anything but copyright an author does not learn who says so, and answers by an appeal alone', async () => {
  const [author, staff] = [await somebody(), await somebody(['ADMIN'])];
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  await notice(id, { kind: 'ILLEGAL', law: 'Section 185', countries: 'DE' });
  const [open] = await itemsOf(staff);
  await staff.ask(DECIDE, { id: open?.id, measure: 'WITHHOLD', countries: ['DE'] });
  const [decision] = (await ownOf(author)).decisions.items;
  expect(decision?.legalNotice).toMatchObject({
    kind: 'ILLEGAL',
    name: null,
    work: null,
    explanation: null,
    canCounter: false,
  });
  expect(await author.ask(COUNTER, { id: decision?.id })).toMatchObject({ result: { __typename: 'Conflict' } });
});

test('ADMIN-2, rule 262: a counter-notice is handed on, and after twelve weekdays everything is as it was', async () => {
  const { id, author, staff, decisionId } = await withheld();
  const stranger = await somebody();
  expect(await stranger.ask(COUNTER, { id: decisionId })).toMatchObject({ result: { __typename: 'NotFound' } });
  expect(await author.ask(COUNTER, { id: decisionId, isTrue: false })).toMatchObject({
    result: { __typename: 'BadRequest' },
  });
  expect(await author.ask(COUNTER, { id: decisionId })).toEqual({ result: { __typename: 'Decision' } });
  expect(await author.ask(COUNTER, { id: decisionId })).toMatchObject({ result: { __typename: 'Conflict' } });
  const handedOn = (await mailsTo('grace@mail.example')).at(-1)?.text;
  for (const part of ['Ada Marlowe', '1 Hill Street, Rome', 'I wrote it first.']) expect(handedOn).toContain(part);
  // The clock stands at a Saturday: the twelfth weekday is seventeen days away.
  clock.advance(16 * DAY - 1);
  await restoreCountered(world.context);
  expect(await seenAs(id)).toBe('UnavailableForLegalReasons');
  clock.advance(2 * DAY);
  for (let time = 0; time < 2; time += 1) await restoreCountered(world.context);
  expect(await seenAs(id)).toBe('Post');
  expect(await ownOf(author)).toMatchObject({
    strikeCount: 0,
    decisions: { items: [{ end: 'REVERSED', legalNotice: { state: 'RESTORED', canCounter: false } }] },
  });
  expect(
    (await mailsTo('grace@mail.example')).filter(({ subject }) => subject === 'What you reported is back'),
  ).toHaveLength(1);
  expect(await itemsOf(staff, true)).toMatchObject([{ state: 'RESTORED', counterWords: 'I wrote it first.' }]);
});

test('rule 262: what an appeal puts in the place of a decision is countered as well, and comes back; a warning is not', async () => {
  const { database, context } = world;
  const settle = async () => runJobs(database, outboxTasks(database, reactions(context)));
  const replace = async (author: Asker, decisionId: string, measure: string, countries: readonly string[]) => {
    clock.advance(1_000);
    const second = await somebody(['MODERATOR']);
    const { result } = (await author.ask(APPEAL, { id: decisionId })) as { result: { id: string } };
    expect(await second.ask(CHANGE, { id: result.id, measure, countries })).toEqual({
      result: { __typename: 'AdminAppeal' },
    });
    await settle();
    return (await ownOf(author)).decisions.items[0];
  };
  const { id, author, decisionId } = await withheld();
  const narrower = await replace(author, decisionId, 'WITHHOLD', ['IT', 'FR']);
  expect(narrower).toMatchObject({ measure: 'WITHHOLD', end: null, legalNotice: { canCounter: true } });
  expect(await author.ask(COUNTER, { id: narrower?.id })).toEqual({ result: { __typename: 'Decision' } });
  clock.advance(20 * DAY);
  await restoreCountered(context);
  expect((await ownOf(author)).decisions.items[0]).toMatchObject({
    end: 'REVERSED',
    legalNotice: { state: 'RESTORED' },
  });
  expect(await seenAs(id)).toBe('Post');

  const warned = await withheld();
  expect(await replace(warned.author, warned.decisionId, 'WARN', [])).toMatchObject({ legalNotice: null });
});

test('rule 262: where the other side went to court it stays down, and its author is told', async () => {
  const { id, author, staff, noticeId, decisionId } = await withheld();
  expect(await staff.ask(HOLD, { id: noticeId })).toMatchObject({ result: { __typename: 'Conflict' } });
  await author.ask(COUNTER, { id: decisionId });
  expect(await staff.ask(HOLD, { id: noticeId })).toEqual({ result: { __typename: 'LegalNotice', state: 'HELD' } });
  clock.advance(60 * DAY);
  await restoreCountered(world.context);
  expect(await seenAs(id)).toBe('UnavailableForLegalReasons');
  expect((await mailsTo(author.address)).at(-1)?.text).toContain('Court of Rome, 12/26');
});

test('ADMIN-2, rule 263: everybody reads what was decided in a month, and nobody’s name', async () => {
  const { author, decisionId } = await withheld();
  await author.ask(COUNTER, { id: decisionId });
  const stranger = world.open();
  const log = await stranger.ask(LOG);
  expect(log['legalNoticeLog']).toEqual({
    month: clock.now().toISOString().slice(0, 7),
    isFirst: true,
    isLast: true,
    received: 1,
    acted: 1,
    declined: 0,
    countered: 1,
    restored: 0,
    items: [
      {
        kind: 'COPYRIGHT',
        targetKind: 'POST',
        state: 'COUNTERED',
        measure: 'WITHHOLD',
        countries: [''],
        legalReference: '17 U.S.C. 512',
      },
    ],
  });
  expect(JSON.stringify(log)).not.toMatch(/Grace|Ada|Walk|mail\.example/);
  expect((await stranger.ask(LOG, { month: '2020-01' }))['legalNoticeLog']).toMatchObject({
    month: '2020-01',
    items: [],
  });
  expect((await stranger.ask(LOG, { month: '9999-01' }))['legalNoticeLog']).toMatchObject({ isLast: true });
});

test('rule 263: who sent and answered a notice is forgotten after three years, but what was decided is not', async () => {
  const { staff } = await withheld();
  clock.advance(3 * 366 * DAY);
  await forgetOldNotices(world.context);
  expect(await itemsOf(staff, true)).toMatchObject([{ state: 'ACTED', email: null, measure: 'WITHHOLD' }]);
});

test('ADMIN-2: only moderators and administrators read and decide notices, and nobody about their own', async () => {
  const author = await somebody(['MODERATOR']);
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  await notice(id);
  const [open] = await itemsOf(author);
  for (const measure of ['WITHHOLD', null])
    expect(await author.ask(DECIDE, { id: open?.id, measure, countries: measure === null ? [] : [''] })).toMatchObject({
      result: { __typename: 'Forbidden' },
    });
  for (const roles of [[], ['SUPPORT'], ['CURATOR'], ['FINANCE']] as const) {
    const other = await somebody(roles);
    await expect(other.ask(NOTICES)).rejects.toThrow(/FORBIDDEN/);
    const context = { ...world.context, viewer: other.viewer, isProgram: false };
    const decided = { noticeId: open?.id ?? '', measure: null, countries: [], legalReference: '', reason: 'No.' };
    await expect(decideLegalNotice(context, decided)).rejects.toThrow(NotAllowed);
  }
});
