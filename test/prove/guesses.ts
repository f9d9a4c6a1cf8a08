import { createHash, randomBytes } from 'node:crypto';
import { openRequest } from '#modules/identity/email-auth/open-request.ts';
import { xsrfOf } from '#modules/identity/sessions/xsrf.ts';
import { codeOf, readMail } from '#test/support/read-mail.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import type { Campaign, Finding } from './campaign.ts';
import { tryDifferences, tryInjections, tryVictim } from './mail-trials.ts';
import { createRandom } from './random.ts';

/** Browsers of attackers, each with a code outstanding; the addresses are those of others. */
type Outstanding = { readonly visitor: string; readonly visitorHash: string; readonly address: string };

const GUESSES_FOR_EACH = 10;
const SOURCES = 250;
const AT_ONCE = 16;
/** Two operations of five aliases: what is counted is each guess, not each request. */
const OPERATIONS = 2;
const ALIASES = GUESSES_FOR_EACH / OPERATIONS;

type Guesser = (random: ReturnType<typeof createRandom>, code: string) => string;
const blind: Guesser = (random) => String(random.below(1_000_000)).padStart(6, '0');
/** Who reads the mail of others gets in: this is what the trial must be able to see. */
const sighted: Guesser = (_random, code) => code;

async function tryGuesses(program: TestProgram, count: number, seed: number, guess: Guesser): Promise<Finding> {
  const outstanding = await openAll(program, Math.max(1, Math.floor(count / GUESSES_FOR_EACH)));
  const mails = await readMail(program.context);
  const codes = new Map(mails.map((mail) => [mail.to, codeOf(mail)]));
  const random = createRandom(seed);
  const failures: string[] = [];
  let tried = 0;
  const attack = async ({ visitor, visitorHash, address }: Outstanding, index: number): Promise<void> => {
    const numbers = Array.from({ length: GUESSES_FOR_EACH }, () => guess(random, codes.get(address) ?? ''));
    const body = Array.from({ length: OPERATIONS }, (_, operation) => ({
      query: `mutation { ${Array.from({ length: ALIASES }, (_each, alias) => {
        const code = numbers[operation * ALIASES + alias] ?? '';
        return `a${alias}: verifyLoginCode(loginCode: "${code}") { __typename ... on Token { value } }`;
      }).join(' ')} }`,
    }));
    const answer = await program.ask('/_/graphql', {
      method: 'POST',
      from: sourceOf(index),
      headers: {
        'content-type': 'application/json',
        cookie: `visitor=${visitor}`,
        'x-xsrf-token': xsrfOf(program.context.secrets, { visitorHash }),
      },
      body: JSON.stringify(body),
    });
    if (answer.status === 200) tried += GUESSES_FOR_EACH;
    else if (answer.status !== 429) failures.push(`seed ${seed}: a guess was answered with ${answer.status}`);
    if (answer.text.includes('"Token"')) failures.push(`seed ${seed}: a guess of browser ${index} gave a token`);
    if (answer.text.includes('"INTERNAL"')) failures.push(`seed ${seed}: a guess failed inside`);
  };
  await inTurns(outstanding, attack);
  if (tried === 0) failures.push(`seed ${seed}: not one guess came through to the graph`);
  return { tried, failures };
}

/** One loopback address for each attacker: limits count each by itself. */
function sourceOf(index: number): string {
  const source = index % SOURCES;
  return `127.${20 + (source % 5)}.${1 + (source % 7)}.${2 + source}`;
}

async function openAll({ context }: TestProgram, count: number): Promise<readonly Outstanding[]> {
  const all = Array.from({ length: count }, (_, index) => {
    const visitor = randomBytes(16).toString('base64url');
    const visitorHash = createHash('sha256').update(visitor).digest('hex');
    return { visitor, visitorHash, address: `victim${index}@example.org` };
  });
  await inTurns(all, async ({ visitorHash, address }) => {
    const wanted = { operation: 'register', fullName: null, redirect: '/', hasAccount: false } as const;
    await openRequest(context, { ...wanted, visitorHash, address });
  });
  return all;
}

async function inTurns<Item>(items: readonly Item[], run: (item: Item, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) await run(item, index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function withProgram(run: (program: TestProgram) => Promise<Finding>): Promise<Finding> {
  const program = await startTestProgram({ withWorld: false });
  try {
    return await run(program);
  } finally {
    await program.close();
  }
}

/** Guesses at codes, floods of mail, and what tells an account from none. */
export const guesses: Campaign = {
  name: 'guesses',
  promise:
    'Guesses at many outstanding codes from many networks, in batches and aliases, give no token; one address gets few mails; known and unknown addresses are answered alike; no text becomes a header.',
  count: 100_000,
  run: async (count, seed) => {
    const guessed = await withProgram((program) => tryGuesses(program, count, seed, blind));
    const rest = await withProgram(async (program) => {
      const trials = [
        await tryVictim(program, seed, Math.max(20, Math.min(500, Math.floor(count / 200)))),
        await tryInjections(program, seed, Math.max(20, Math.min(300, Math.floor(count / 300)))),
        await tryDifferences(program, seed, Math.max(20, Math.min(300, Math.floor(count / 300)))),
      ];
      return {
        tried: trials.reduce((sum, { tried }) => sum + tried, 0),
        failures: trials.flatMap(({ failures }) => failures),
      };
    });
    return { tried: guessed.tried + rest.tried, failures: [...guessed.failures, ...rest.failures] };
  },
  control: (seed) => withProgram((program) => tryGuesses(program, 100, seed, sighted)),
};
