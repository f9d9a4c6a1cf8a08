import { type ChildProcess, execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { createKeyRing } from '#platform/secrets/key-ring.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { openSiteSecrets } from '#modules/ground/secret-keys/site-secret.ts';
import { deleteReader } from '#modules/ground/secret-keys/secret-keys.store.ts';
import { xsrfOf } from '#modules/identity/sessions/xsrf.ts';
import { hashPassword, verifyPassword } from '#modules/identity/passwords/hash-password.ts';
import { pushKeys } from '#modules/telling/pushes/push-keys.ts';
import { makeConfirmationToken, readConfirmationToken } from '#modules/telling/subscribers/confirmation-token.ts';
import { makeUnsubscribeToken, readUnsubscribeToken } from '#modules/telling/unsubscribing/unsubscribe-token.ts';
import { answers, type Running, startProgram } from '#test/bench/processes.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { ask } from '#test/support/ask.ts';
import { freePort } from '#test/support/free-port.ts';
import { nextNetwork } from '#test/support/next-network.ts';
import { fillSealed, openAll } from '#test/support/sealed-world.ts';
import { openVisitor, signIn } from '#test/support/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

type Ran = { readonly status: number; readonly out: string; readonly problems: string };
const ROOT = join(import.meta.dirname, '../..');
const SITE = 'http://127.0.0.1:3000';
const PASSWORD = 'heron heron heron heron';

let store: TestDatabase;
/** The data folders of two machines. */
let here = '';
let there = '';
const programs: Running[] = [];
beforeEach(async () => {
  store = await createTestDatabase();
  here = await mkdtemp(join(tmpdir(), 'longhand-keys-'));
  there = await mkdtemp(join(tmpdir(), 'longhand-keys-'));
});
afterEach(async () => {
  await Promise.all(programs.splice(0).map((program) => program.stop()));
  await store.close();
  await rm(here, { recursive: true });
  await rm(there, { recursive: true });
});

const environmentOf = (folder: string) => ({
  DATABASE_URL: store.connectionString,
  LONGHAND_DATA: folder,
  LONGHAND_URL: SITE,
});

function begin(
  folder: string,
  command: readonly string[],
): { readonly child: ChildProcess; readonly ran: Promise<Ran> } {
  const env = { ...process.env, NODE_ENV: 'test', ...environmentOf(folder) };
  const { promise: ran, resolve } = Promise.withResolvers<Ran>();
  const child = execFile(process.execPath, ['src/cli.ts', ...command], { cwd: ROOT, env }, (error, out, problems) => {
    resolve({ status: Number(error?.code ?? 0), out, problems });
  });
  return { child, ran };
}

const run = (folder: string, ...command: readonly string[]): Promise<Ran> => begin(folder, command).ran;

/** As a command of this machine has it; it is not counted among the processes that live. */
async function open(folder: string): Promise<CommandContext> {
  const { ring, reader } = await openSiteSecrets(store.database, folder);
  await deleteReader(store.database, reader.id);
  const config = parseConfig({ NODE_ENV: 'test', ...environmentOf(folder) });
  const log = createLog('silent');
  const files = openFileStore(config);
  return systemContext({ database: store.database, files, clock: systemClock, log, config, secrets: ring });
}

async function serve(folder: string): Promise<string> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const environment = {
    NODE_ENV: 'production',
    PORT: new URL(url).port,
    WORKERS: '1',
    LOG_LEVEL: 'silent',
    ...environmentOf(folder),
  };
  const args = [join(ROOT, 'dist/program/main.js'), '--no-jobs'];
  programs.push(await startProgram({ args, environment }, () => answers(`${url}/readyz`)));
  return url;
}

/** Each time from another network: limits are tried elsewhere. */
const request = (url: string, path: string, options: Parameters<typeof ask>[3] = {}) =>
  ask(url, new URL(SITE).host, path, { from: nextNetwork(), ...options });

/** As the button of a mailbox does it. */
const oneClick = async (url: string, token: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await request(url, `/m/unsubscribe/${token}`, {
    method: 'POST',
    headers,
    body: 'List-Unsubscribe=One-Click',
  });
  return answer.status;
};

