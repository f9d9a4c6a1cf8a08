import { beforeEach, describe, expect, test } from 'vitest';
import { impersonationMessages as messages } from '#shared/messages/impersonations.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { endAllSessions } from '#modules/identity/sessions/end-all-sessions.ts';
import { readEverythingOf } from '#modules/moving/account-exports/read-everything-of.ts';
import { tellOfImpersonations } from '#modules/running/impersonations/tell-of-impersonation.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { askToLook, lookAs, type Looking } from '#test/support/impersonation/look-as.ts';
import { askGraph } from '#test/support/oauth-world.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readMail } from '#test/support/read-mail.ts';
import { settleNews } from '#test/support/settle-news.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram();
let admin: SignedIn;
let ruth: SignedIn;
beforeEach(async () => {
  [admin, ruth] = [await staff('ADMIN'), await signIn(program)];
});

async function staff(role: PlatformRole): Promise<SignedIn> {
  const person = await signIn(program);
  await changeRole(program.context, { personId: person.personId, role, isGranted: true });
  return person;
}

const WHO = '{ viewer { id } }';
const LOOKS = '{ viewer { staffLooks { reason createdAt endedAt } } }';
const NEWS = '{ notifications { items { notificationType path actors { id } } } }';

async function whoIs(headers: Readonly<Record<string, string>>): Promise<unknown> {
  const { data } = await askGraph(program, headers, WHO);
  return (data?.['viewer'] as { readonly id: string } | null)?.id ?? null;
}
const reasonsTold = async (person: SignedIn) => {
  const { data } = await askGraph(program, person.headers, LOOKS);
  const viewer = data?.['viewer'] as { readonly staffLooks: readonly { readonly reason: string }[] } | undefined;
  return viewer?.staffLooks.map(({ reason }) => reason);
};
const audited = async (personId: string) => {
  const { kysely } = program.context.database;
  const rows = await kysely
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'after'])
    .where('target_id', '=', personId)
    .where('action', 'like', 'person.impersonat%')
    .orderBy('created_at')
    .execute();
  return rows.map(({ action, actor_id: by, after }) => ({ action, by, after }));
};
const mailsTo = async ({ personId }: SignedIn) => {
  const { address } = await program.context.database.kysely
    .selectFrom('email_address')
    .select('address')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return (await readMail(program.context)).filter(
    ({ to, subject }) => to === address && subject.includes('viewed the site as you'),
  );
};
async function exported({ personId }: SignedIn): Promise<unknown> {
  for await (const entry of readEverythingOf(program.context, personId)) {
    if (entry.path === 'staff-looks.json') return JSON.parse(new TextDecoder().decode(entry.bytes));
  }
  return undefined;
}
const end = (look: Looking, xsrf = look.xsrf) =>
  program.ask('/_/impersonation/end', {
    method: 'POST',
    headers: { cookie: look.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: `xsrf=${encodeURIComponent(xsrf)}`,
  });

describe('ADMIN-1, rule 248: who looks as whom', () => {
  test('administrators and support do, having stepped up and with a reason; others and at others they do not', async () => {
    const [support, moderator, curator] = [await staff('SUPPORT'), await staff('MODERATOR'), await staff('CURATOR')];
    const said = async (by: SignedIn, of: SignedIn, reason?: string) =>
      (await askToLook(program, by, of.personId, reason)).said;
    expect(await said(admin, ruth)).toBe('ImpersonationAsked');
    expect(await said(support, ruth)).toBe('ImpersonationAsked');
    for (const by of [moderator, curator, ruth]) expect(await said(by, support)).toBe('FORBIDDEN');
    // Of those who work for the site administrators alone see what they see, and nobody looks as themselves.
    expect(await said(support, curator)).toMatch(/access|allowed/i);
    expect(await said(admin, support)).toBe('ImpersonationAsked');
    expect(await said(admin, admin)).toMatch(/access|allowed/i);
    for (const reason of ['  ', 'x'.repeat(501)])
      expect(await said(admin, ruth, reason)).toContain('500 characters or fewer');
    program.clock.advance(16 * 60_000);
    expect(await said(admin, ruth)).toBe('STEP_UP_NEEDED');
    expect(await audited(ruth.personId)).toEqual([]);
    expect(await mailsTo(ruth)).toEqual([]);
  });

  test('at most 20 times a day', async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await askToLook(program, admin, ruth.personId)).said).toBe('ImpersonationAsked');
    expect((await askToLook(program, admin, ruth.personId)).said).toBe(messages.tooOften);
  });

  test('the link works once, within a minute, and in the session that asked', async () => {
    const open = (path: string, { cookie }: { readonly cookie: string }) => program.ask(path, { headers: { cookie } });
    const { path: first = '' } = await askToLook(program, admin, ruth.personId);
    const other = await staff('ADMIN');
    const elsewhere = await signIn(program, { person: admin.personId });
    for (const who of [other, elsewhere, ruth]) expect((await open(first, who)).status).toBe(410);
    expect((await open(first, admin)).status).toBe(303);
    expect((await open(first, admin)).status).toBe(410);
    const { path: late = '' } = await askToLook(program, admin, ruth.personId);
    program.clock.advance(61_000);
    expect((await open(late, admin)).status).toBe(410);
  });
});

