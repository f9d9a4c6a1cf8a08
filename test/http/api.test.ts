import { createServer, request as httpRequest, type Server } from 'node:http';
import { Agent, globalAgent } from 'node:https';
import https from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPublication } from '#test/factories/build-publication.ts';
import { askGraph } from '#test/support/oauth-world.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram({ withWorld: false });
let person: SignedIn;
let full = '';
let drafting = '';
let publicationId = '';
beforeAll(async () => {
  person = await signIn(program);
  const longAgo = new Date(program.clock.now().getTime() - 60 * 86_400_000);
  const text = 'update person set created_at = $2 where id = $1';
  await program.context.database.query('test_age', text, [person.personId, longAgo]);
  publicationId = await buildPublication(program.context, { slug: 'api-press', ownerPersonId: person.personId });
  full = await token(['read', 'write', 'publish']);
  drafting = await token(['read', 'write']);
});
// Limits count by this clock.
beforeEach(() => program.clock.advance(60_000));

const CREATE = `mutation ($name: String!, $scopes: [TokenScope!]!, $expiresAt: Timestamp!) {
  result: createPersonalToken(name: $name, scopes: $scopes, expiresAt: $expiresAt) {
    __typename ... on CreatedPersonalToken { value } ... on UserError { message } } }`;

async function token(scopes: readonly string[], who = person): Promise<string> {
  const expiresAt = program.clock.now().getTime() + 86_400_000;
  const { data } = await askGraph(program, who.headers, CREATE, { name: 'Notes', scopes, expiresAt });
  const made = (data?.['result'] ?? {}) as { readonly value?: string };
  return made.value ?? '';
}

