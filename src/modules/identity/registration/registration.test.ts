import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { NotAllowed } from '#modules/ground/acting.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { signInWithIdentity } from '#modules/identity/providers/sign-in-with-identity.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import type { EmailBrowser } from '#test/support/email-browser.ts';
import { createEmailWorld, type EmailWorld } from '#test/support/email-world.ts';
import { codeOf } from '#test/support/read-mail.ts';
import { blockSignUps, readBlocked, unblockSignUps } from './block-sign-ups.ts';
import { inviteToSite, revokeInvitation } from './invite.ts';
import { openInvitation, sweepInvitations } from './open-invitation.ts';
import { readRegistration } from './read-registration.ts';

const DAY = 86_400_000;
let world: EmailWorld;
beforeAll(async () => {
  world = await createEmailWorld();
});
afterAll(() => world.close());
afterEach(() => setSetting(world.context, 'registration.mode', ''));

async function as(role: 'ADMIN' | 'MODERATOR' | 'CURATOR') {
  const viewer = buildViewer({ personId: await buildPerson(world.context), roles: new Set([role]) });
  return { ...world.context, viewer, isProgram: false };
}

let count = 0;
const nextAddress = () => `newcomer${(count += 1)}@example.org`;
const signUp = async (browser: EmailBrowser, email: string) =>
  await browser.send(email, { operation: 'register', captchaValue: await browser.solve() });
const enter = async (browser: EmailBrowser, email: string) =>
  await browser.verify(codeOf(await world.newestMail(email)));

async function link(mostUses: number, days = 14): Promise<string> {
  const made = await inviteToSite(await as('MODERATOR'), { address: '', note: 'Choir', mostUses, days });
  if (made.type !== 'InvitationMade') throw new Error(made.message);
  return made.url.split('/').at(-1) ?? '';
}

const CLOSED = 'We’re not taking new accounts right now.';
const NEEDED = 'New accounts are by invitation right now. If you have an invitation, open its link first.';

test('ADMIN-2: where sign-up is closed nobody gets an account by mail or by a provider, and whoever has one signs in', async () => {
  const member = await world.account();
  await setSetting(world.context, 'registration.mode', 'closed');
  const browser = world.open();
  expect(await signUp(browser, nextAddress())).toEqual({ __typename: 'BadRequest', message: CLOSED });
  // Nor does it tell whether there is an account.
  expect(await signUp(world.open(), member)).toEqual({ __typename: 'BadRequest', message: CLOSED });
  const identity = {
    provider: 'google',
    issuer: 'https://accounts.example',
    subject: '1',
    email: nextAddress(),
    isEmailVerified: true,
    name: 'Ada',
    displayName: 'Ada',
  } as const;
  const context = { ...world.context, isProgram: false, browser: browser.browser };
  expect(await signInWithIdentity(context, identity, '/')).toBe('REGISTRATION_CLOSED');
  expect((await browser.send(member)).__typename).toBe('SusiMethod');
  expect((await enter(browser, member)).__typename).toBe('Token');
});

test('ADMIN-2: a mail that was on its way as sign-up was closed makes no account', async () => {
  const [browser, email] = [world.open(), nextAddress()];
  await signUp(browser, email);
  await setSetting(world.context, 'registration.mode', 'closed');
  expect(await enter(browser, email)).toEqual({ __typename: 'BadRequest', message: CLOSED });
});

test('ADMIN-2: an invitation lets in whoever opened its link, as many as it has places, and says who came', async () => {
  await setSetting(world.context, 'registration.mode', 'invitation');
  const token = await link(2);
  expect(await signUp(world.open(), nextAddress())).toEqual({ __typename: 'BadRequest', message: NEEDED });
  const guests = await Promise.all(
    [1, 2, 3].map(async () => {
      const [browser, email] = [world.open(), nextAddress()];
      expect(await openInvitation(world.context, browser.browser, token)).toBe(true);
      expect((await signUp(browser, email)).__typename).toBe('SusiMethod');
      return { browser, email };
    }),
  );
  const answers = await Promise.all(guests.map(({ browser, email }) => enter(browser, email)));
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['BadRequest', 'Token', 'Token']);
  expect(answers.find(({ __typename }) => __typename === 'BadRequest')?.message).toBe(NEEDED);
  const [invitation] = (await readRegistration(await as('ADMIN')))?.invitations ?? [];
  expect(invitation).toMatchObject({ useCount: 2, mostUses: 2, isOpen: false, note: 'Choir', address: null });
  expect(await openInvitation(world.context, world.open().browser, token)).toBe(false);
});

