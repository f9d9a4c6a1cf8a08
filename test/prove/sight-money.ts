import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { signTaxForm } from '#modules/money/taxes/sign-tax-form.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { PORTUGUESE } from '#test/support/tax-documents.ts';
import type { TestProgram } from '#test/support/test-program.ts';
import { type Kind, nobody, only, type Sink } from './sight-kind.ts';
import { type Cast, word } from './sight-people.ts';
import type { SightStories } from './sight-stories.ts';

/** A month that is closed, and a sum in cents that stands nowhere else. */
const [PERIOD, CENTS] = ['2026-09', 7_391_937];

const ACCOUNT = `insert into payout_account (id, person_id, provider, ref, status, country, currency, shown, sealed,
    is_current, created_at, payable_from)
  values ($1, $1, 'STRIPE_EXPRESS', $2, 'ACTIVE', 'PT', 'USD', $3, '', true, $4, $4)`;
const PAYOUTS = `insert into payout (id, person_id, account_id, provider, currency, amount, period, state, reason, created_at,
    due_at)
  values ($1, $1, $1, 'STRIPE_EXPRESS', 'USD', 2500, '2026-08', 'REVERSED', $2, $4, $4),
    ($3, $1, $1, 'STRIPE_EXPRESS', 'USD', 2500, '2026-09', 'ON_HOLD', null, $4, $4)`;
const REVIEW = `with opened as (
    insert into payout_review (id, payout_id, status, reasons, created_at, due_at)
    values ($1, $1, 'PENDING', '{NEW_PAYEE}', $4, $4) returning id)
  insert into payout_vote (review_id, person_id, is_approval, statement, created_at)
  select id, $2, true, $3, $4 from opened`;
const MONTH = `with month as (
    insert into earning_month (period, rules, state, cost_basis_points, cost_fixed, counted_at, closed_at, statement_hash)
    values ($1, 'rules-2027-01', 'CLOSED', 0, 0, $5, $5, 'hash') on conflict do nothing
  ), line as (
    insert into earning_line (counted_in, kind, owner_id, period, source, story_id, day, currency, members, seconds, points,
      micros)
    values ($1, 'writer', $2, $1, 'READERS', $3, ($1 || '-03')::date, 'USD', 40, 6000, 48000, $4::bigint * 1000000))
  insert into earning_statement (period, kind, owner_id, currency, micros, amount)
  values ($1, 'writer', $2, 'USD', $4::bigint * 1000000, $4::integer)`;
const BOOK = `insert into author_verification (id, person_id, state, profile_name, cover_name, book_title, isbn, applied_at)
  values ($1, $1, 'pending', 'A', 'A', $2, '9780306406157', $3)`;
/** Agreed among authors: its id stands nowhere else. */
const SPLIT = `with split as (
    insert into story_split (id, story_id, state, proposed_at) values ($1, $2, 'OPEN', $4) returning id)
  insert into story_split_share (split_id, person_id, percent) select id, $3, 41 from split`;
const NOMINATION = `with opened as (
    insert into boost_case (id, story_id, state, opened_at) values ($1, $2, 'pending', $5) returning id)
  insert into nomination (id, case_id, story_id, curator_id, month, token, reason, created_at)
  select $1, id, $2, $3, '2026-11', 1, $4, $5 from opened`;

/** What the author earned, is paid to, owes in taxes and asked for: each one word that only they may come upon. */
export async function keepMoney(
  { context }: TestProgram,
  { people }: Cast,
  { open }: SightStories,
): Promise<readonly Kind[]> {
  const { database, clock } = context;
  const [author, now] = [people.author.personId, clock.now()];
  const [shown, reason, statement, book, nominated, legal, split] = [
    word(),
    word(),
    word(),
    word(),
    word(),
    word(),
    word(),
  ];
  const heldId = author.replace(/^./, (first) => (first === '0' ? '1' : '0'));
  await database.query('sight_account', ACCOUNT, [author, word(), shown, now]);
  await database.query('sight_payouts', PAYOUTS, [author, reason, heldId, now]);
  await database.query('sight_review', REVIEW, [heldId, people.moderator.personId, statement, now]);
  await database.query('sight_month', MONTH, [PERIOD, author, open.id, CENTS, now]);
  await database.query('sight_book', BOOK, [author, book, now]);
  await database.query('sight_nomination', NOMINATION, [author, open.id, people.moderator.personId, nominated, now]);
  await database.query('sight_split', SPLIT, [split, open.id, people.coAuthor.personId, now]);
  await setSetting(context, 'tax.regime', 'DAC7 US');
  const viewer = buildViewer({ personId: author, steppedUpAt: now });
  const signed = await signTaxForm(
    { ...context, isProgram: false, viewer },
    { ...PORTUGUESE, legalName: `A ${legal}`, signature: `A ${legal}` },
  );
  if (signed.type !== 'TaxesChanged') throw new Error(signed.message);
  const ofAuthor = (name: string, canary: string): Kind => ({ name, canary, allowed: only('author') });
  return [
    ofAuthor('payout account', shown),
    ofAuthor('reason of a payout', reason),
    ofAuthor('sum that was earned', String(CENTS)),
    { name: 'shares of a story', canary: split, allowed: only('author', 'coAuthor') },
    ofAuthor('book that is applied for', book),
    // Staff who keep the money, or choose what is boosted, are not among those who ask.
    { name: 'vote about a payout', canary: statement, allowed: nobody },
    { name: 'nomination', canary: nominated, allowed: nobody },
    { name: 'name on a tax form', canary: legal, allowed: nobody },
  ];
}

const PAYOUTS_OF_VIEWER = `{ payouts { account { shown } payouts { reason amount { amount } } }
  taxes { certification { name taxNumber } } finance { reviews { votes { statement } } attention { reason } } }`;
const EARNINGS = `query($name: ID!, $period: String) { user(username: $name) {
  partnerEarnings(period: $period) { totals { amount } stories { amounts { amount } } } } }`;
const OF_STORY = `query($id: ID!) { postResult(id: $id) { ... on Post { earnings { amount } } } }`;

const SPLITS = `query($id: ID!) { storySplits(postId: $id) { proposed { id shares { percent } } }
  ownStorySplits { proposed { id } } }`;

/** Where money, taxes, applications and nominations are told. */
export function sinksOfMoney({ usernames }: Cast, storyId: string): readonly Sink[] {
  const graph = (query: string, variables: Readonly<Record<string, unknown>> = {}): Sink => ({
    path: '/_/graphql',
    query,
    variables,
  });
  const [author = ''] = usernames;
  const paths = [
    `/me/partner/dashboard?period=${PERIOD}`,
    `/@${author}/partner/dashboard?period=${PERIOD}`,
    '/me/partner/taxes',
    '/partner-program/apply',
    '/me/settings/payout',
    '/me/settings/payout/dashboard',
    '/me/applications',
    '/me/stats',
    '/me/stories',
    `/p/${storyId}/settings`,
    `/me/stats/post/${storyId}`,
    '/_/admin/finance',
    '/_/admin/authors',
    '/_/admin/boosts',
  ];
  return [
    ...paths.map((path) => ({ path })),
    graph(PAYOUTS_OF_VIEWER),
    graph(EARNINGS, { name: author, period: PERIOD }),
    graph(OF_STORY, { id: storyId }),
    graph(SPLITS, { id: storyId }),
  ];
}