async function api(method: 'GET' | 'POST', path: string, value: string, body?: unknown) {
  const answer = await program.ask(path, {
    method,
    headers: { authorization: `Bearer ${value}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const told = JSON.parse(answer.text) as {
    data?: Record<string, unknown>;
    errors?: { message: string; code: number }[];
  };
  return { status: answer.status, ...told };
}

const posts = () => `/v1/users/${person.personId}/posts`;
const POST = {
  title: 'Liverpool FC',
  contentFormat: 'html',
  content: '<h1>Liverpool FC</h1><p>You’ll never walk alone.</p>',
};

test('rule 153: a program posts with a token: public by default, with tags, licence and canonical address', async () => {
  const made = await api('POST', posts(), full, {
    ...POST,
    tags: ['football', 'sport', 'Liverpool', 'fourth', 'x'.repeat(26)],
    canonicalUrl: 'https://elsewhere.example/liverpool-fc',
    license: 'cc-40-by-nc',
  });
  expect(made).toMatchObject({
    status: 201,
    data: {
      title: 'Liverpool FC',
      authorId: person.personId,
      tags: ['football', 'sport', 'Liverpool'],
      canonicalUrl: 'https://elsewhere.example/liverpool-fc',
      publishStatus: 'public',
      license: 'cc-40-by-nc',
      licenseUrl: 'https://creativecommons.org/licenses/by-nc/4.0/',
      publishedAt: program.clock.now().getTime(),
    },
  });
  const page = await program.ask(String(made.data?.['url']));
  expect(page.status).toBe(200);
  expect(page.text).toContain('You’ll never walk alone.');
  expect(page.text.match(/<h1/g)?.length).toBe(1);
});

test('rule 153: markdown, drafts and unlisted stories; a token for drafts publishes nothing', async () => {
  const markdown = {
    title: 'Notes',
    contentFormat: 'markdown',
    content: 'Some *words* and <script>alert(1)</script>.',
  };
  const draft = await api('POST', posts(), drafting, { ...markdown, publishStatus: 'draft' });
  expect(draft).toMatchObject({ status: 201, data: { publishStatus: 'draft' } });
  expect(draft.data).not.toHaveProperty('publishedAt');
  expect((await program.ask(String(draft.data?.['url']))).status).toBe(404);
  expect(await api('POST', posts(), drafting, markdown)).toMatchObject({ status: 403, errors: [{ code: 6003 }] });
  const unlisted = await api('POST', posts(), full, { ...markdown, publishStatus: 'unlisted' });
  const page = await program.ask(String(unlisted.data?.['url']));
  expect([page.status, page.text.includes('alert(1)</script>')]).toEqual([200, false]);
  const row = await program.context.database.kysely
    .selectFrom('story')
    .select(['visibility', 'is_listed'])
    .where('id', '=', String(unlisted.data?.['id']))
    .executeTakeFirst();
  expect(row).toEqual({ visibility: 'unlisted', is_listed: false });
});

test('rule 153: a program is counted before its text is read', async () => {
  const [other, eager] = [await buildPublication(program.context, { slug: 'closed-press' }), await signIn(program)];
  const own = await token(['read', 'write'], eager);
  const send = (path: string) => {
    // The network has a limit of its own, which is not the one that is tried.
    program.clock.advance(1_000);
    return api('POST', path, own, {
      title: 'Again',
      contentFormat: 'markdown',
      content: 'Words.',
      publishStatus: 'draft',
    });
  };
  // What they may not do counts for nothing.
  expect(await send(`/v1/publications/${other}/posts`)).toMatchObject({ status: 403 });
  const path = `/v1/users/${eager.personId}/posts`;
  for (let count = 0; count < 100; count += 1) expect((await send(path)).status).toBe(201);
  expect(await send(path)).toMatchObject({ status: 429, errors: [{ code: 6000 }] });
});

test('rule 153: publications of a person, who contributes, and posts to them', async () => {
  const list = await api('GET', `/v1/users/${person.personId}/publications`, full);
  expect(list).toMatchObject({ status: 200, data: [{ id: publicationId, url: `${program.url}/api-press` }] });
  expect(await api('GET', `/v1/publications/${publicationId}/contributors`, full)).toMatchObject({
    data: [{ publicationId, userId: person.personId, role: 'editor' }],
  });
  const made = await api('POST', `/v1/publications/${publicationId}/posts`, full, { ...POST, title: 'In a press' });
  expect(made).toMatchObject({ status: 201, data: { publicationId } });
  expect(String(made.data?.['url'])).toContain('/api-press/');
  const other = await buildPublication(program.context, { slug: 'not-theirs' });
  expect(await api('POST', `/v1/publications/${other}/posts`, full, POST)).toMatchObject({ status: 403, errors: [{}] });
  expect(await api('GET', '/v1/users/ffffffffffff/publications', full)).toMatchObject({ status: 403 });
});

test('rule 153: whatever is wrong answers in the form of that interface, also where there is nothing', async () => {
  const nothing = await api('GET', '/v1/nothing/here', full);
  expect(nothing).toMatchObject({ status: 404, errors: [{ message: 'There’s nothing at this address.', code: 6026 }] });
  for (const path of ['/v1', '/v1/', '/v1/nope'])
    expect(await api('GET', path, full), path).toMatchObject({ status: 404, errors: [{ code: 6026 }] });
  expect(await api('GET', '/v1/me', 'wrong')).toMatchObject({ status: 401, errors: [{ code: 6003 }] });
  expect(await api('POST', posts(), full, { title: 'x' })).toMatchObject({
    status: 400,
    errors: [{ message: 'This field is missing or wrong: contentFormat' }],
  });
  const broken = await program.ask(posts(), {
    method: 'POST',
    headers: { authorization: `Bearer ${full}`, 'content-type': 'application/json' },
    body: '{"title":',
  });
  expect([broken.status, JSON.parse(broken.text)]).toEqual([
    400,
    { errors: [{ message: 'Send the post as JSON.', code: 6004 }] },
  ]);
  const wrong = [
    { ...POST, license: 'mine' },
    { ...POST, publishStatus: 'loud' },
    { ...POST, canonicalUrl: 'javascript:alert(1)' },
    { ...POST, content: '' },
    { ...POST, content: '<div>'.repeat(20_000) },
    { ...POST, tags: 'football' },
  ];
  for (const body of wrong)
    expect((await api('POST', posts(), full, body)).status, JSON.stringify(body).slice(0, 80)).toBe(400);
  expect(await api('POST', '/v1/users/ffffffffffff/posts', full, POST)).toMatchObject({
    status: 403,
    errors: [{ code: 6003 }],
  });
});

test('rule 153: a picture is uploaded, and stands in a post that names its address', async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#224466' } })
    .png()
    .toBuffer();
  const form = (name: string, file: Buffer) =>
    Buffer.concat([
      Buffer.from(
        `--FormBoundaryXYZ\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      file,
      Buffer.from('\r\n--FormBoundaryXYZ--\r\n'),
    ]);
  const upload = async (body: Buffer, value = full) => {
    const answer = await fetch(`${program.url}/v1/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${value}`, 'content-type': 'multipart/form-data; boundary=FormBoundaryXYZ' },
      body: new Uint8Array(body),
    });
    return { status: answer.status, ...((await answer.json()) as { data?: { url: string }; errors?: unknown[] }) };
  };
  const made = await upload(form('image', bytes));
  expect(made).toMatchObject({ status: 201, data: { md5: expect.stringMatching(/^[0-9a-f]{32}$/) } });
  const url = made.data?.url ?? '';
  expect((await program.ask(url)).status).toBe(200);
  const post = await api('POST', posts(), full, {
    ...POST,
    title: 'Seen',
    content: `<p>See:</p><img src="${url}" alt="A field">`,
  });
  const id = /[0-9a-f]{32}/.exec(url)?.[0] ?? '';
  expect((await program.ask(String(post.data?.['url']))).text).toContain(id);
  expect(await upload(form('other', bytes))).toMatchObject({ status: 400, errors: [{}] });
  expect(await upload(form('image', Buffer.from('<svg onload=alert(1)>')))).toMatchObject({ status: 400 });
  expect(await upload(form('image', bytes), 'wrong')).toMatchObject({ status: 401 });
});

