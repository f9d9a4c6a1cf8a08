import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { buildLiveDomain } from '#test/factories/build-live-domain.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { makeCertificate } from '#test/support/make-certificate.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { certificateId } from './acme-authority.ts';
import type { Authority } from './authority.ts';
import { findCertificate } from './find-certificate.ts';
import { certifiableHost, orderDueCertificates } from './order-certificates.ts';
import { pauseAfter, planRenewal } from './plan-renewal.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: TestGraph;
let clock: FakeClock;
let context: CommandContext;
beforeEach(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
  context = { ...world.context, config: { ...world.context.config, siteUrl: 'https://stories.example' } };
});
afterEach(() => world.close());

const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

type Ways = { readonly days: number; readonly wishes?: boolean; readonly isAway?: (now: Date) => boolean };

/** An authority of ours whose certificates live for `days`, by the clock of the test. */
function authorityOf({ days, wishes = false, isAway = () => false }: Ways) {
  const issued: { readonly name: string; readonly replaced: boolean }[] = [];
  const lives = new Map<string, readonly [Date, Date]>();
  const authority: Authority = {
    issue: async (name, replaced) => {
      if (isAway(clock.now())) throw new Error('The authority is away.');
      const [notBefore, notAfter] = [later(-HOUR), later(days * DAY - HOUR)];
      const made = await makeCertificate({ type: 'dns', value: name }, notBefore, notAfter);
      lives.set(made.chain, [notBefore, notAfter]);
      issued.push({ name, replaced: replaced !== null });
      return made;
    },
    isRenewalFree: async () => wishes,
    renewalWindow: (chain) => {
      const [notBefore, notAfter] = lives.get(chain) ?? [];
      if (!wishes || notBefore === undefined || notAfter === undefined) return Promise.resolve(undefined);
      const at = (share: number) => new Date(notBefore.getTime() + share * (notAfter.getTime() - notBefore.getTime()));
      return Promise.resolve({ start: at(0.6), end: at(0.7), lookAgainAt: later(6 * HOUR) });
    },
  };
  return { authority, issued };
}

const names = (count: number) => Array.from({ length: count }, (_one, index) => `blog.name${index}.example`);

async function show(count: number): Promise<readonly string[]> {
  for (const name of names(count)) {
    await buildLiveDomain(context, { personId: await buildPerson(context), publicationId: null }, name);
  }
  return [...names(count), 'stories.example'];
}

/** How often, looked at every `step`, a name that was to have a certificate had none that holds. */
async function live(authority: Authority, days: number, step: number): Promise<number> {
  let lapses = 0;
  let chance = 0;
  for (const end = later(days * DAY); clock.now() < end; clock.advance(step)) {
    await orderDueCertificates(context, authority, () => (chance = (chance + 0.618) % 1));
    const rows = await context.database.kysely.selectFrom('certificate').select('not_after').execute();
    lapses += rows.filter(({ not_after }) => not_after === null || not_after <= clock.now()).length;
  }
  return lapses;
}

describe('PROF-4: a year of renewals', () => {
  test.each([
    { days: 64, step: DAY, least: 8 },
    { days: 45, step: DAY, least: 11 },
    { days: 6, step: 8 * HOUR, least: 80 },
  ])('of certificates that live for $days days has no lapse', async ({ days, step, least }) => {
    const all = await show(3);
    // Two days in each month, and every fifth eight hours, nobody answers; of the short ones a day's third.
    const isAway = (now: Date) => (days > 10 ? now.getUTCDate() <= 2 : now.getUTCDay() === 1 && now.getUTCHours() < 8);
    const { authority, issued } = authorityOf({ days, wishes: true, isAway });
    expect(await live(authority, 365, step)).toBe(0);
    for (const name of all) {
      const own = issued.filter((one) => one.name === name);
      expect(own.length, name).toBeGreaterThanOrEqual(least);
      expect(
        own.filter(({ replaced }) => !replaced),
        name,
      ).toHaveLength(1);
    }
  });

  test('has lapses where the authority is away for longer than a certificate has left', async () => {
    await show(1);
    const awayFrom = later(5 * DAY);
    const { authority } = authorityOf({ days: 45, isAway: (now) => now > awayFrom });
    expect(await live(authority, 60, 8 * HOUR)).toBeGreaterThan(0);
  });
});

