import type { Campaign, Finding } from './campaign.ts';
import { type IssueDesk, openIssueDesk } from './issue-desk.ts';
import { createRandom } from './random.ts';

const READERS_OF_KILL = 300;
/** One answer of so many is lost on its way back. */
const LOST_ANSWERS = 60;

type Round = {
  readonly kills: number;
  readonly seed: number;
  /** `key`: a provider under whose keys a mail leaves once. */
  readonly setting: 'resend' | 'hold' | 'key';
  /** Broken on purpose: one reader is written down as served, and nobody remembers who was in doubt. */
  readonly isBroken: boolean;
};

/** One issue, with kills of whoever sends it and of the database in the middle, to its end. */
async function tryRound(desk: IssueDesk, { kills, seed, setting, isBroken }: Round): Promise<readonly string[]> {
  const random = createRandom(seed);
  const readers = READERS_OF_KILL * kills;
  let lostAnswers = 0;
  desk.sink.loseAnswers(() => {
    const isLost = random.below(LOST_ANSWERS) === 0;
    if (isLost) lostAnswers += 1;
    return isLost;
  });
  const storyId = await desk.freeze(readers, setting === 'hold' ? 'hold' : 'resend');
  if (isBroken) await desk.forgetOne(storyId);
  for (let kill = 0; kill < kills; kill += 1) {
    await desk.sendMore(20 + random.below(READERS_OF_KILL / 2));
    // Each third is the database, under a worker that goes on.
    await desk.kill(kill % 3 === 1 ? 'database' : 'worker');
  }
  const isDone = await desk.finish(storyId);
  if (isBroken) await desk.forgetDoubts(storyId);
  const { lost, doubled, unlisted, held, sum } = await desk.look(storyId);
  const said = `seed ${seed}, ${setting}, ${kills} kills, ${readers} readers:`;
  const most = setting === 'resend' ? kills * desk.connections + lostAnswers : 0;
  return [
    ...(isDone ? [] : [`${said} it did not come to its end`]),
    ...(lost > 0 ? [`${said} ${lost} readers got nothing and wait for nobody`] : []),
    ...(doubled > most ? [`${said} ${doubled} mails came twice, of ${most} that may`] : []),
    ...(unlisted > 0 ? [`${said} ${unlisted} mails came twice and are not listed`] : []),
    ...(sum === readers ? [] : [`${said} ${sum} stand in some state`]),
    ...(setting !== 'hold' && held > 0 ? [`${said} ${held} are held`] : []),
    ...(lostAnswers > 0 ? [] : [`${said} no answer was lost`]),
  ];
}

async function tryAll(desk: IssueDesk, count: number, seed: number): Promise<Finding> {
  const held = Math.max(1, Math.floor(count / 3));
  const failures = [
    ...(await tryRound(desk, { kills: count - held, seed, setting: 'resend', isBroken: false })),
    ...(await tryRound(desk, { kills: held, seed: seed + 1, setting: 'hold', isBroken: false })),
  ];
  return { tried: count * READERS_OF_KILL, failures };
}

async function tryBroken(desk: IssueDesk, seed: number): Promise<Finding> {
  const failures = await tryRound(desk, { kills: 1, seed, setting: 'resend', isBroken: true });
  return { tried: READERS_OF_KILL, failures };
}

async function withDesk<Result>(
  use: (desk: IssueDesk) => Promise<Result>,
  carrier: 'smtp' | 'resend' = 'smtp',
): Promise<Result> {
  const desk = await openIssueDesk(carrier);
  try {
    return await use(desk);
  } finally {
    await desk.close();
  }
}

async function tryKeys(desk: IssueDesk, count: number, seed: number): Promise<Finding> {
  const failures = await tryRound(desk, { kills: count, seed, setting: 'key', isBroken: false });
  return { tried: count * READERS_OF_KILL, failures };
}

/** As if its keys were forgotten, which a mail server has none of: what is in doubt comes twice. */
async function tryWithoutKeys(desk: IssueDesk, seed: number): Promise<Finding> {
  const failures = await tryRound(desk, { kills: 1, seed, setting: 'key', isBroken: false });
  return { tried: READERS_OF_KILL, failures };
}

/** A small run and its control at one desk. */
export const issuesAndControl = (count: number, seed: number): Promise<[small: Finding, control: Finding]> =>
  withDesk(async (desk) => [await tryAll(desk, count, seed), await tryBroken(desk, seed)]);

/** `kill -9` of the worker and of PostgreSQL while an issue goes out, and a mail server whose answers get lost. */
export const issues: Campaign = {
  name: 'issues',
  promise:
    'However often the worker, PostgreSQL and answers of the mail server die while an issue goes out, nobody misses it; at most one mail for each kill and connection comes twice, each listed; none where doubt is held.',
  count: 60,
  run: (count, seed) => withDesk((desk) => tryAll(desk, count, seed)),
  control: (seed) => withDesk((desk) => tryBroken(desk, seed)),
};

/** A small run by a provider with keys, and its control by a mail server. */
export const keysAndControl = async (count: number, seed: number): Promise<[small: Finding, control: Finding]> => [
  await withDesk((desk) => tryKeys(desk, count, seed), 'resend'),
  await withDesk((desk) => tryWithoutKeys(desk, seed)),
];

/** The same where a provider keeps keys. */
export const issuesByKey: Campaign = {
  name: 'issues-by-key',
  promise:
    'However often the worker, PostgreSQL and answers die while an issue goes out by a provider with keys of idempotence, nobody misses it and nobody has it twice.',
  count: 30,
  run: (count, seed) => withDesk((desk) => tryKeys(desk, count, seed), 'resend'),
  control: (seed) => withDesk((desk) => tryWithoutKeys(desk, seed)),
};