type Sdk = {
  readonly MediumClient: new (options: object) => {
    setAccessToken: (token: string) => void;
    getUser: (done: Done) => void;
    createPost: (options: object, done: Done) => void;
  };
};
type Done = (error: Error | null, data: Readonly<Record<string, unknown>>) => void;

/** Takes what is meant for the host that the client has written in it, as a proxy in front of a site would. */
async function standInFor(target: string): Promise<Server> {
  const { hostname, port, host } = new URL(target);
  const proxy = createServer((incoming, outgoing) => {
    const forwarded = httpRequest(
      { hostname, port, path: incoming.url, method: incoming.method, headers: { ...incoming.headers, host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}

test('rule 153: the unmodified client of that platform signs in and posts', async () => {
  const proxy = await standInFor(program.url);
  const agent = new Agent();
  agent.createConnection = () => connect((proxy.address() as AddressInfo).port, '127.0.0.1');
  const before = globalAgent;
  https.globalAgent = agent;
  try {
    const require = createRequire(import.meta.url);
    const sdk = require('medium-sdk') as Sdk;
    const client = new sdk.MediumClient({ clientId: 'x', clientSecret: 'y' });
    client.setAccessToken(full);
    const ask = (run: (done: Done) => void) =>
      new Promise<Readonly<Record<string, unknown>>>((resolve, reject) =>
        run((error, data) => (error === null ? resolve(data) : reject(error))),
      );
    const me = await ask((done) => client.getUser(done));
    expect(me['id']).toBe(person.personId);
    const post = await ask((done) =>
      client.createPost({ userId: me['id'], ...POST, title: 'By its own client', publishStatus: 'public' }, done),
    );
    expect(post).toMatchObject({ title: 'By its own client', publishStatus: 'public' });
    expect((await program.ask(String(post['url']))).status).toBe(200);
  } finally {
    https.globalAgent = before;
    agent.destroy();
    proxy.close();
    proxy.closeAllConnections();
  }
});
