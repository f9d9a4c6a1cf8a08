import { expect, test } from 'vitest';
import { staffInvitationMessages as messages } from '#shared/messages/staff-invitations.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readMail } from '#test/support/read-mail.ts';
import { openVisitor, signIn, type SignedIn } from '#test/support/sign-in.ts';
import { BLOCK, idOf, INVITE, RESEND, staffInviting, WITHDRAW } from '#test/support/staff-inviting.ts';

const DAY = 86_400_000;
const program = await openProgram({ withWorld: false });

const { ask, scene, usernameOf, linkTo, answer, openLink } = staffInviting(() => program);
const say = (why: keyof typeof messages.why, name: string) => messages.why[why].replace('{name}', name);

test('PUB-4: whoever has the link of a mail joins once they are signed in, and nobody before that', async () => {
  const { name, owner, invite, roleOf } = await scene();
  const sent = await invite(owner, ' Somebody.New@Mail.example ', 'EDITOR');
  expect(sent.open).toMatchObject([{ role: 'EDITOR', address: 'somebody.new@mail.example', user: null }]);
  const link = await linkTo('somebody.new@mail.example');
  const visitor = await openVisitor(program);
  const before = await program.ask(link.pathname + link.search, { headers: { cookie: visitor.cookie } });
  expect(before.status).toBe(302);
  expect(new URL(before.headers.location ?? '', program.url).searchParams.get('redirect')).toBe(
    link.pathname + link.search,
  );
  const newcomer = await signIn(program);
  const page = await openLink(newcomer, link);
  expect([page.status, page.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
  expect(page.text).toContain(`Join ${name}`);
  // The link was passed on, or they have two mailboxes: they see which one it came to, and nobody sees all of it.
  expect(page.text).toContain('It was sent to s••@m••.example, which isn’t this account’s address.');
  expect(page.text).toContain(`accept it as @${await usernameOf(newcomer.personId)}?`);
  expect(page.text).not.toContain('somebody.new@mail.example');
  expect(await roleOf(newcomer.personId)).toBeUndefined();
  expect(await answer(newcomer, link, { role: 'EDITOR' })).toEqual({
    viewerEdge: { viewerStaffRole: 'EDITOR' },
    viewerCan: { submitStories: true, editSettings: true },
  });
  expect(await roleOf(newcomer.personId)).toEqual({ role: 'editor' });
  expect(await answer(newcomer, link, { role: 'EDITOR' })).toEqual({ message: say('alreadyStaff', name) });
  const second = await signIn(program);
  expect(await answer(second, link, { role: 'EDITOR' })).toEqual({ message: say('accepted', name) });
  expect((await openLink(second, link)).text).toContain(say('accepted', name));
});

test('PUB-4: an invitation to nobody is answered with what to enter, and counts for nothing', async () => {
  const { owner, invite } = await scene();
  for (const to of ['', '  ', '@', ' @ ']) {
    expect(await invite(owner, to)).toMatchObject({ message: messages.nobodyTyped, open: [] });
  }
  expect(await invite(owner, 'nobody-by-this-name')).toMatchObject({
    message: messages.nobody.replace('{username}', 'nobody-by-this-name'),
  });
});

test('PUB-4: of several who accept with one link at once, one joins', async () => {
  const { owner, invite, publicationId } = await scene();
  await invite(owner, 'shared@mail.example');
  const link = await linkTo('shared@mail.example');
  const people: SignedIn[] = [];
  while (people.length < 5) people.push(await signIn(program));
  const answers = await Promise.all(people.map((person) => answer(person, link)));
  expect(answers.filter((one) => one?.message === undefined)).toHaveLength(1);
  const { kysely } = program.context.database;
  const staff = kysely.selectFrom('publication_member').select('role').where('publication_id', '=', publicationId);
  expect((await staff.execute()).map(({ role }) => role).toSorted()).toEqual(['owner', 'writer']);
});

test('PUB-4: an invitation by name is for that account alone, without a link that could be passed on', async () => {
  const { owner, invite, roleOf, name } = await scene();
  const invited = await signIn(program);
  const { open: sent } = await invite(owner, `@${await usernameOf(invited.personId)}`);
  expect(sent).toMatchObject([{ user: { id: invited.personId }, address: null }]);
  const link = new URL(`/me/invitations/${sent[0]?.id ?? ''}`, program.url);
  const other = await signIn(program);
  // Rule 316: the same as of an invitation that there never was.
  const never = new URL('/me/invitations/0123456789ab', program.url);
  for (const [asked, at] of [[link, link.pathname] as const, [never, never.pathname] as const]) {
    const page = await openLink(other, asked);
    expect(page.status).toBe(404);
    expect(page.text).toContain(messages.notYours);
    expect(page.text).not.toContain(name);
    expect(page.text).toContain(`@${await usernameOf(other.personId)}`);
    expect(page.text).toContain(`/m/signin?operation=login&amp;redirect=${encodeURIComponent(at)}"`);
  }
  expect(await answer(other, link)).toEqual({ message: messages.gone });
  expect((await openLink(invited, link)).status).toBe(200);
  expect(await answer(invited, link)).toMatchObject({ viewerEdge: { viewerStaffRole: 'WRITER' } });
  expect(await roleOf(invited.personId)).toEqual({ role: 'writer' });
});

test('PUB-4: whoever has not confirmed an address is led to where one does, and then may join', async () => {
  const { owner, invite } = await scene();
  const invited = await signIn(program);
  const { kysely } = program.context.database;
  const confirm = (is_verified: boolean) =>
    kysely.updateTable('email_address').set({ is_verified }).where('person_id', '=', invited.personId).execute();
  const { open: sent } = await invite(owner, `@${await usernameOf(invited.personId)}`);
  const link = new URL(`/me/invitations/${sent[0]?.id ?? ''}`, program.url);
  await confirm(false);
  const { text } = await openLink(invited, link);
  expect(text).toContain('Confirm your email address first.');
  expect(text).toMatch(/<a [^>]*href="\/me\/settings#email"[^>]*>Confirm it in your settings<\/a>/);
  await confirm(true);
  expect((await openLink(invited, link)).text).not.toContain('Confirm it in your settings');
  expect(await answer(invited, link)).toMatchObject({ viewerEdge: { viewerStaffRole: 'WRITER' } });
});

test('PUB-4: whoever confirmed the address needs no link, and a wrong link opens nothing to others', async () => {
  const { owner, invite } = await scene();
  const person = await signIn(program);
  const { kysely } = program.context.database;
  const own = kysely.selectFrom('email_address').select('address').where('person_id', '=', person.personId);
  const { address } = await own.executeTakeFirstOrThrow();
  await invite(owner, address);
  const link = await linkTo(address);
  const bare = new URL(link.pathname, program.url);
  const page = await openLink(person, bare);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('isn’t this account’s address');
  const stranger = await signIn(program);
  expect((await openLink(stranger, bare)).status).toBe(404);
  const wrong = new URL(`${link.pathname}?token=t${'x'.repeat(43)}`, program.url);
  expect((await openLink(stranger, wrong)).status).toBe(404);
  expect(await answer(stranger, wrong)).toEqual({ message: messages.gone });
  expect(await answer(person, bare)).toMatchObject({ viewerEdge: { viewerStaffRole: 'WRITER' } });
});

test('PUB-4: the answer to an address is the same whether somebody has an account with it or not', async () => {
  const { owner, invite } = await scene();
  const known = await signIn(program);
  const { kysely } = program.context.database;
  const own = kysely.selectFrom('email_address').select('address').where('person_id', '=', known.personId);
  const { address } = await own.executeTakeFirstOrThrow();
  const [first, second] = [await invite(owner, 'unknown-to-us@mail.example'), await invite(owner, address)];
  const shape = ({ open: all }: typeof first, of: string) =>
    all.filter((one) => one.address === of).map(({ role, user, isExpired }) => ({ role, user, isExpired }));
  expect(shape(second, address)).toEqual(shape(first, 'unknown-to-us@mail.example'));
});

test('PUB-4: an invitation ends after 14 days, is shown as expired, and is sent again with another link', async () => {
  const { name, owner, invite } = await scene();
  await invite(owner, 'late@mail.example');
  const link = await linkTo('late@mail.example');
  const late = await signIn(program);
  program.clock.advance(14 * DAY);
  expect(await answer(await signIn(program, { person: late.personId }), link)).toEqual({
    message: say('expired', name),
  });
  const again = await ask(await signIn(program, { person: owner.personId }), RESEND, { id: idOf(link) });
  expect(again.data?.answer?.['staffInvitations']).toMatchObject([{ id: idOf(link), isExpired: false }]);
  const next = await linkTo('late@mail.example');
  expect(next.search).not.toBe(link.search);
  const person = await signIn(program, { person: late.personId });
  const replaced = await openLink(person, link);
  expect([replaced.status, replaced.text.includes('There’s a newer email about this invitation.')]).toEqual([
    200,
    true,
  ]);
  expect(replaced.text).not.toContain('>Accept</button>');
  expect(await answer(person, link), 'rule 279').toEqual({ message: messages.gone });
  const forged = new URL(`${link.pathname}?token=t${'y'.repeat(43)}`, program.url);
  expect((await openLink(person, forged)).status).toBe(404);
  expect(await answer(person, next)).toMatchObject({ viewerEdge: { viewerStaffRole: 'WRITER' } });
  expect((await openLink(person, link)).text).toContain(say('alreadyStaff', name));
});

test('PUB-4: a no, and what was withdrawn, is for good; both are in the log', async () => {
  const { name, owner, invite, publicationId } = await scene();
  await invite(owner, 'no@mail.example');
  const declined = await linkTo('no@mail.example');
  const person = await signIn(program);
  expect(await answer(person, declined, { accept: false })).toEqual({
    viewerEdge: { viewerStaffRole: null },
    viewerCan: { submitStories: false, editSettings: false },
  });
  expect(await answer(person, declined)).toEqual({ message: say('declined', name) });
  await invite(owner, 'back@mail.example');
  const withdrawn = await linkTo('back@mail.example');
  const gone = await ask(owner, WITHDRAW, { id: idOf(withdrawn) });
  expect(gone.data?.answer?.['staffInvitations']).toEqual([]);
  expect(await answer(person, withdrawn)).toEqual({ message: say('withdrawn', name) });
  expect((await ask(owner, WITHDRAW, { id: idOf(withdrawn) })).data?.answer).toEqual({ message: messages.notOpen });
  expect((await ask(owner, RESEND, { id: idOf(withdrawn) })).data?.answer).toEqual({ message: messages.notOpen });
  const { kysely } = program.context.database;
  const log = await kysely
    .selectFrom('publication_activity')
    .select(['kind', 'subject'])
    .where('publication_id', '=', publicationId)
    .where('kind', 'in', ['invitation.sent', 'invitation.withdrawn', 'invitation.declined'])
    .orderBy('id')
    .execute();
  expect(log.map(({ kind }) => kind.slice(11)).toSorted()).toEqual(['declined', 'sent', 'sent', 'withdrawn']);
  expect(JSON.stringify(log)).not.toContain('@');
});

test('PUB-4: an invitation holds as long as who sent it may invite, the publication is open, and they are not apart', async () => {
  const { name, owner, member, invite, publicationId } = await scene();
  const { kysely } = program.context.database;
  const editor = await member('editor');
  await invite(editor, 'by-editor@mail.example');
  const link = await linkTo('by-editor@mail.example');
  const person = await signIn(program);
  const setRole = (role: StaffRole) =>
    appointMember(program.context, { publicationId, personId: editor.personId, role });
  await setRole('writer');
  expect(await answer(person, link)).toEqual({ message: say('inviterGone', name) });
  await setRole('editor');
  const setState = (state: 'active' | 'archived') =>
    kysely.updateTable('publication').set({ state }).where('id', '=', publicationId).execute();
  await setState('archived');
  expect(await answer(person, link)).toEqual({ message: say('archived', name) });
  await setState('active');
  await ask(editor, INVITE, { input: { collectionId: publicationId, to: 'by-editor@mail.example', role: 'WRITER' } });
  const renewed = await linkTo('by-editor@mail.example');
  await ask(owner, INVITE, {
    input: { collectionId: publicationId, to: 'by-editor@mail.example', role: 'EDITOR', replaces: 'WRITER' },
  });
  expect(await answer(person, renewed)).toEqual({ message: messages.gone });
  const changed = await linkTo('by-editor@mail.example');
  expect(await answer(person, changed)).toEqual({
    message: messages.roleChanged.replace('{role}', messages.roles.editor),
  });
  await suspendPerson(program.context, { personId: owner.personId, rule: 'SPAM', reason: 'Spam' });
  expect(await answer(person, changed, { role: 'EDITOR' })).toEqual({ message: say('inviterGone', name) });
});

test('PUB-4, rule 277: another role takes the place of an invitation only where whoever invites knows, and the mail says so', async () => {
  const { name, owner, member, invite } = await scene();
  const [editor, to] = [await member('editor'), 'twice@mail.example'];
  await invite(editor, to);
  const first = await linkTo(to);
  expect((await invite(owner, to, 'EDITOR')).message).toMatch(/^Someone has invited them as a writer in the meantime/);
  expect((await invite(owner, to, 'EDITOR', 'WRITER')).open).toMatchObject([{ role: 'EDITOR', address: to }]);
  const mail = (await readMail(program.context)).findLast((one) => one.to === to);
  expect(mail?.subject).toContain(`changed your invitation to ${name}`);
  expect(mail?.text).toMatch(/as a writer[^]*now invited as an editor/);
  expect((await invite(editor, to, 'WRITER', 'EDITOR')).message, 'the owner’s').toBe(messages.isOwners);
  const person = await signIn(program);
  expect(await answer(person, first, { role: 'WRITER' })).toEqual({ message: messages.gone });
  expect(await answer(person, await linkTo(to), { role: 'EDITOR' })).toMatchObject({
    viewerEdge: { viewerStaffRole: 'EDITOR' },
  });
});

test('PUB-4: who cannot be invited, and by whom', async () => {
  const { owner, member, invite, publicationId } = await scene();
  const [editor, writer] = [await member('editor'), await member('writer')];
  expect((await invite(editor, 'x1@mail.example', 'EDITOR')).code).toBe('FORBIDDEN');
  expect((await invite(writer, 'x1@mail.example')).code).toBe('FORBIDDEN');
  expect((await invite(owner, 'not an@address')).message).toBe(messages.noAddress);
  const nobody = (username: string) => messages.nobody.replace('{username}', username);
  expect((await invite(owner, '@nobody-of-that-name')).message).toBe(nobody('nobody-of-that-name'));
  const unclaimed = await usernameOf(await buildPerson(program.context, { isUnclaimed: true }));
  expect((await invite(owner, unclaimed)).message).toBe(nobody(unclaimed));
  const apart = await signIn(program);
  await ask(apart, BLOCK, { id: owner.personId });
  const blocked = await usernameOf(apart.personId);
  expect((await invite(owner, blocked)).message).toBe(nobody(blocked));
  expect((await invite(owner, await usernameOf(writer.personId))).message).toMatch(/is already on the staff/);
  await invite(owner, 'once@mail.example');
  const link = await linkTo('once@mail.example');
  expect((await ask(writer, WITHDRAW, { id: idOf(link) })).code).toBe('FORBIDDEN');
  expect((await ask(await signIn(program), RESEND, { id: idOf(link) })).code).toBe('FORBIDDEN');
  const { kysely } = program.context.database;
  const rows = kysely.selectFrom('publication_invitation').select('token_hash');
  const kept = await rows.where('publication_id', '=', publicationId).execute();
  expect(JSON.stringify(kept)).not.toContain(link.searchParams.get('token'));
});

test('PUB-4: one address is asked three times a day, by all publications together', async () => {
  const [one, two] = [await scene(), await scene()];
  const limited = { code: undefined, message: expect.stringContaining('') as string };
  for (const { owner, invite } of [one, two, one]) {
    expect((await invite(owner, 'often@mail.example')).message).toBeUndefined();
  }
  const refused = await two.invite(two.owner, 'often@mail.example');
  expect(refused).toMatchObject(limited);
  expect(refused.open).toEqual([]);
});
