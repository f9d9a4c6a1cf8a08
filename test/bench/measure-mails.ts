import { join } from 'node:path';
import { createId } from '#modules/ground/create-id.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { openIssueDesk } from '#test/prove/issue-desk.ts';
import { pause } from '#test/prove/killable-site.ts';
import type { Finding } from './finding.ts';
import { memoryOf } from './processes.ts';
import { median, percentile, short } from './statistics.ts';

type Desk = Awaited<ReturnType<typeof openIssueDesk>>;

const WORKER = join(import.meta.dirname, 'mail-worker.ts');

const READERS = 100_000;
/** Mails until compilers have done their work, and those that are measured. */
const WARM_UP = 1_000;
const MEASURED = 5_000;
/** Milliseconds without a mail after which nothing more is on its way. */
const STILL = 3_000;
/** Mails that somebody waits for, and the milliseconds from one to the next. */
const SIGN_INS = { count: 200, apart: 100 };
/** Milliseconds. Own judgement: whoever waits for a code does not notice more than that. */
const MOST_WAIT = 1_000;

/**
 * One process runs all jobs of a site and sends an issue, signed twice each, to a mail server beside it: how its readers
 * are written down, how long a sign-in mail waits meanwhile, and how soon the issue stands still.
 */
export async function measureMails(): Promise<Finding[]> {
  const desk = await openIssueDesk('smtp', WORKER);
  try {
    desk.start();
    await signIn(desk, 20);
    const alone = await signIn(desk, SIGN_INS.count);
    const { storyId, milliseconds } = await desk.freezeTimed(READERS);
    await desk.sendMore(WARM_UP);
    const [before, started] = [desk.sink.taken.length, performance.now()];
    await desk.sendMore(MEASURED);
    const perSecond = ((desk.sink.taken.length - before) / (performance.now() - started)) * 1_000;
    const beside = await signIn(desk, SIGN_INS.count);
    const memory = memoryOf(desk.processId());
    const held = await timeToHold(desk, storyId);
    const signatures = desk.sink.taken.at(-1)?.raw.match(/^DKIM-Signature:/gim)?.length ?? 0;
    const sent = `${MEASURED} of ${READERS} readers, ${signatures} signatures each, ${desk.connections} connections`;
    const ofAll = [
      { name: 'signed mails that leave', value: perSecond, unit: '/s', target: { atLeast: 250 }, note: sent },
      { name: 'memory of who sends them', value: memory, unit: 'MB', target: { atMost: 300 } },
      {
        name: 'sign-in mail beside them, p95',
        value: percentile(beside, 95),
        unit: 'ms',
        target: { atMost: MOST_WAIT },
        note: `median ${short(median(beside))}, slowest ${short(Math.max(...beside))}; alone ${short(median(alone))}, p95 ${short(percentile(alone, 95))}`,
      },
      { name: 'readers written down', value: milliseconds, unit: 'ms', target: { atMost: 3_000 }, note: `${READERS}` },
      { name: 'from pause to the last mail', value: held, unit: 'ms', target: { atMost: 2_000 } },
    ];
    return ofAll.map((finding) => ({ bench: 'mails', ...finding }));
  } finally {
    await desk.close();
  }
}

/** Milliseconds from the moment in which each of some sign-in mails is committed until the mail server has it. */
async function signIn({ context, sink }: Desk, count: number): Promise<readonly number[]> {
  const waiting = Array.from({ length: count }, async (_each, index) => {
    await pause(index * SIGN_INS.apart);
    const to = `${createId()}@sign-in.example`;
    const mail = { subject: 'Sign in', text: 'Your code is 123456.', html: '<p>Your code is 123456.</p>' };
    await sendMail(context, { to, mail });
    const started = performance.now();
    while (!sink.taken.some((taken) => taken.to === to)) await pause(2);
    return performance.now() - started;
  });
  return await Promise.all(waiting);
}

async function timeToHold({ sink, pause: hold }: Desk, storyId: string): Promise<number> {
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
