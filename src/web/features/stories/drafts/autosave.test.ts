import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDraftDevice } from '#test/support/draft-device.ts';
import { createDraftServer, type Passage } from '#test/support/draft-server.ts';
import { openWriter, wordsOf, type Writer } from '#test/support/draft-writer.ts';
import { createTurningTimers } from '#test/support/turning-timers.ts';

/** The longest that the device may know nothing of a key (rule 6). */
const TO_DEVICE = 300;
const LONG = 120_000;

/** A device, a server and a wire between them that can be cut. */
function createScene() {
  const server = createDraftServer();
  const device = createDraftDevice();
  const timers = createTurningTimers();
  let passage: () => Passage = () => 'arrives';
  let count = 0;
  const wire = { delay: 50 };
  const pause = () => new Promise<void>((resolve) => void timers.after(wire.delay, resolve));
  const writers: Writer[] = [];
  const open = async (below: (count: number) => number = () => 0, which = 0): Promise<Writer> => {
    const known = [...server.drafts][which];
    const writer = await openWriter({
      device,
      timers,
      below,
      transport: server.transportOf(() => passage(), pause),
      createId: () => `id${(count += 1)}`,
      story: known === undefined ? undefined : { postId: known[0], latest: known[1] },
    });
    writers.push(writer);
    return writer;
  };
  return {
    server,
    device,
    timers,
    wire,
    writers,
    open,
    cut: (next: () => Passage) => void (passage = next),
    saved: () => [...server.drafts.values()].map(({ value }) => wordsOf(value)),
  };
}

test('WRITE-1: a draft exists from the first character, and is saved 1.5 s after the last key', async () => {
  const { open, timers, saved, server } = createScene();
  const writer = await open();
  expect(writer.autosave.state().kind).toBe('empty');
  writer.type('one');
  expect(writer.autosave.state().kind).toBe('saving');
  await timers.turn(200);
  expect([saved().length, writer.autosave.state().kind]).toEqual([1, 'saved']);
  writer.type('two');
  await timers.turn(1_400);
  writer.type('three');
  await timers.turn(1_400);
  expect([...server.drafts.values()][0]?.rev).toBe(1);
  await timers.turn(300);
  expect(saved()).toEqual([new Set(['one', 'two', 'three'])]);
  expect([writer.autosave.state().kind, writer.autosave.hasUnsent()]).toEqual(['saved', false]);
});

test('WRITE-1: while one goes on typing it is saved every 10 s', async () => {
  const { open, timers, server } = createScene();
  const writer = await open();
  for (let number = 0; number < 42; number += 1) {
    writer.type(`w${number}`);
    await timers.turn(500);
  }
  expect([...server.drafts.values()][0]?.rev).toBe(3);
});

test('WRITE-1: offline it says so, keeps everything here, and sends it when the network is back', async () => {
  const { open, timers, cut, device, saved } = createScene();
  const writer = await open();
  writer.type('one');
  await timers.turn(200);
  cut(() => 'lostThere');
  writer.type('two');
  await timers.turn(TO_DEVICE);
  expect(device.records().map(({ value }) => wordsOf(value))).toEqual([new Set(['one', 'two'])]);
  await timers.turn(LONG);
  writer.type('three');
  await timers.turn(2_000);
  expect([writer.autosave.state().kind, writer.autosave.hasUnsent()]).toEqual(['offline', true]);
  cut(() => 'arrives');
  writer.autosave.wake();
  await timers.turn(500);
  expect(saved()).toEqual([new Set(['one', 'two', 'three'])]);
  expect([writer.autosave.state().kind, device.records()]).toEqual(['saved', []]);
});

test('rules 249 and 253: while the site saves nothing, its sentence is said instead of offline, and it is saved after', async () => {
  const { open, timers, cut, device, saved } = createScene();
  const writer = await open();
  writer.type('one');
  await timers.turn(200);
  cut(() => 'resting');
  writer.type('two');
  await timers.turn(2_000);
  expect(writer.autosave.state()).toEqual({ kind: 'waiting', message: 'No room.', isDeviceFull: false });
  expect(device.records().map(({ value }) => wordsOf(value))).toEqual([new Set(['one', 'two'])]);
  cut(() => 'lostThere');
  await timers.turn(LONG);
  expect(writer.autosave.state().kind).toBe('offline');
  cut(() => 'arrives');
  await timers.turn(LONG);
  expect(saved()).toEqual([new Set(['one', 'two'])]);
  expect([writer.autosave.state().kind, device.records()]).toEqual(['saved', []]);
});

test('WRITE-1: a save whose answer was lost counts once', async () => {
  const { open, timers, cut, server } = createScene();
  const writer = await open();
  cut(() => 'lostBack');
  writer.type('one');
  await timers.turn(LONG);
  expect(server.drafts.size).toBe(1);
  cut(() => 'arrives');
  await timers.turn(LONG);
  expect([server.drafts.size, writer.autosave.state().kind]).toEqual([1, 'saved']);
});

test('WRITE-1: the next tab goes on with what a killed one left', async () => {
  const { open, timers, cut, saved } = createScene();
  const first = await open();
  first.type('one');
  await timers.turn(200);
  cut(() => 'lostThere');
  first.type('two');
  await timers.turn(LONG);
  first.kill();
  const second = await open();
  expect(wordsOf(second.now())).toEqual(new Set(['one', 'two']));
  cut(() => 'arrives');
  await timers.turn(LONG);
  expect(saved()).toEqual([new Set(['one', 'two'])]);
});