describe('ADMIN-1, rule 248: one looks as long as', () => {
  test('half an hour, in that session alone, with a cookie that no script reads', async () => {
    const { path = '' } = await askToLook(program, admin, ruth.personId);
    const begun = await program.ask(path, { headers: { cookie: admin.cookie } });
    const [set = ''] = begun.headers['set-cookie']?.filter((one) => one.startsWith('impersonation=')) ?? [];
    expect(set).toMatch(/^impersonation=t[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/);
    const cookie = set.split(';', 1)[0] ?? '';
    const type = { 'content-type': 'application/json' };
    expect(await whoIs({ ...type, cookie: `${admin.cookie}; ${cookie}` })).toBe(ruth.personId);
    // Stolen, it is worth nothing beside another session, or none.
    expect(await whoIs({ ...type, cookie: `${ruth.cookie}; ${cookie}` })).toBe(ruth.personId);
    expect(await whoIs({ ...type, cookie })).toBe(null);
    const other = await staff('ADMIN');
    expect(await whoIs({ ...type, cookie: `${other.cookie}; ${cookie}` })).toBe(other.personId);
    // A page that is left open asks again when it is over.
    const page = await program.ask('/about', { headers: { cookie: `${admin.cookie}; ${cookie}` } });
    expect([page.headers.refresh, page.headers['cache-control']]).toEqual(['1801', 'private, no-store']);
    program.clock.advance(29 * 60_000);
    expect(await whoIs({ ...type, cookie: `${admin.cookie}; ${cookie}` })).toBe(ruth.personId);
    program.clock.advance(60_001);
    expect(await whoIs({ ...type, cookie: `${admin.cookie}; ${cookie}` })).toBe(admin.personId);
  });

  test('nobody presses End, which leads back and asks for the token of the page', async () => {
    const look = await lookAs(program, admin, ruth.personId);
    await end(look, admin.xsrf);
    expect(await whoIs(look.headers)).toBe(ruth.personId);
    const ended = await end(look);
    expect([ended.status, ended.headers.location]).toEqual([303, `/_/admin/users/${ruth.personId}`]);
    expect(String(ended.headers['set-cookie'])).toContain('impersonation=; Path=/; Max-Age=0');
    expect(await whoIs(look.headers)).toBe(admin.personId);
    // Pressed again, in a window that was left open.
    expect((await end(look)).headers.location).toBe('/');
    expect((await audited(ruth.personId)).map(({ action, by }) => [action, by])).toEqual([
      ['person.impersonated', admin.personId],
      ['person.impersonationEnded', admin.personId],
    ]);
  });

  test('a page that is left open changes nothing afterwards, in nobody’s name', async () => {
    const look = await lookAs(program, admin, ruth.personId);
    await end(look);
    const body = JSON.stringify({ query: `mutation { followUser(targetUserId: "${ruth.personId}") { __typename } }` });
    const answer = await program.ask('/_/graphql', { method: 'POST', headers: look.headers, body });
    expect(answer.status).toBe(403);
  });

  test('whoever looks keeps their role, is not suspended and stays signed in', async () => {
    const { context } = program;
    const support = await staff('SUPPORT');
    const looks = {
      role: await lookAs(program, support, ruth.personId),
      ban: await lookAs(program, admin, ruth.personId),
    };
    await changeRole(context, { personId: support.personId, role: 'SUPPORT', isGranted: false });
    expect(await whoIs(looks.role.headers)).toBe(support.personId);
    await suspendPerson(context, { personId: admin.personId, rule: 'SPAM', reason: 'Spam' });
    expect(await whoIs(looks.ban.headers)).toBe(admin.personId);
    const third = await staff('ADMIN');
    const look = await lookAs(program, third, ruth.personId);
    await endAllSessions(context, third.personId);
    expect(await whoIs(look.headers)).toBe(null);
  });

  test('the account is there, and is not of staff that they may not see', async () => {
    const { context } = program;
    const support = await staff('SUPPORT');
    const look = await lookAs(program, support, ruth.personId);
    await changeRole(context, { personId: ruth.personId, role: 'CURATOR', isGranted: true });
    expect(await whoIs(look.headers)).toBe(support.personId);
    const other = await lookAs(program, admin, ruth.personId);
    await context.database.kysely
      .updateTable('person')
      .set({ state: 'deactivated' })
      .where('id', '=', ruth.personId)
      .execute();
    expect(await whoIs(other.headers)).toBe(admin.personId);
  });

  test('they look as nobody else: it is not begun inside another one, and a second one ends the first', async () => {
    const ada = await signIn(program);
    const look = await lookAs(program, admin, ruth.personId);
    expect(await askToLook(program, look, ada.personId)).toEqual({ said: 'FORBIDDEN' });
    const second = await lookAs(program, admin, ada.personId);
    expect(await whoIs(second.headers)).toBe(ada.personId);
    expect(await whoIs(look.headers)).toBe(admin.personId);
  });
});

describe('ADMIN-1, rule 248: whoever was looked at is told', () => {
  test('at once: a mail, a notification, their settings and their export, never by whom; and the audit says it', async () => {
    expect(await exported(ruth)).toEqual([]);
    const begunAt = program.clock.now();
    const look = await lookAs(program, admin, ruth.personId);
    await settleNews(program.context);
    const [mail, ...others] = await mailsTo(ruth);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Someone at .* viewed the site as you$/);
    expect(mail?.text).toContain('They see an empty page.');
    expect(mail?.text).toContain('/me/settings/security#staff-looks');
    expect(await reasonsTold(ruth)).toEqual(['They see an empty page.']);
    const { data } = await askGraph(program, ruth.headers, NEWS);
    expect(data?.['notifications']).toEqual({
      items: [{ notificationType: 'STAFF_LOOKED', path: '/me/settings/security#staff-looks', actors: [] }],
    });
    const kept = await exported(ruth);
    expect(kept).toMatchObject([{ reason: 'They see an empty page.', begunAt: begunAt.toISOString() }]);
    const told = JSON.stringify([mail, data, kept]);
    expect(told).not.toContain(admin.personId);
    expect(await audited(ruth.personId)).toEqual([
      { action: 'person.impersonated', by: admin.personId, after: { reason: 'They see an empty page.' } },
    ]);
    // Who looks does not read what the person was told of others either.
    expect((await askGraph(program, look.headers, LOOKS)).data?.['viewer']).toEqual({ staffLooks: null });
  });

  test('later where a case about them is open: once it is decided, and after 30 days in any case', async () => {
    const { context } = program;
    const { kysely } = context.database;
    const now = context.clock.now();
    const open = (id: string, personId: string) =>
      kysely
        .insertInto('report_case')
        .values({
          id,
          target_kind: 'user',
          target_id: personId,
          state: 'open',
          report_count: 1,
          created_at: now,
          updated_at: now,
          closed_by: null,
        })
        .execute();
    const [ada, caseId] = [await signIn(program), 'aaaaaaaaac01'];
    await open(caseId, ruth.personId);
    await open('aaaaaaaaac02', ada.personId);
    await lookAs(program, admin, ruth.personId);
    await lookAs(program, admin, ada.personId);
    await tellOfImpersonations(context);
    expect([await reasonsTold(ruth), await mailsTo(ruth), await exported(ruth)]).toEqual([[], [], []]);
    await kysely.updateTable('report_case').set({ state: 'dismissed' }).where('id', '=', caseId).execute();
    await tellOfImpersonations(context);
    await tellOfImpersonations(context);
    expect([(await reasonsTold(ruth))?.length, (await mailsTo(ruth)).length]).toEqual([1, 1]);
    expect(await mailsTo(ada)).toEqual([]);
    program.clock.advance(30 * 86_400_000 + 1_000);
    await tellOfImpersonations(context);
    expect(await mailsTo(ada)).toHaveLength(1);
    program.clock.advance(2 * 366 * 86_400_000);
    await tellOfImpersonations(context);
    expect(await exported(ada)).toEqual([]);
  });
});
