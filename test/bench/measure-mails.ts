import { openIssueDesk } from '#test/prove/issue-desk.ts';
import { pause } from '#test/prove/killable-site.ts';
import type { Finding } from './finding.ts';
import { memoryOf } from './processes.ts';

const READERS = 100_000;
/** Mails until compilers have done their work, and those that are measured. */
const WARM_UP = 1_000;
const MEASURED = 5_000;
/** Milliseconds without a mail after which nothing more is on its way. */
const STILL = 3_000;

/** One process sends an issue, signed twice each, to a mail server beside it; how its readers are written down, and how soon it stands still. */
export async function measureMails(): Promise<Finding[]> {
  const desk = await openIssueDesk();
  try {
    const { storyId, milliseconds } = await desk.freezeTimed(READERS);
    await desk.sendMore(WARM_UP);
    const [before, started] = [desk.sink.taken.length, performance.now()];
    await desk.sendMore(MEASURED);
    const perSecond = ((desk.sink.taken.length - before) / (performance.now() - started)) * 1_000;
    const memory = memoryOf(desk.processId());
    const held = await timeToHold(desk, storyId);
    const signatures = desk.sink.taken.at(-1)?.raw.match(/^DKIM-Signature:/gim)?.length ?? 0;
    const beside = `${MEASURED} of ${READERS} readers, ${signatures} signatures each, ${desk.connections} connections`;
    const bench = 'mails';
    return [
      { bench, name: 'signed mails that leave', value: perSecond, unit: '/s', target: { atLeast: 250 }, note: beside },
      { bench, name: 'memory of who sends them', value: memory, unit: 'MB', target: { atMost: 300 } },
      {
        bench,
        name: 'readers written down',
        value: milliseconds,
        unit: 'ms',
        target: { atMost: 3_000 },
        note: `${READERS}`,
      },
      { bench, name: 'from pause to the last mail', value: held, unit: 'ms', target: { atMost: 2_000 } },
    ];
  } finally {
    await desk.close();
  }
}

async function timeToHold(
  { sink, pause: hold }: Awaited<ReturnType<typeof openIssueDesk>>,
  storyId: string,
): Promise<number> {
  await hold(storyId);
  const heldAt = performance.now();
  let [count, last] = [sink.taken.length, heldAt];
  while (performance.now() - last < STILL) {
    await pause(10);
    if (sink.taken.length === count) continue;
    [count, last] = [sink.taken.length, performance.now()];
  }
  return last - heldAt;
}
