import type { Ask, Answer } from '#test/support/ask.ts';
import { startTestProgram } from '#test/support/test-program.ts';
import type { Campaign, Finding } from './campaign.ts';
import { createRandom } from './random.ts';

const SEGMENTS = [
  '',
  'ada',
  '@ada',
  '@',
  'tag',
  'letters',
  'p',
  'slow-press',
  'archive',
  '2026',
  '13',
  'feed',
  'sitemap',
  'm',
  'setup',
  '_',
  'graphql',
  'image',
  'crop:1:1:0:0',
  '..',
  '.',
  '%2e%2e',
  '%00',
  '%ff',
  '%',
  '%E2%80%AE',
  'ﬀ',
  '😀',
  'a'.repeat(900),
  '-1',
  '0x10',
  'null',
  '__proto__',
  'constructor',
  "'",
  '"><script>',
  ';',
  '\\',
  'x.xml',
  'stories-0000-01-1.xml',
  'stories-2026-11-1.xml',
];
const QUERIES = [
  '',
  '?',
  '?page=-1',
  '?to=x',
  '?format=json',
  '?format=',
  '?q=%00',
  '?a[]=1&a=2',
  '?to=%ff',
  '?=&&=',
  `?${'a=1&'.repeat(300)}`,
];
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { cookie: 'session=%00' },
  { cookie: '=;;=' },
  { 'accept-encoding': 'br;q=0, *;q=2' },
  { accept: '*/*;q=x' },
  { range: 'bytes=-1' },
  { 'if-none-match': 'W/"' },
  { 'if-modified-since': 'never' },
  { 'x-forwarded-for': "'; drop" },
  { 'content-type': 'text/plain' },
  { 'accept-language': '*'.repeat(500) },
];
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE'];

type Try = { readonly path: string; readonly ask: Ask };

function inventTry(random: ReturnType<typeof createRandom>): Try {
  const depth = 1 + random.below(4);
  const path =
    Array.from({ length: depth }, () => `/${encodeSpecials(random.pick(SEGMENTS))}`).join('') + random.pick(QUERIES);
  const method = random.pick(METHODS);
  const body = method === 'POST' || method === 'PUT' ? random.pick(['', '{', '[]', 'a=b']) : undefined;
  return { path, ask: { method, headers: random.pick(HEADERS), body } };
}

/** What no client can put into a request line as it is. */
function encodeSpecials(text: string): string {
  return text.replace(/[^!-~]/gu, encodeURIComponent);
}

async function tryAll(
  ask: (one: Try) => Promise<Answer>,
  count: number,
  seed: number,
  between?: () => void,
): Promise<Finding> {
  const random = createRandom(seed);
  const failures: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const one = inventTry(random);
    const answer = await ask(one).catch((error: Error) => ({ status: 599, text: error.message }));
    between?.();
    // The page for a failure stands at an address of its own.
    if (answer.status >= 500 && !one.path.startsWith('/_/oh-noes')) {
      failures.push(`seed ${seed}, number ${number}: ${one.ask.method} ${one.path.slice(0, 120)} is ${answer.status}`);
    }
  }
  return { tried: count, failures };
}

/** Addresses, methods and headers that nobody sends by accident. */
export const pages: Campaign = {
  name: 'pages',
  promise: 'No address, method or header makes the site fail: never a status of 500 or above.',
  count: 20_000,
  run: async (count, seed) => {
    const program = await startTestProgram();
    try {
      // Time goes on, so that limits do not answer in the pages' place.
      return await tryAll(
        ({ path, ask }) => program.ask(path, ask),
        count,
        seed,
        () => program.clock.advance(2_000),
      );
    } finally {
      await program.close();
    }
  },
  control: (seed) =>
    tryAll(
      async ({ path }) => {
        decodeURIComponent(path);
        return { status: 200, headers: {}, text: '', body: Buffer.alloc(0) };
      },
      500,
      seed,
    ),
};