test('ADMIN-2: an invitation to an address needs no link, is for nobody else, and ends', async () => {
  await setSetting(world.context, 'registration.mode', 'invitation');
  const staff = await as('ADMIN');
  const [invited, other] = [nextAddress(), nextAddress()];
  const made = await inviteToSite(staff, { address: ` ${invited.toUpperCase()} `, note: '', mostUses: 50, days: 3 });
  expect(made).toMatchObject({ type: 'InvitationMade', address: invited });
  expect((await world.newestMail(invited)).subject).toBe('You’re invited to Longhand');
  expect((await signUp(world.open(), other)).message).toBe(NEEDED);
  const browser = world.open();
  expect((await signUp(browser, invited)).__typename).toBe('SusiMethod');
  const named = (await readRegistration(staff))?.invitations.find(({ address }) => address === invited);
  expect(named).toMatchObject({ came: [] });
  expect((await enter(browser, invited)).__typename).toBe('Token');
  const used = (await readRegistration(staff))?.invitations.find(({ id }) => id === named?.id);
  expect([used?.address, used?.came.length]).toEqual([null, 1]);
  const late = await link(5, 3);
  const guest = world.open();
  await openInvitation(world.context, guest.browser, late);
  world.clock.advance(3 * DAY);
  expect((await signUp(guest, nextAddress())).message).toBe(NEEDED);
  const revoked = await link(5);
  await openInvitation(world.context, guest.browser, revoked);
  const [newest] = (await readRegistration(staff))?.invitations ?? [];
  expect(await revokeInvitation(staff, newest?.id ?? '')).toEqual({ type: 'InvitationRevoked' });
  expect(await revokeInvitation(staff, newest?.id ?? '')).toMatchObject({ type: 'NotFound' });
  expect((await signUp(guest, nextAddress())).message).toBe(NEEDED);
});

test('rule 251: another invitation to an address takes the place of the one before, so that ending it ends both', async () => {
  await setSetting(world.context, 'registration.mode', 'invitation');
  const staff = await as('MODERATOR');
  const [invited, other] = [nextAddress(), nextAddress()];
  const invite = (address: string) => inviteToSite(staff, { address, note: '', mostUses: 1, days: 3 });
  const text = "select from audit_entry where action = 'invitation.revoked'";
  const ends = async () => (await world.database.query('test_ends', text, [])).length;
  const endsBefore = await ends();
  for (const address of [invited, other, invited]) await invite(address);
  const open = async (of: string) =>
    ((await readRegistration(staff))?.invitations ?? []).filter(({ address, isOpen }) => isOpen && address === of);
  const [last, ...more] = await open(invited);
  expect(more).toEqual([]);
  expect(await open(other)).toHaveLength(1);
  expect((await ends()) - endsBefore, 'what ended by itself is in the audit too').toBe(1);
  expect((await signUp(world.open(), invited)).__typename).toBe('SusiMethod');
  await revokeInvitation(staff, last?.id ?? '');
  expect((await signUp(world.open(), invited)).message).toBe(NEEDED);
});

test('ADMIN-2: a mail domain or a network is blocked for new accounts alone, counted, for a time or for good', async () => {
  const staff = await as('MODERATOR');
  const blockedMail = (await world.account()).replace('example.org', 'mail.spam.example');
  const block = (blocked: string, days: number | null = null) => blockSignUps(staff, { blocked, reason: 'Wave', days });
  expect(await block('@Spam.Example')).toEqual({ type: 'SignUpBlocked' });
  expect(await block('*.spam.example')).toMatchObject({ type: 'Conflict' });
  expect(await block('203.0.113.0/24', 1)).toEqual({ type: 'SignUpBlocked' });
  expect(await block('2001:DB8:7::/48', 1)).toEqual({ type: 'SignUpBlocked' });
  const refused = 'We can’t create an account with this address or from this network.';
  const from = (network: string) => world.open(network);
  expect((await signUp(from('198.51.100.1'), blockedMail)).message).toContain(refused);
  expect((await signUp(from('203.0.113.9'), nextAddress())).message).toContain(refused);
  expect((await signUp(from('2001:db8:7:1::/64'), nextAddress())).message).toContain(refused);
  expect((await signUp(from('203.0.114.9'), nextAddress())).__typename).toBe('SusiMethod');
  expect((await signUp(from('2001:db8:8:1::/64'), 'ada@notspam.example')).__typename).toBe('SusiMethod');
  const member = await world.account();
  expect((await from('203.0.113.10').send(member)).__typename).toBe('SusiMethod');
  const invited = 'ada@spam.example';
  await inviteToSite(staff, { address: invited, note: '', mostUses: 1, days: 3 });
  expect((await signUp(from('198.51.100.2'), invited)).__typename).toBe('SusiMethod');
  // The mail was sent before its domain was blocked: the account is refused, and that is counted.
  const [browser, email] = [from('198.51.100.3'), 'grace@late.example'];
  await signUp(browser, email);
  await block('late.example');
  expect((await enter(browser, email)).message).toContain(refused);
  const blocks = (await readRegistration(staff))?.blocks ?? [];
  expect(blocks.find(({ blocked }) => blocked === 'late.example')).toMatchObject({ refusedCount: 1, isOver: false });
  expect(blocks.find(({ blocked }) => blocked === '203.0.113.0/24')).toMatchObject({ refusedCount: 1 });
  world.clock.advance(DAY);
  expect((await signUp(from('203.0.113.9'), nextAddress())).__typename).toBe('SusiMethod');
  expect(await unblockSignUps(staff, blocks.find(({ blocked }) => blocked === 'spam.example')?.id ?? '')).toEqual({
    type: 'SignUpUnblocked',
  });
  expect((await signUp(from('198.51.100.1'), blockedMail)).__typename).toBe('SusiMethod');
});

