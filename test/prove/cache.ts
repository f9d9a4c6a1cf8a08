import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { designPublication } from '#modules/stories/publications/design-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { ask } from '#test/support/ask.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import type { Campaign, Finding } from './campaign.ts';
import { createRandom } from './random.ts';

/** How long a page may still show what was before, from the moment when the command answered (CORE-6). */
const GRACE = 1_000;
const READS_AT_ONCE = 6;

type Read = (address: string, host: string, path: string) => Promise<string>;
/** A page that a command changes, and what it must show since when. */
type Subject = {
  readonly host: string;
  readonly path: string;
  readonly change: (mark: string) => Promise<unknown>;
  mark: string | undefined;
  changedAt: number;
};

const readPage: Read = async (address, host, path) => (await ask(address, host, path)).text;

/** A cache in front of a server that hears of no change. */
function deaf(read: Read): Read {
  const kept = new Map<string, Promise<string>>();
  return (address, host, path) => {
    const key = `${address} ${host} ${path}`;
    const page = kept.get(key) ?? read(address, host, path);
    kept.set(key, page);
    return page;
  };
}

async function subjectsOf({ context, world, url, domain }: TestProgram): Promise<readonly Subject[]> {
  const input = { sourceKey: 'prove', itemKey: 'cache', authorIds: [world.people.ada], title: 'A changing story' };
  const write = (mark: string) => buildStory(context, { ...input, document: storyDocument(paragraph(`Now ${mark}.`)) });
  const { path } = await write('#000000ff');
  const site = new URL(url).host;
  const start = { mark: undefined, changedAt: 0 };
  const paint = (id: string) => (headerColor: string) => designPublication(context, id, { headerColor });
  return [
    { ...start, host: site, path, change: write },
    { ...start, host: site, path: '/harbour/latest', change: paint(world.publications.harbour) },
    { ...start, host: domain, path: '/', change: paint(world.publications['slow-press']) },
  ];
}

const titleOf = (text: string): string | undefined => /<title>([^<]*)/.exec(text)?.[1];

async function tryAll(read: Read, count: number, seed: number): Promise<Finding> {
  const program = await startTestProgram({ servers: 2 });
  try {
    const random = createRandom(seed);
    const subjects = await subjectsOf(program);
    const hosts = [new URL(program.url).host, program.domain];
    const titles = new Map<string, string | undefined>();
    const failures: string[] = [];
    let tried = 0;
    const look = async (subject: Subject, address: string): Promise<void> => {
      const [mark, isDue] = [subject.mark, performance.now() - subject.changedAt > GRACE];
      const text = await read(address, subject.host, subject.path);
      tried += 1;
      if (isDue && mark !== undefined && mark === subject.mark && !text.includes(mark)) {
        failures.push(`seed ${seed}, read ${tried}: ${subject.host}${subject.path} does not show ${mark}`);
      }
    };
    const lookAtHosts = async (address: string): Promise<void> => {
      for (const host of hosts) {
        const title = titleOf(await read(address, host, '/'));
        tried += 1;
        if (!titles.has(host)) titles.set(host, title);
        if (titles.get(host) !== title) failures.push(`seed ${seed}, read ${tried}: ${host}/ is the page of ${title}`);
      }
      if (new Set(titles.values()).size < hosts.length) failures.push('Two hosts have one page.');
    };
    for (let number = 0; number < count; number += 1) {
      const subject = random.pick(subjects);
      const mark = `#${(1 + random.below(0xffffff)).toString(16).padStart(6, '0')}ff`;
      // Reads that began before the change may fill the cache after it.
      const early = Array.from({ length: READS_AT_ONCE }, () =>
        look(random.pick(subjects), random.pick(program.addresses)),
      );
      await subject.change(mark);
      subject.mark = mark;
      subject.changedAt = performance.now();
      await Promise.all(early);
      if (random.below(3) > 0) await look(random.pick(subjects), random.pick(program.addresses));
      await new Promise((resolve) => setTimeout(resolve, GRACE + 10));
      for (const address of program.addresses) {
        for (const one of subjects) await look(one, address);
        await lookAtHosts(address);
      }
      // So that limits do not answer in the pages' place.
      program.clock.advance(5_000);
    }
    return { tried, failures };
  } finally {
    await program.close();
  }
}

/** Changes by commands and reads over two servers with a cache each. */
export const cache: Campaign = {
  name: 'cache',
  promise: 'No page is stale more than a second after the command that changed it, and no host shows another’s page.',
  count: 300,
  run: (count, seed) => tryAll(readPage, count, seed),
  control: (seed) => tryAll(deaf(readPage), 2, seed),
};
