import { setTimeout as wait } from 'node:timers/promises';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import type { Answer } from '#test/support/ask.ts';
import { cookiesOf, signIn, type SignedIn } from '#test/support/sign-in.ts';
import { createRandom, type Random } from '../random.ts';
import type { Machines } from './machines.ts';

const STORIES = 12;
const READERS = 4;
const PAUSE = 200;
const BETWEEN_READS = 30;
/** Nobody writes as much as a trial does: what limits count is forgotten so often. */
const FORGET_EVERY = 2_000;
/** Own judgement, in milliseconds: who has no answer by then has none. */
const LOST_AFTER = 60_000;
const CHANGE = `mutation ($input: ProfileInput!) {
  updateProfile(input: $input) { __typename ... on User { bio } ... on UserError { message } } }`;

/** Somebody who writes, and what was acknowledged of it. */
type Writer = {
  readonly person: SignedIn;
  readonly username: string;
  readonly from: string;
  acknowledged: number;
  tried: number;
};

export type Load = {
  readonly writers: readonly Writer[];
  readonly stories: readonly { readonly id: string; readonly path: string }[];
  /** What was asked so far, and what was not answered as it should have been: those are told from one to the next. */
  readonly told: { asked: number; failures: string[]; waits: number[] };
  /** Reads and writes until it is over. */
  run(isOn: () => boolean): Promise<void>;
  /** Sentences about acknowledged writes that are not there. */
  findLost(): Promise<readonly string[]>;
};

/** People who read and write, each from a network of their own. */
export async function buildLoad(machines: Machines, writerCount: number, seed: number): Promise<Load> {
  const { context } = machines;
  const random = createRandom(seed);
  const stories: { readonly id: string; readonly path: string }[] = [];
  for (let number = 0; number < STORIES; number += 1) {
    const document = storyDocument(paragraph(`Words of story ${number}.`));
    stories.push(
      await buildStory(context, { sourceKey: 'machines', itemKey: String(number), title: `Title ${number}`, document }),
    );
  }
  const writers: Writer[] = [];
  for (let number = 0; number < writerCount; number += 1) {
    const username = `writer${number}`;
    const from = `127.9.0.${1 + number}`;
    const ask: Machines['ask'] = (path, options) => machines.ask(path, { ...options, from });
    const id = await buildPerson(context, { username, name: `Writer ${number}` });
    writers.push({
      person: await signIn({ ...machines, ask }, { person: id }),
      username,
      from,
      acknowledged: 0,
      tried: 0,
    });
  }
  const told: Load['told'] = { asked: 0, failures: [], waits: [] };

  /** Asks, and notes what is no answer; undefined then. */
  const ask = async (what: string, sent: () => Promise<Answer>): Promise<Answer | undefined> => {
    told.asked += 1;
    const began = performance.now();
    const answer = await Promise.race([
      sent().catch((error: unknown) => String(error)),
      wait(LOST_AFTER, 'no answer', { ref: false }),
    ]);
    told.waits.push(performance.now() - began);
    if (typeof answer !== 'string' && answer.status < 400) return answer;
    told.failures.push(
      `${what}: ${typeof answer === 'string' ? answer : `${answer.status} ${answer.text.slice(0, 120)}`}`,
    );
    return undefined;
  };

  const write = async (writer: Writer): Promise<void> => {
    const { person, username, from } = writer;
    const bio = `Bio ${(writer.tried += 1)}.`;
    const body = JSON.stringify({ query: CHANGE, variables: { input: { name: `Writer ${username}`, bio } } });
    const answer = await ask('a write', () =>
      machines.ask('/_/graphql', { method: 'POST', headers: person.headers, body, from }),
    );
    if (answer === undefined) return;
    if (!answer.text.includes(bio)) return void told.failures.push(`a write: ${answer.text.slice(0, 200)}`);
    writer.acknowledged = writer.tried;
    // As a browser would, with what it was just told.
    const cookie = [person.cookie, ...cookiesOf(answer)].join('; ');
    const page = await ask('its page', () => machines.ask(`/@${username}/about`, { headers: { cookie }, from }));
    if (page !== undefined && !page.text.includes(bio)) told.failures.push(`${username} does not read ${bio}`);
  };

  const read = async (who: Random, from: string): Promise<void> => {
    const path = who.pick(['/', ...stories.map((story) => story.path), `/@${who.pick(writers).username}`]);
    const page = await ask(`GET ${path}`, () => machines.ask(path, { from }));
    if (page === undefined) return;
    if (!page.text.includes('</html>')) told.failures.push(`GET ${path}: half a page`);
    // Scripts of a page are asked for wherever the next request goes.
    const scripts = [...page.text.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([script]) => script);
    const script = scripts.length === 0 ? undefined : who.pick(scripts);
    if (script !== undefined) await ask(`GET ${script}`, () => machines.ask(script, { from }));
  };

  return {
    writers,
    stories,
    told,
    run: async (isOn) => {
      const writing = writers.map(async (writer) => {
        for (; isOn(); await wait(random.below(2 * PAUSE) + PAUSE)) await write(writer);
      });
      const reading = Array.from({ length: READERS }, async (_reader, number) => {
        for (let turn = 0; isOn(); turn += 1) {
          await read(random, `127.8.${turn % 250}.${1 + number}`);
          await wait(random.below(2 * BETWEEN_READS));
        }
      });
      const forgetting = (async () => {
        for (; isOn(); await wait(FORGET_EVERY))
          await context.database.query('forget_counts', 'delete from operation_count', []).catch(() => undefined);
      })();
      await Promise.all([...writing, ...reading, forgetting]);
    },
    findLost: async () => {
      const found = await context.database.query<{ username: string; bio: string }>(
        'bios',
        'select username, bio from person where username = any($1)',
        [writers.map(({ username }) => username)],
      );
      const bios = new Map(found.map(({ username, bio }) => [username, Number(/\d+/.exec(bio)?.[0] ?? 0)]));
      return writers.flatMap(({ username, acknowledged, tried }) => {
        const there = bios.get(username) ?? 0;
        // One that was not answered may be there.
        return there >= acknowledged && there <= tried
          ? []
          : [`${username} wrote ${acknowledged}, and ${there} is there`];
      });
    },
  };
}