test('PROF-4: without a word of the authority a certificate is renewed at two thirds of its life, a short one at half', () => {
  const from = new Date('2026-11-01T00:00:00Z');
  const lifeOf = (days: number) => ({ notBefore: from, notAfter: new Date(from.getTime() + days * DAY) });
  const at = (days: number, share: number) =>
    (planRenewal(lifeOf(days), undefined, share, from).nextOrderAt.getTime() - from.getTime()) / DAY;
  expect([at(90, 0), at(90, 1)]).toEqual([60, 55.5]);
  expect([at(6, 0), at(6, 1)]).toEqual([3, 2.7]);
});

test('PROF-4: a wish of the authority goes before that, unless it would come too late', () => {
  const from = new Date('2026-11-01T00:00:00Z');
  const day = (number: number) => new Date(from.getTime() + number * DAY);
  const life = { notBefore: from, notAfter: day(90) };
  const wish = (start: number, end: number) =>
    planRenewal(life, { start: day(start), end: day(end), lookAgainAt: day(1) }, 0.5, from);
  expect(wish(10, 12).nextOrderAt).toEqual(day(11));
  expect(wish(79, 81).nextOrderAt).toEqual(day(80));
  for (const [start, end] of [
    [100, 120],
    [60, 89],
    [80, 82],
  ] as const)
    expect(wish(start, end).nextOrderAt).toEqual(day(57.75));
  // However long an authority tells us to wait, and however short.
  expect(wish(10, 12).nextLookAt).toEqual(new Date(from.getTime() + 6 * HOUR));
});

test('PROF-4: after orders that failed there are longer and longer pauses, up to a day', () => {
  expect([1, 2, 3, 5, 6, 60].map((failures) => pauseAfter(failures) / HOUR)).toEqual([1, 2, 4, 16, 24, 24]);
});

test('PROF-4: what many names of one zone are ordered for stays below what authorities allow', async () => {
  const owner = await buildPerson(context);
  const insert = (name: string) =>
    context.database.kysely
      .insertInto('certificate_order')
      .values({ name, zone: 'crowded.example', is_renewal: false, ordered_at: clock.now() })
      .execute();
  for (let count = 0; count < 42; count += 1) await insert(`blog${count}.crowded.example`);
  await buildLiveDomain(context, { personId: owner, publicationId: null }, 'one-more.crowded.example');
  const { authority, issued } = authorityOf({ days: 64 });
  await orderDueCertificates(context, authority);
  expect(issued.map(({ name }) => name)).toEqual(['stories.example']);
  clock.advance(7 * DAY + HOUR);
  await orderDueCertificates(context, authority);
  expect(issued.map(({ name }) => name)).toContain('one-more.crowded.example');
});

