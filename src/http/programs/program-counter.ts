import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPostId } from '#shared/routes/post-id.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { programOf } from '#modules/reading/visits/program-of.ts';
import { type ProgramRequests, recordProgramRequests } from '#modules/reading/visits/record-program-requests.ts';
import type { Site } from '../site.ts';

export type ProgramCounter = {
  /** Counts the request where a program gets the page of a story; costs others a look at their user agent. */
  note(request: IncomingMessage, response: ServerResponse): void;
  /** Writes down what is counted. */
  flush(): Promise<void>;
  /** The same, for the last time. */
  stop(): Promise<void>;
};

const EVERY = 5_000;
/** Own judgement: stories times programs within five seconds; what is beyond waits for nobody. */
const MOST = 20_000;
/** A story’s own page ends with its id, wherever it's published. */
const STORY = /[/-]([0-9a-f]{12})(?:\?|$)/;
const GIVEN: ReadonlySet<number> = new Set([200, 304]);

/** Counts what programs ask for, by name (rule 187), from the cache as well, and writes it down every few seconds. */
export function createProgramCounter(site: Site): ProgramCounter {
  let counts = new Map<string, ProgramRequests>();
  let writing: Promise<void> = Promise.resolve();
  const add = (one: ProgramRequests) => {
    const key = `${one.storyId} ${one.day} ${one.name}`;
    const before = counts.get(key);
    if (before === undefined && counts.size >= MOST) return;
    counts.set(key, { ...one, count: one.count + (before?.count ?? 0) });
  };
  const write = async () => {
    const taken = counts;
    counts = new Map();
    try {
      await recordProgramRequests(systemContext(site), [...taken.values()]);
    } catch (error) {
      site.log.warn({ error }, 'what programs asked for could not be written down; it is tried again');
      for (const one of taken.values()) add(one);
    }
  };
  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => counts.size > 0 && void flush(), EVERY);
  timer.unref();
  return {
    note(request, response) {
      const name = request.method === 'GET' ? programOf(request.headers['user-agent'] ?? '') : undefined;
      if (name === undefined) return;
      const [, storyId = ''] = STORY.exec(request.url ?? '') ?? [];
      if (!isPostId(storyId)) return;
      response.once('finish', () => {
        if (!GIVEN.has(response.statusCode)) return;
        add({ storyId, day: site.clock.now().toISOString().slice(0, 10), name, count: 1 });
      });
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
