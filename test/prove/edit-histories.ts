import { type KillableSite, startKillableSite } from '#test/support/killable-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import type { Campaign, Finding } from './campaign.ts';
import { type Honesty, tryEditHistory } from './edit-history.ts';
import { createRandom } from './random.ts';

/** Own judgement: so many people write at once, so that a killed server finds saves on their way. */
const AT_ONCE = 4;
const ROUNDS_TO_KILL = 5;
/** Somebody begins at most 200 stories a day. */
const STORIES_OF_ONE = 60;

async function tryAll(count: number, seed: number, honesty: Honesty): Promise<Finding> {
  const site = await startKillableSite({ database: 'of the tests' });
  const realNow = Date.now;
  try {
    const random = createRandom(seed);
    const failures: string[] = [];
    let writers = await signInAll(site);
    for (let number = 0, round = 0; number < count; round += 1) {
      if (round > 0 && (round * AT_ONCE) % (AT_ONCE * STORIES_OF_ONE) === 0) writers = await signInAll(site);
      const size = Math.min(AT_ONCE, count - number);
      // Somebody moves the clock of the device, forth and back.
      const shift = (random.below(2_000_000) - 1_000_000) * 1_000;
      Date.now = () => realNow() + shift;
      const histories = writers.slice(0, size).map((writer, place) => {
        const itsSeed = seed + number + place;
        return tryEditHistory({ site, writer, random: createRandom(itsSeed), name: `${itsSeed}`, honesty });
      });
      if (round % ROUNDS_TO_KILL === 1) setTimeout(site.killWeb, random.below(300));
      failures.push(...(await Promise.all(histories)).flat());
      number += size;
    }
    return { tried: count, failures };
  } finally {
    Date.now = realNow;
    await site.close();
  }
}

async function signInAll(site: KillableSite): Promise<readonly SignedIn[]> {
  const people: SignedIn[] = [];
  while (people.length < AT_ONCE) people.push(await signIn(site));
  return people;
}

/** The real autosave against the real server, over a wire that is cut, in tabs that are killed. */
export const editHistories: Campaign = {
  name: 'edit-histories',
  promise:
    'Whatever happens to connections, tabs, web processes and clocks, no acknowledged word of a draft is lost, and what was not acknowledged is still on the device.',
  count: 1_000,
  run: (count, seed) => tryAll(count, seed, 'honest'),
  // So many that one surely loses an answer: whether it does depends on when it is killed, too.
  control: (seed) => tryAll(16, seed, 'forgets what had no answer'),
};