test('WRITE-1: a tab that is closed keeps its last key and sends it', async () => {
  const { open, timers, device, saved } = createScene();
  const writer = await open();
  writer.type('one');
  await timers.turn(200);
  writer.type('two');
  writer.close();
  expect(device.records().map(({ value }) => wordsOf(value))).toEqual([new Set(['one', 'two'])]);
  await timers.turn(200);
  expect(saved()).toEqual([new Set(['one', 'two'])]);
});

test('WRITE-1: a page that is left lets go of what it was bringing in for a tab that went before', async () => {
  const { open, timers, saved } = createScene();
  const first = await open();
  first.type('one');
  const second = await open();
  first.close();
  await timers.turn(0);
  second.kill();
  const third = await open();
  third.type('two');
  third.close();
  await timers.turn(LONG);
  const last = await open();
  await timers.turn(LONG);
  last.close();
  expect(saved().some((words) => words.has('two'))).toBe(true);
});

test('WRITE-2: two tabs that write in one block meet, and the writer is asked', async () => {
  const { open, timers, saved } = createScene();
  const first = await open();
  first.type('title');
  await timers.turn(200);
  const second = await open();
  first.type('mine');
  await timers.turn(2_000);
  second.type('theirs');
  await timers.turn(2_000);
  expect(second.autosave.state().kind).toBe('conflict');
  expect(second.autosave.conflict()?.conflicts).toMatchObject([{ kind: 'title', mine: 'title theirs' }]);
  second.settle();
  await timers.turn(2_000);
  expect([second.autosave.state().kind, saved()]).toEqual(['saved', [new Set(['title', 'mine', 'theirs'])]]);
});

test('what the server refuses stays on the device, with the reason', async () => {
  const { open, timers, device, server } = createScene();
  const writer = await open();
  writer.type('one');
  await timers.turn(200);
  (server.drafts as Map<string, unknown>).clear();
  writer.type('two');
  await timers.turn(2_000);
  expect(writer.autosave.state()).toMatchObject({ kind: 'refused', message: 'There is no such story.' });
  expect(device.records().map(({ value }) => wordsOf(value))).toEqual([new Set(['one', 'two'])]);
});

type Step =
  | { readonly do: 'type' | 'move' | 'erase' | 'flush' | 'kill' | 'close' | 'wake' | 'settle'; readonly tab: number }
  | { readonly do: 'open' }
  | { readonly do: 'wait'; readonly milliseconds: number }
  | { readonly do: 'cut'; readonly passages: readonly Passage[] };

const tab = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('type' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.nat(3_000) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('move', 'erase', 'flush', 'kill', 'close', 'wake', 'settle'),
      tab,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'open' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('cut' as const),
      passages: fc.array(fc.constantFrom<Passage>('arrives', 'lostThere', 'lostBack'), { minLength: 1, maxLength: 5 }),
    }),
  },
);

test('WRITE-1: whatever happens to wire and tabs, no word is lost that the device could know', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 60, size: 'max' }),
      fc.infiniteStream(fc.nat(1_000)),
      async (steps, numbers) => {
        const below = (count: number): number => numbers.next().value % Math.max(1, count);
        const scene = createScene();
        const { timers, writers } = scene;
        const words = new Map<string, { readonly by: Writer; readonly at: number }>();
        let now = 0;
        let typed = 0;
        const turn = async (milliseconds: number) => {
          now += milliseconds;
          await timers.turn(milliseconds);
        };
        const known = () => [...scene.saved(), ...scene.device.records().map(({ value }) => wordsOf(value))];
        const isKnown = (word: string) => known().some((set) => set.has(word));
        await scene.open(below);
        for (const one of steps) {
          if (one.do === 'wait') await turn(one.milliseconds);
          else if (one.do === 'open') await scene.open(below);
          else if (one.do === 'cut') {
            let place = 0;
            scene.cut(() => one.passages[(place += 1) % one.passages.length] ?? 'arrives');
          } else {
            const writer = writers[one.tab % Math.max(1, writers.length)];
            if (writer === undefined) continue;
            if (one.do === 'type') {
              const word = `w${(typed += 1)}`;
              words.set(word, { by: writer, at: now });
              writer.type(word);
            } else if (one.do === 'erase') for (const word of writer.erase()) words.delete(word);
            else if (one.do === 'flush') void writer.autosave.flush();
            else if (one.do === 'wake') writer.autosave.wake();
            else if (one.do === 'kill' || one.do === 'close') {
              writer[one.do]();
              writers.splice(writers.indexOf(writer), 1);
              for (const [word, { by, at }] of words) {
                if (by !== writer || isKnown(word)) continue;
                // Only a killed tab takes keys along, and only those that nothing had time to keep.
                expect([one.do, now - at < TO_DEVICE]).toEqual(['kill', true]);
                words.delete(word);
              }
            } else writer[one.do]();
          }
          await turn(0);
          for (const writer of writers) {
            if (writer.autosave.state().kind !== 'saved') continue;
            const saved = scene.saved();
            for (const word of wordsOf(writer.now())) {
              if (words.has(word)) expect(saved.some((set) => set.has(word))).toBe(true);
            }
          }
        }
        scene.cut(() => 'arrives');
        for (const writer of writers.splice(0)) writer.close();
        await turn(LONG);
        for (let round = 0; round < 40 && scene.device.records().length > 0; round += 1) {
          const last = await scene.open(below, round % Math.max(1, scene.server.drafts.size));
          for (let tries = 0; tries < 20 && (tries < 3 || last.autosave.hasUnsent()); tries += 1) {
            await turn(LONG);
            last.settle();
          }
          last.close();
          await turn(1_000);
        }
        expect(scene.device.records()).toEqual([]);
        const saved = scene.saved();
        expect([...words.keys()].filter((word) => !saved.some((set) => set.has(word)))).toEqual([]);
      },
    ),
    { numRuns: 60, endOnFailure: true },
  );
});
