import diagnostics from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildSchema } from 'graphql';
import { routes as pageRoutes } from '#shared/routes/route-table.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram } from '#test/support/test-program.ts';
import type { Campaign, Finding } from './campaign.ts';
import { type MalformedInput, malformedInput, type MalformedPlaces } from './malformed-inputs.ts';
import { createRandom } from './random.ts';

const AT_ONCE = 12;
/** What hangs is told by others that are answered meanwhile, and not by a clock of ours. */
const ANSWERED_MEANWHILE = 3_000;
const FIRST_LOOK = 2_000;

/** What a reader of an answer learns of our insides: a stack, a statement, a file of ours. */
const INSIDES =
  /\n\s+at .+[(/].+:\d+:\d+|node:internal|node_modules\/|\/src\/[a-z-]+\/[a-z-/]+\.ts|syntax error at or near|invalid byte sequence|relation "\w+"|violates \w+ constraint|duplicate key value|"code":"INTERNAL|"INTERNAL"/;

type Target = { readonly address: string; readonly placesOf: () => Promise<MalformedPlaces> };

async function attack(target: Target, count: number, seed: number): Promise<Finding> {
  const random = createRandom(seed);
  const failures: string[] = [];
  let tried = 0;
  let places = await target.placesOf();
  while (tried < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - tried) }, () => malformedInput(random, places));
    const answers = await Promise.all(some.map((input, index) => send(target.address, input, tried + index)));
    for (const [index, answer] of answers.entries()) {
      const fault = faultOf(answer);
      if (fault !== undefined) failures.push(`seed ${seed}, number ${tried + index}: ${fault}: ${some[index]?.what}`);
    }
    tried += some.length;
    // Whoever is signed in may have been signed out by what was sent.
    if (tried % 2_004 === 0) places = await target.placesOf();
  }
  if (!(await isAlive(target.address))) failures.push(`seed ${seed}: nobody answers any more`);
  return { tried, failures };
}

function faultOf(answer: string | undefined): string | undefined {
  if (answer === undefined) return 'was never answered';
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
  const isDeliberate = status === 501 || (status === 503 && /\r\nretry-after: /i.test(answer));
  if (status >= 500 && !isDeliberate) return `answered ${status}`;
  const told = INSIDES.exec(answer)?.[0];
  return told === undefined ? undefined : `told of its insides (${told.trim().slice(0, 80)})`;
}

/** All that comes back until the server closes; undefined where it hangs while others are answered. */
async function send(address: string, { bytes, isWhole }: MalformedInput, number: number): Promise<string | undefined> {
  const { hostname, port } = new URL(address);
  const from = `127.${60 + (Math.floor(number / 62_500) % 60)}.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
  const chunks: Buffer[] = [];
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)));
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A server may close before it has read all of what it refuses.
  socket.on('error', () => undefined);
  socket.write(bytes);
  // What may be half a request ends here, as it does where somebody goes away.
  if (!isWhole) setTimeout(() => socket.end(), 20);
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const look = setTimeout(() => resolve(undefined), FIRST_LOOK);
  let isClosed = await Promise.race([closed, late]);
  clearTimeout(look);
  for (let answered = 0; isClosed !== true && answered < ANSWERED_MEANWHILE; answered += 1) {
    await isAlive(address);
    isClosed = socket.closed ? true : undefined;
  }
  if (isClosed === true) return Buffer.concat(chunks).toString('latin1');
  socket.destroy();
  return isWhole ? undefined : Buffer.concat(chunks).toString('latin1');
}

async function isAlive(address: string): Promise<boolean> {
  return (await fetch(`${address}/healthz`)).status === 200;
}

type Route = MalformedPlaces['routes'][number];

async function tryProgram(count: number, seed: number): Promise<Finding> {
  const routes: Route[] = pageRoutes
    // That page is a failure: it shows what one looks like.
    .filter(({ name }) => name !== 'ShowErrorPage')
    .map(({ method, path }) => ({ method: method ?? 'GET', path }));
  // Fastify tells of each server that is made, so that no address can be forgotten here.
  const collect = (message: unknown): void => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, path: url });
    });
  };
  diagnostics.subscribe('fastify.initialization', collect);
  const program = await startTestProgram();
  diagnostics.unsubscribe('fastify.initialization', collect);
  const { world } = program;
  const stories = Object.values(world.stories)
    .flat()
    .map(({ id }) => id);
  const known = [
    ...stories.slice(0, 20),
    ...Object.values(world.lists),
    world.image.id,
    'ada',
    'field-notes',
    'letters',
    '2026',
    '11',
  ];
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
  const placesOf = async (): Promise<MalformedPlaces> => {
    const { cookie, xsrf } = await signIn(program);
    const signedIn = { cookie, 'x-xsrf-token': xsrf };
    return { host: new URL(program.url).host, routes, known, schema, signedIn };
  };
  try {
    return await attack({ address: program.addresses[0] ?? program.url, placesOf }, count, seed);
  } finally {
    await program.close();
  }
}

/** A server that decodes what it is given and says its errors as they are,. */
async function tryCareless(seed: number): Promise<Finding> {
  const server = createServer((request, response) => {
    try {
      decodeURIComponent(request.url ?? '');
      response.end('ok');
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.stack : '');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const schema = buildSchema('type Query { a(b: Int): Int } type Mutation { a(b: Int): Int }');
  const routes = [{ method: 'GET', path: '/p/:id' }];
  const placesOf = async () => ({ host, routes, known: ['ada'], schema, signedIn: {} });
  try {
    return await attack({ address: `http://${host}`, placesOf }, 200, seed);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Whatever comes over the wire is answered or refused. */
export const malformed: Campaign = {
  name: 'malformed',
  promise:
    'of requests that nobody should send none fails inside, hangs while others are answered, ends the process, or is told of our insides',
  count: 100_000,
  run: tryProgram,
  control: tryCareless,
};
