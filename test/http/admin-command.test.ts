import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { openSecrets } from '#test/support/open-secrets.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { lockoutSubject } from '#modules/identity/lockouts/lockout-subject.ts';
import { makeLoginLink } from '#modules/running/moderation/make-login-link.ts';
import { readWholeAudit } from '#modules/running/moderation/read-audit.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { cookiesOf, openVisitor, signIn } from '#test/support/sign-in.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

type Ran = { readonly status: number; readonly out: string; readonly problems: string };
const NOW = '2026-11-21T12:00:00Z';
const ROOT = join(import.meta.dirname, '../..');

describe('the command line', () => {
  let folder = '';
  let store: Awaited<ReturnType<typeof createTestDatabase>>;
  let context: CommandContext;
  let adaId = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'longhand-admin-'));
    store = await createTestDatabase();
    const config = parseConfig({ NODE_ENV: 'test', LONGHAND_DATA: folder });
    context = systemContext({
      database: store.database,
      files: openFileStore(config),
      clock: createFakeClock(NOW),
      log: createLog('silent'),
      config,
      secrets: await openSecrets(folder),
    });
    adaId = await buildPerson(context, { username: 'ada', name: 'Ada' });
  });
  afterAll(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const run = (...parameters: readonly string[]): Promise<Ran> =>
    new Promise((resolve) => {
      const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: store.connectionString, LONGHAND_DATA: folder };
      const command = ['src/cli.ts', 'admin', ...parameters];
      execFile(process.execPath, command, { cwd: ROOT, env }, (error, out, problems) => {
        resolve({ status: Number(error?.code ?? 0), out, problems });
      });
    });

  test('grants a role and writes it down as the operator’s deed', async () => {
    expect(await run('grant', '@ada', 'moderator')).toMatchObject({
      status: 0,
      out: 'ada now has the role MODERATOR.\n',
    });
    const { out } = await run('audit');
    expect(JSON.parse(out)).toMatchObject({
      actor: 'operator',
      action: 'person.roleGranted',
      before: { roles: [] },
      after: { roles: ['MODERATOR'] },
    });
  });

  test('rule 134: lifts a lock of second factors for good, and writes it down', async () => {
    const subject = lockoutSubject(context, { personId: adaId });
    const row = {
      kind: 'secondFactor',
      subject,
      failure_count: 15,
      is_permanent: true,
      updated_at: new Date(NOW),
    } as const;
    await store.database.kysely.insertInto('sign_in_lockout').values(row).execute();
    expect(await run('lift-lock', '@ada')).toMatchObject({ out: 'ada can use their second factor again.\n' });
    expect(await store.database.kysely.selectFrom('sign_in_lockout').select('subject').execute()).toEqual([]);
    expect((await run('audit')).out).toContain('"person.factorLockLifted"');
  });

  test.each([
    [['grant', 'nobody', 'ADMIN'], 1, 'nobody'],
    [['grant', 'ada', 'QUEEN'], 2, 'QUEEN'],
    [['grant', 'ada'], 2, 'longhand admin grant USERNAME ROLE'],
    [['set', 'site.name'], 2, 'longhand admin set NAME VALUE'],
    [['set', 'site.name', 'Harbor', 'Quay'], 2, 'quotation marks'],
    [['ban-link'], 2, 'longhand admin ban-link PATTERN REASON'],
    [['lift'], 2, 'no “longhand admin lift”'],
    [['toString'], 2, '--help'],
    [['login-link', 'nobody@mail.example'], 1, 'nobody@mail.example'],
  ])('says what is wrong with %j', async (parameters, status, text) => {
    const ran = await run(...parameters);
    expect([ran.status, ran.problems.includes(text), ran.problems.split('\n')]).toMatchObject([
      status,
      true,
      { length: 2 },
    ]);
  });

  test('WRITE-10: bans links to a domain and allows them again, and writes both down', async () => {
    expect(await run('ban-link', 'https://Spam.example/', 'Spam')).toMatchObject({
      status: 0,
      out: 'Links to spam.example are now banned.\n',
    });
    expect(await run('banned-links')).toMatchObject({ status: 0, out: 'spam.example\tSpam\n' });
    expect(await run('unban-link', 'spam.example')).toMatchObject({ status: 0 });
    const actions = (await run('audit')).out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { action: string }).action);
    expect(actions).toEqual(expect.arrayContaining(['link.banned', 'link.unbanned']));
  });
});

describe('a login link of the operator', () => {
  let program: TestProgram;
  beforeAll(async () => {
    program = await startTestProgram({ withWorld: false });
  });
  afterAll(() => program.close());
  // Limits count by this clock.
  beforeEach(() => program.clock.advance(60_000));

  const linkFor = async () => {
    const { personId } = await signIn(program);
    const row = await program.context.database.kysely
      .selectFrom('email_address')
      .select('address')
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    const link = await makeLoginLink(program.context, row.address.toUpperCase());
    if (link === undefined) throw new Error('There is no link');
    return { personId, path: link.slice(program.url.length) };
  };

  test('signs in once, within 15 minutes, in a browser that was never here', async () => {
    const { personId, path } = await linkFor();
    program.clock.advance(14 * 60_000);
    const first = await program.ask(path);
    expect([first.status, first.headers.location]).toEqual([303, '/']);
    const cookie = cookiesOf(first).join('; ');
    const { headers } = await openVisitor(program, cookie);
    const body = JSON.stringify({ query: '{ viewer { id } }' });
    const viewer = await program.ask('/_/graphql', { method: 'POST', headers, body });
    expect(viewer.text).toContain(personId);
    expect(cookiesOf(await program.ask(path)).join()).not.toContain('session=');
    const late = await linkFor();
    program.clock.advance(15 * 60_000);
    expect(cookiesOf(await program.ask(late.path)).join()).not.toContain('session=');
    const audit = await readWholeAudit(program.context);
    expect(audit.map(({ action, targetId }) => [action, targetId])).toContainEqual(['person.loginLinkMade', personId]);
  });

  test('is made by nobody but the program', async () => {
    const { viewer: _viewer, ...context } = program.context;
    const asked = makeLoginLink({ ...context, viewer: null, isProgram: false }, 'reader1@mail.example');
    await expect(asked).rejects.toThrow('access');
  });
});