test.each([
  ['example.com', { kind: 'domain', value: 'example.com' }],
  ['bücher.example', { kind: 'domain', value: 'xn--bcher-kva.example' }],
  ['203.0.113.7', { kind: 'network', value: '203.0.113.7/32' }],
  ['2001:db8::1', { kind: 'network', value: '2001:db8::1/64' }],
  ['2001:db8::1/128', { kind: 'network', value: '2001:db8::1/64' }],
  ['com', undefined],
  ['0.0.0.0/0', undefined],
  ['::/0', undefined],
  ['203.0.113.0/33', undefined],
  ['203.0.113.0/24/1', undefined],
  ['203.0.113.0/', undefined],
  ['https://example.com/a', { kind: 'domain', value: 'example.com' }],
  ['', undefined],
])('ADMIN-2: %s is blocked as %j', (text, blocked) => {
  expect(readBlocked(text)).toEqual(blocked);
});

test('ADMIN-2: only moderators and administrators invite and block', async () => {
  const curator = await as('CURATOR');
  const input = { address: '', note: '', mostUses: 1, days: 1 };
  await expect(inviteToSite(curator, input)).rejects.toThrow(NotAllowed);
  await expect(blockSignUps(curator, { blocked: 'a.example', reason: '', days: null })).rejects.toThrow(NotAllowed);
  expect(await readRegistration(curator)).toBeNull();
  const staff = await as('MODERATOR');
  for (const wrong of [{ mostUses: 0 }, { mostUses: 1.5 }, { mostUses: 1_001 }, { days: 91 }, { address: 'ada' }])
    expect(await inviteToSite(staff, { ...input, ...wrong }), JSON.stringify(wrong)).toMatchObject({
      type: 'BadRequest',
    });
});

test('rule 251: the address of somebody who never came is forgotten 90 days after their invitation ended', async () => {
  const [staff, invited] = [await as('ADMIN'), nextAddress()];
  await inviteToSite(staff, { address: invited, note: '', mostUses: 1, days: 3 });
  const isKept = async () =>
    (await readRegistration(staff))?.invitations.some(({ address }) => address === invited) ?? false;
  world.clock.advance(92 * DAY);
  await sweepInvitations(world.context);
  expect(await isKept()).toBe(true);
  world.clock.advance(2 * DAY);
  await sweepInvitations(world.context);
  expect(await isKept()).toBe(false);
});

test('rule 254: while the site rests nobody gets an account, also by a mail that was on its way', async () => {
  const [browser, email] = [world.open(), nextAddress()];
  await signUp(browser, email);
  await setSetting(world.context, 'site.mode', 'maintenance');
  const sentence = 'We’re doing maintenance and can’t create accounts right now. Please come back in a little while.';
  expect(await enter(browser, email)).toEqual({ __typename: 'BadRequest', message: sentence });
  await setSetting(world.context, 'site.mode', '');
  world.clock.advance(DAY);
  await signUp(browser, email);
  expect((await enter(browser, email)).__typename).toBe('Token');
});

test('ADMIN-2: staff who invite somebody with an account read whose it is, and nothing is sent', async () => {
  const [staff, member] = [await as('MODERATOR'), await world.account()];
  const before = await world.newestMail(member).catch(() => undefined);
  const answer = await inviteToSite(staff, { address: member.toUpperCase(), note: '', mostUses: 1, days: 3 });
  expect(answer).toMatchObject({ type: 'Conflict' });
  expect('message' in answer && answer.message).toContain('already has an account with this address');
  expect(await world.newestMail(member).catch(() => undefined)).toEqual(before);
  expect((await readRegistration(staff))?.invitations.some(({ address }) => address === member)).toBe(false);
});