test('PROF-4: a crowd that has to wait starves nobody', async () => {
  const { kysely } = context.database;
  const { authority, issued } = authorityOf({ days: 64 });
  await show(1);
  await orderDueCertificates(context, authority);
  // A zone that has had what it may have in a week, and more names of it than are looked at in one turn.
  const zone = 'crowd.example';
  const aWhileAgo = new Date(clock.now().getTime() - 4 * HOUR);
  const had = Array.from({ length: 42 }, (_one, index) => `had${index}.${zone}`);
  await kysely
    .insertInto('certificate_order')
    .values(had.map((name) => ({ name, zone, is_renewal: false, ordered_at: aWhileAgo })))
    .execute();
  for (let index = 0; index < 120; index += 1) {
    const owner = { personId: await buildPerson(context), publicationId: null };
    await buildLiveDomain(context, owner, `blog${index}.${zone}`);
  }
  await orderDueCertificates(context, authority);
  const ofCrowd = () => issued.filter(({ name }) => name.endsWith(zone)).length;
  const soon = (
    await kysely.selectFrom('certificate').select('next_order_at').where('chain', 'is', null).execute()
  ).map(({ next_order_at }) => next_order_at.getTime() - clock.now().getTime());
  expect(new Set(soon)).toEqual(new Set([30 * 60_000]));
  // One who comes last, and one whose certificate is to be renewed, find their place although hundreds wait.
  await buildLiveDomain(context, { personId: await buildPerson(context), publicationId: null }, 'late.example');
  const [renewed = ''] = names(1);
  await kysely.updateTable('certificate').set({ next_order_at: clock.now() }).where('name', '=', renewed).execute();
  clock.advance(60_000);
  const before = ofCrowd();
  await orderDueCertificates(context, authority);
  expect(
    issued
      .slice(-2)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([renewed, 'late.example'].toSorted());
  expect(ofCrowd()).toBe(before);
});

test('PROF-4: new names leave renewals their part of what an authority takes', async () => {
  const { kysely } = context.database;
  const { authority, issued } = authorityOf({ days: 64 });
  await show(1);
  await orderDueCertificates(context, authority);
  const order = (index: number) => ({
    name: `n${index}.example`,
    zone: `n${index}.example`,
    is_renewal: false,
    ordered_at: clock.now(),
  });
  await kysely
    .insertInto('certificate_order')
    .values(Array.from({ length: 198 }, (_one, index) => order(index)))
    .execute();
  await buildLiveDomain(context, { personId: await buildPerson(context), publicationId: null }, 'waits.example');
  await kysely.updateTable('certificate').set({ next_order_at: clock.now() }).execute();
  await orderDueCertificates(context, authority);
  const last = issued.slice(2).map(({ name }) => name);
  expect(last.toSorted()).toEqual(['stories.example', ...names(1)].toSorted());
  clock.advance(3 * HOUR);
  await orderDueCertificates(context, authority);
  expect(issued.at(-1)?.name).toBe('waits.example');
});

test('PROF-4: two that order at once order once', async () => {
  await show(2);
  const { authority, issued } = authorityOf({ days: 64 });
  await Promise.all([orderDueCertificates(context, authority), orderDueCertificates(context, authority)]);
  expect(issued.map(({ name }) => name).toSorted()).toEqual([...names(2), 'stories.example']);
});

test('PROF-4: a key lies sealed in the database, and opens for its own name alone', async () => {
  await show(1);
  await orderDueCertificates(context, authorityOf({ days: 64 }).authority);
  const [name = ''] = names(1);
  const row = await context.database.kysely
    .selectFrom('certificate')
    .select('sealed_key')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  expect(row.sealed_key).not.toContain('PRIVATE');
  expect((await findCertificate(context, name, false))?.privateKey).toContain('BEGIN PRIVATE KEY');
  await context.database.kysely
    .updateTable('certificate')
    .set({ sealed_key: row.sealed_key })
    .where('name', '=', 'stories.example')
    .execute();
  await expect(findCertificate(context, 'stories.example', true)).rejects.toThrow();
});

test('PROF-4: a certificate is wanted for the site’s own name, and for no address and no plain site', () => {
  expect(certifiableHost('https://stories.example')).toBe('stories.example');
  for (const url of ['http://stories.example', 'https://192.0.2.1', 'https://[2001:db8::1]', 'https://localhost'])
    expect(certifiableHost(url), url).toBeNull();
});

test('PROF-4: a certificate is named to its authority as RFC 9773 has it', () => {
  // The example of the standard, section 4.1.
  const chain = `-----BEGIN CERTIFICATE-----
MIIBQzCB66ADAgECAgUAh2VDITAKBggqhkjOPQQDAjAVMRMwEQYDVQQDEwpFeGFt
cGxlIENBMCIYDzAwMDEwMTAxMDAwMDAwWhgPMDAwMTAxMDEwMDAwMDBaMBYxFDAS
BgNVBAMTC2V4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEeBZu
7cbpAYNXZLbbh8rNIzuOoqOOtmxA1v7cRm//AwyMwWxyHz4zfwmBhcSrf47NUAFf
qzLQ2PPQxdTXREYEnKMjMCEwHwYDVR0jBBgwFoAUaYhba4dGQEHhs3uEe6CuLN4B
yNQwCgYIKoZIzj0EAwIDRwAwRAIge09+S5TZAlw5tgtiVvuERV6cT4mfutXIlwTb
+FYN/8oCIClDsqBklhB9KAelFiYt9+6FDj3z4KGVelYM5MdsO3pK
-----END CERTIFICATE-----`;
  expect(certificateId(chain)).toBe('aYhba4dGQEHhs3uEe6CuLN4ByNQ.AIdlQyE');
});