const setUsedLongAgo = () =>
  store.database.query(
    'long_ago',
    `update secret_key set used_at = used_at - interval '9 days' where state = 'USED'`,
    [],
  );

const isBegun = async () => {
  const text = `select from push_device where sealed like '2.%' limit 1`;
  return (await store.database.query('is_begun', text, [])).length > 0;
};

const rootsIn = async (folder: string) => (await readFile(join(folder, 'secret.key'), 'utf8')).trim().split('\n');

test('rule 238: another key comes in under requests, killed or not, and the old one is of no use then', async () => {
  const before = await open(here);
  await copyFile(join(here, 'secret.key'), join(there, 'secret.key'));
  await fillSealed(before, 12_000);
  const personId = await buildPerson(before);
  const token = makeUnsubscribeToken(before.secrets, { personId, target: 'DIGEST' });
  const confirmation = { subscriberId: personId, askedAt: new Date() };
  const confirm = makeConfirmationToken(before.secrets, confirmation);
  const password = await hashPassword(before.secrets, PASSWORD);
  const urls = [await serve(here), await serve(there)];
  const [first = '', second = ''] = urls;
  const asked = (path: string, options = {}) => request(first, path, options);
  const reader = await signIn({ context: before, url: SITE, ask: asked });
  const send = async (url: string, xsrf: string) => {
    const headers = { ...reader.headers, 'x-xsrf-token': xsrf };
    return (await request(url, '/_/batch', { method: 'POST', headers, body: '[]' })).status;
  };
  // Readers, all the while: a page, a form of a page from before, a link of an old mail.
  const wrong: string[] = [];
  const over = new AbortController();
  let count = 0;
  const load = (async () => {
    while (!over.signal.aborted) {
      for (const url of urls) {
        const statuses = [(await request(url, '/')).status, await send(url, reader.xsrf), await oneClick(url, token)];
        if (statuses.join() !== '200,204,200') wrong.push(statuses.join());
        count += statuses.length;
      }
    }
  })().catch((error: unknown) => wrong.push(String(error)));

  expect((await run(here, 'secret', 'add')).out).toContain('Key 2 is in');
  const refused = await run(here, 'secret', 'use');
  expect(refused).toMatchObject({ status: 1, out: '' });
  expect(refused.problems).toContain('These processes don’t know key 2 yet');
  const { opened: total, ...rest } = await openAll(before, before.secrets);
  expect(rest).toEqual({ closed: 0, bySecond: 0 });
  await copyFile(join(here, 'secret.key'), join(there, 'secret.key'));
  expect(await run(there, 'secret', 'use')).toMatchObject({ status: 0, problems: '' });
  expect((await run(here, 'secret')).out).toContain(`key 2 is used, and ${total} values are still sealed`);

  const killed = begin(there, ['secret', 'reseal']);
  const during = await open(here);
  while (!(await isBegun())) await wait(5);
  killed.child.kill('SIGKILL');
  await killed.ran;
  const half = await openAll(before, during.secrets);
  expect(half.closed).toBe(0);
  expect(half.bySecond).toBeLessThan(half.opened);
  const end = await run(here, 'secret', 'reseal');
  expect(end).toMatchObject({ status: 0, problems: expect.any(String) });
  expect(await openAll(before, during.secrets)).toEqual({ opened: total, closed: 0, bySecond: total });

  // What was signed is waited for.
  expect((await run(here, 'secret', 'retire')).problems).toContain('are good until');
  expect(await send(second, reader.xsrf)).toBe(204);
  await setUsedLongAgo();
  over.abort();
  await load;
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(50);
  const [oldRoot = '', newRoot = ''] = await rootsIn(here);
  expect(await run(here, 'secret', 'retire')).toMatchObject({ status: 0, problems: '' });
  expect(await rootsIn(here)).toEqual([newRoot]);
  expect((await run(there, 'doctor')).out).toContain('WRONG secret: secret.key still has a key that was retired');

  // Links of old mails and passwords go on, at both, and also where only the new key is left.
  const after = await open(here);
  expect(await verifyPassword(after.secrets, password, PASSWORD)).toBe(true);
  expect(await verifyPassword(after.secrets, password, `${PASSWORD}!`)).toBe(false);
  expect(readUnsubscribeToken(after.secrets, token)).toEqual({ personId, target: 'DIGEST' });
  expect(pushKeys(after.secrets)).toEqual(pushKeys(before.secrets));
  await expect.poll(() => send(second, reader.xsrf), { timeout: 20_000 }).toBe(403);
  await expect.poll(() => send(first, reader.xsrf), { timeout: 20_000 }).toBe(403);
  // Who is signed in stays so.
  const { xsrf } = await openVisitor({ ask: asked }, reader.cookie);
  expect(await Promise.all(urls.map((url) => send(url, xsrf)))).toEqual([204, 204]);
  expect(await Promise.all(urls.map((url) => oneClick(url, token)))).toEqual([200, 200]);

  // Whoever has the old key opens nothing with it, and nothing that they sign is believed.
  const thief = createKeyRing({ used: 1, roots: [{ number: 1, root: Buffer.from(oldRoot, 'hex') }], kept: [] });
  expect(await openAll(after, thief)).toEqual({ opened: 0, closed: total, bySecond: total });
  expect(readConfirmationToken(after.secrets, confirm, new Date())).toBeUndefined();
  expect(xsrfOf(thief, { sessionId: 'x' })).not.toBe(xsrfOf(after.secrets, { sessionId: 'x' }));
  await writeFile(join(there, 'secret.key'), `${oldRoot}\n`);
  const doctor = await run(there, 'doctor');
  expect(doctor.out).toContain('secret.key is not the one that the database was made with');
});

