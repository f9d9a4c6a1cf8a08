import { rebuildRevision } from '#test/support/rebuild-revision.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import type { Campaign, Finding } from './campaign.ts';
import { type Desk, openDesk, openSecondDesk, writeWhile } from './draft-desk.ts';
import { type KillableSite, pause, startKillableSite, waitUntilBack } from './killable-site.ts';
import { createRandom } from './random.ts';

/** Writers that have a draft of their own; one more draft is written at by two devices at once. */
const LONE_WRITERS = 4;
/** Desks are opened anew after so many kills, so that no writer saves more in an hour than a person may. */
const KILLS_AT_A_DESK = 20;
/** Mostly a web process, which has the requests in its hands. */
const VICTIMS = ['web', 'web', 'database', 'web', 'main'] as const;

async function openDesks(site: KillableSite, number: number): Promise<readonly Desk[]> {
  const lone: Desk[] = [];
  for (let writer = 0; writer <= LONE_WRITERS; writer += 1) lone.push(await openDesk(site, number * 10 + writer));
  const [shared] = lone;
  return shared === undefined ? lone : [...lone, openSecondDesk(shared)];
}

/** Each acknowledged save must be there: its revision, by its id, with its text; and nothing before the last is gone. */
async function lookForLosses(site: KillableSite, desks: readonly Desk[], said: string): Promise<readonly string[]> {
  const failures = desks.flatMap(({ faults }) => faults.splice(0).map((fault) => `${said} ${fault}`));
  const { database } = site.context;
  for (const { postId, acknowledged, shared } of desks) {
    const rows = await database.query<{ rev: number; saveId: string }>(
      'proved_deltas',
      'select revision as rev, save_id as "saveId" from story_delta where story_id = $1',
      [postId],
    );
    const saved = new Map(rows.map(({ rev, saveId }) => [rev, saveId]));
    const missing = acknowledged.filter(({ rev, saveId }) => saved.get(rev) !== saveId);
    if (missing.length > 0) failures.push(`${said} revision ${missing[0]?.rev} of ${postId} is lost`);
    const last = acknowledged.at(-1);
    if (last === undefined) continue;
    const text = await rebuildRevision(database, postId, last.rev);
    if (!isSameJson(text, last.value))
      failures.push(`${said} the text of revision ${last.rev} of ${postId} is another`);
    const now = await shared.read();
    if (now.rev < last.rev) failures.push(`${said} ${postId} stands at ${now.rev}, behind ${last.rev}`);
    if (now.rev === last.rev && !isSameJson(now.value, last.value))
      failures.push(`${said} ${postId} reads another text`);
  }
  return failures;
}

type Trials = { readonly first: number; readonly count: number; readonly losesSaves: boolean };

async function withSite<Result>(use: (site: KillableSite) => Promise<Result>): Promise<Result> {
  const site = await startKillableSite();
  try {
    return await use(site);
  } finally {
    await site.close();
  }
}

async function tryAll(site: KillableSite, seed: number, { first, count, losesSaves }: Trials): Promise<Finding> {
  const random = createRandom(seed);
  const failures: string[] = [];
  let desks: readonly Desk[] = [];
  for (let trial = first; trial < first + count; trial += 1) {
    if (trial === first || trial % KILLS_AT_A_DESK === 0) desks = await openDesks(site, trial);
    const victim = VICTIMS[trial % VICTIMS.length] ?? 'web';
    const before = savesOf(desks);
    let isOn = true;
    const written = Promise.all(desks.map((desk) => writeWhile(desk, () => isOn)));
    await pause(300 + random.below(1_200));
    await site.kill(victim);
    const isBack = await waitUntilBack(site.url);
    isOn = false;
    await written;
    const said = `seed ${seed}, trial ${trial}: after a kill of ${victim}`;
    if (!isBack) failures.push(`${said} the site did not come back`);
    if (savesOf(desks) === before) failures.push(`${said} nothing had been saved`);
    if (losesSaves) await loseOne(site, desks);
    failures.push(...(await lookForLosses(site, desks, said)));
  }
  return { tried: count, failures };
}

/** A small run and its control on one site. */
export const draftKillsAndControl = (count: number, seed: number): Promise<[small: Finding, control: Finding]> =>
  withSite(async (site) => [
    await tryAll(site, seed, { first: 0, count, losesSaves: false }),
    await tryAll(site, seed, { first: count, count: 1, losesSaves: true }),
  ]);

function savesOf(desks: readonly Desk[]): number {
  return desks.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}

/** As a database would that answers before it has written. */
async function loseOne({ context }: KillableSite, desks: readonly Desk[]): Promise<void> {
  const last = desks[1]?.acknowledged.at(-1);
  await context.database.query('lose_one', 'delete from story_delta where story_id = $1 and revision = $2', [
    desks[1]?.postId,
    last?.rev,
  ]);
}

/** `kill -9` of web processes, PostgreSQL and the main process while several writers save their drafts. */
export const draftKills: Campaign = {
  name: 'draft-kills',
  promise:
    'After kill -9 of any process every acknowledged save of a draft is there, revision and text, and the writer goes on by sending the last save again.',
  count: 200,
  run: (count, seed) => withSite((site) => tryAll(site, seed, { first: 0, count, losesSaves: false })),
  control: (seed) => withSite((site) => tryAll(site, seed, { first: 0, count: 1, losesSaves: true })),
};
