import type { KillableSite } from '#test/support/killable-site.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import type { Random } from './random.ts';

export type CutWire = {
  /** `fetch` of a browser in which somebody is signed in. */
  readonly send: typeof fetch;
  /** How bad it is: 0 is whole; 1 loses some requests and some answers; 2 loses everything. */
  readonly cut: (badness: number) => void;
  /** Resolves when nothing is on its way. */
  readonly settle: () => Promise<void>;
  /** Asks over a whole wire. */
  readonly uncut: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;
};

/** A server that was killed may leave a connection open that nobody answers, in milliseconds. */
const LONGEST_ANSWER = 5_000;

async function inTime<Answer>(coming: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TypeError('There came no answer.')), LONGEST_ANSWER);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

/** A real connection that may be lost before the server hears, or before it is heard. */
export function createCutWire(site: KillableSite, { cookie }: SignedIn, random: Random): CutWire {
  const going = new Set<Promise<unknown>>();
  // Limits count each address by itself.
  const from = `127.${1 + random.below(250)}.${random.below(250)}.${1 + random.below(250)}`;
  let badness = 0;
  const isLost = () => badness === 2 || (badness === 1 && random.below(3) === 0);

  async function pass(input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> {
    if (isLost()) throw new TypeError('The connection was lost on the way there.');
    const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie };
    const body = typeof init.body === 'string' ? init.body : undefined;
    const answer = await inTime(
      site.ask(input instanceof Request ? input.url : input.toString(), {
        method: init.method ?? 'GET',
        headers,
        body,
        from,
      }),
    );
    if (isLost()) throw new TypeError('The connection was lost on the way back.');
    return new Response(answer.text, { status: answer.status });
  }

  return {
    send: (input, init) => {
      const passing = pass(input, init);
      const noted = passing.catch(() => undefined).finally(() => going.delete(noted));
      going.add(noted);
      return passing;
    },
    cut: (next) => void (badness = next),
    async settle() {
      while (going.size > 0) {
        await Promise.all(going);
        // What is asked because of the answer is on its way now, too.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    async uncut(ask) {
      const before = badness;
      badness = 0;
      const answer = await ask();
      badness = before;
      return answer;
    },
  };
}