test('rule 238: a key that leaked is taken away at once, after it was said what stops working', async () => {
  const before = await open(here);
  await fillSealed(before, 0);
  const personId = await buildPerson(before);
  const token = makeUnsubscribeToken(before.secrets, { personId, target: 'DIGEST' });
  const password = await hashPassword(before.secrets, PASSWORD);
  const file = join(here, 'secret.key');
  const url = await serve(here);
  expect(await run(here, 'secret', 'add')).toMatchObject({ status: 0 });
  expect(await run(here, 'secret', 'use')).toMatchObject({ status: 0 });
  const both = await readFile(file, 'utf8');

  const said = await run(here, 'secret', 'retire', '--leaked');
  expect(said).toMatchObject({ status: 2, out: '' });
  expect(said.problems).toContain('unsubscribe links in mail that’s been sent');
  expect(await readFile(file, 'utf8')).toBe(both);
  expect(await oneClick(url, token)).toBe(200);
  expect(await run(here, 'secret', 'retire', '--leaked', '--yes')).toMatchObject({ status: 0, problems: '' });

  const after = await open(here);
  const { closed, opened, bySecond } = await openAll(after, after.secrets);
  expect([closed, opened - bySecond]).toEqual([0, 0]);
  expect(opened).toBeGreaterThan(9);
  expect(readUnsubscribeToken(after.secrets, token)).toBeUndefined();
  await expect.poll(() => oneClick(url, token), { timeout: 20_000 }).toBe(404);
  // What is people's own goes on; push services know the site by another name, so browsers are asked again.
  expect(await verifyPassword(after.secrets, password, PASSWORD)).toBe(true);
  expect(after.secrets.standing('passkey user handle')).toEqual(before.secrets.standing('passkey user handle'));
  expect(pushKeys(after.secrets)).not.toEqual(pushKeys(before.secrets));
  expect(await store.database.query('devices', 'select from push_device', [])).toEqual([]);

  // Cut off between the database and the file, the same command ends it.
  await writeFile(file, both);
  expect((await run(here, 'doctor')).out).toContain('still has a key that was retired');
  expect(await run(here, 'secret', 'retire')).toMatchObject({ status: 0 });
  expect(await rootsIn(here)).toHaveLength(1);
  expect((await run(here, 'secret')).out).toBe('key 2 is used\n');
});
