import type { DraftTransport, SaveAnswer } from '#web/features/stories/drafts/autosave-means.ts';
import { createDraftTransport } from '#web/features/stories/drafts/draft-transport.ts';
import { createGraphCall } from '#web/features/stories/drafts/graph-call.ts';
import { createDraftDevice } from '#test/support/draft-device.ts';
import { openWriter, type Writer, wordsOf } from '#test/support/draft-writer.ts';
import type { KillableSite } from '#test/support/killable-site.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import { createTurningTimers } from '#test/support/turning-timers.ts';
import { createCutWire } from './cut-wire.ts';
import type { Random } from './random.ts';

export type Honesty = 'honest' | 'forgets what had no answer';

type History = {
  readonly site: KillableSite;
  readonly writer: SignedIn;
  readonly random: Random;
  /** Said with what fails. */
  readonly name: string;
  readonly honesty: Honesty;
};

const STEPS = 40;
/** The longest that the device may know nothing of a key (rule 6). */
const TO_DEVICE = 300;
const LONG = 120_000;

/** One person writes one story in up to three tabs; returns a sentence for each word that is lost. */
export async function tryEditHistory({ site, writer, random, name, honesty }: History): Promise<readonly string[]> {
  const device = createDraftDevice();
  const timers = createTurningTimers();
  const wire = createCutWire(site, writer, random);
  const call = createGraphCall({
    graphqlUri: '/_/graphql',
    xsrf: writer.xsrf,
    personId: writer.personId,
    send: wire.send,
  });
  const honest = createDraftTransport(call, 'en');
  const transport = honesty === 'honest' ? honest : forgetful(honest);
  const failures: string[] = [];
  const words = new Map<string, { readonly by: Writer; readonly at: number }>();
  const writers: Writer[] = [];
  let [now, count, postId]: [number, number, string | undefined] = [0, 0, undefined];

  const turn = async (milliseconds: number) => {
    now += milliseconds;
    await timers.turn(milliseconds);
  };
  /** Lets everything that is on its way arrive. */
  const settle = async () => {
    for (let round = 0; round < 3; round += 1) {
      await wire.settle();
      await turn(0);
    }
  };
  const open = async () => {
    const latest = postId === undefined ? undefined : await wire.uncut(() => honest.load(postId ?? ''));
    if (postId !== undefined && latest === undefined) return;
    const story = postId === undefined || latest === undefined ? undefined : { postId, latest };
    const createId = () => `${name}-${(count += 1)}-${random.below(1_000_000_000)}`;
    const onSaved = (savedId: string) => void (postId ??= savedId);
    writers.push(
      await openWriter({
        device,
        timers,
        transport,
        createId,
        below: random.below,
        story,
        onSaved,
        person: writer.personId,
      }),
    );
  };
  /** Undefined where a killed server cannot tell. */
  const savedWords = async (): Promise<ReadonlySet<string> | undefined> => {
    if (postId === undefined) return new Set();
    const saved = await wire.uncut(() => honest.load(postId ?? ''));
    return saved === undefined ? undefined : wordsOf(saved.value);
  };
  const leave = async (gone: Writer, way: 'kill' | 'close') => {
    gone[way]();
    writers.splice(writers.indexOf(gone), 1);
    const kept = device.records().map(({ value }) => wordsOf(value));
    const saved = await savedWords();
    const known = saved === undefined ? kept : [...kept, saved];
    for (const [word, { by, at }] of words) {
      if (by !== gone || known.some((set) => set.has(word))) continue;
      const isPromised = way === 'close' || now - at >= TO_DEVICE;
      // While the server cannot tell, what is promised may be there; whether it was lost shows at the end.
      if (saved === undefined && isPromised) continue;
      if (isPromised) failures.push(`history ${name}: ${word} is nowhere after a ${way}`);
      words.delete(word);
    }
  };

  await open();
  for (let step = 0; step < STEPS; step += 1) {
    const one = writers[random.below(Math.max(1, writers.length))];
    const choice = random.below(20);
    // The first story is one: a second tab opens it when it exists.
    if (one === undefined || (choice === 0 && writers.length < 3 && postId !== undefined)) await open();
    else if (choice === 1) await leave(one, 'kill');
    else if (choice === 2) await leave(one, 'close');
    else if (choice === 3) wire.cut(random.below(3));
    else if (choice === 4) one.autosave.wake();
    else if (choice === 5) void one.autosave.flush();
    else if (choice === 6) one.move();
    else if (choice === 7) for (const word of one.erase()) words.delete(word);
    else if (choice === 8) one.settle();
    else if (choice < 12) await turn(random.below(4_000));
    else if (choice < 14) await settle();
    else {
      const word = `w${(count += 1)}`;
      words.set(word, { by: one, at: now });
      one.type(word);
    }
  }

  wire.cut(0);
  if (!(await site.isBack())) return [...failures, `history ${name}: the site did not come back`];
  for (const one of writers.splice(0)) one.close();
  await settle();
  for (let round = 0; round < 30 && device.records().length > 0; round += 1) {
    // Hours of the device pass in an instant here: a site that was killed again needs real time.
    await site.isBack();
    await open();
    const last = writers.pop();
    for (let tries = 0; tries < 20 && (tries < 3 || last?.autosave.hasUnsent() === true); tries += 1) {
      await turn(LONG);
      await settle();
      last?.settle();
    }
    last?.close();
    await settle();
  }
  if (device.records().length > 0) failures.push(`history ${name}: the device could not give everything away`);
  let saved = await savedWords();
  // A site that is killed at the last look can tell later.
  for (let tries = 0; saved === undefined && tries < 10 && (await site.isBack()); tries += 1)
    saved = await savedWords();
  if (saved === undefined) return [...failures, `history ${name}: nobody could tell what was saved`];
  const there = saved;
  const lost = [...words.keys()].filter((word) => !there.has(word));
  return [...failures, ...lost.map((word) => `history ${name}: ${word} is lost`)];
}

/** A way to the server that takes no answer for a good one. */
function forgetful({ create, save, load }: DraftTransport): DraftTransport {
  const assumeSaved = (answer: SaveAnswer, postId: string, rev: number): SaveAnswer =>
    answer.kind === 'unreachable' ? { kind: 'saved', postId, rev } : answer;
  return {
    load,
    create,
    save: async (draft) => assumeSaved(await save(draft), draft.postId, draft.baseRev + 1),
  };
}
