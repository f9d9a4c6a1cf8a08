import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { importPerson } from '#modules/people/people/import-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import type { Campaign, Finding } from './campaign.ts';
import { type KillableSite, pause, startKillableSite, statusOf, waitUntilBack } from './killable-site.ts';
import { createRandom } from './random.ts';

const LOOKS_AFTER = 20;

/** Writes stories and asks for pages, as long as `isOn`; answers with the paths of the stories that were acknowledged. */
async function load(site: KillableSite, trial: number, isOn: () => boolean): Promise<readonly string[]> {
  const paths: string[] = [];
  const write = async () => {
    for (let number = 0; isOn(); number += 1) {
      const made = async () => {
        const author = await importPerson(site.context, { sourceKey: 'kills', key: 'one', name: 'Kay Ill', bio: '' });
        const itemKey = `${trial}-${number}`;
        const document = storyDocument(paragraph(`Words of ${itemKey}.`));
        return buildStory(site.context, {
          sourceKey: 'kills',
          itemKey,
          authorIds: [author.id],
          title: `T ${itemKey}`,
          document,
        });
      };
      // Only what was acknowledged must be there afterwards.
      await made().then(
        ({ path }) => paths.push(path),
        () => pause(50),
      );
    }
  };
  const read = async () => {
    while (isOn()) await statusOf(site.url + (paths.at(-1) ?? '/'));
  };
  await Promise.all([write(), read(), read()]);
  return paths;
}

async function tryAll(count: number, seed: number, losesStories: boolean): Promise<Finding> {
  const site = await startKillableSite();
  try {
    const random = createRandom(seed);
    const failures: string[] = [];
    for (let trial = 0; trial < count; trial += 1) {
      const victim = (['web', 'database', 'main'] as const)[trial % 3] ?? 'web';
      let isOn = true;
      const loaded = load(site, trial, () => isOn);
      await pause(500 + random.below(1_500));
      await site.kill(victim);
      const isBack = await waitUntilBack(site.url);
      isOn = false;
      const paths = [...(await loaded)];
      const said = `seed ${seed}, trial ${trial}: after a kill of ${victim}`;
      if (!isBack) failures.push(`${said} the site did not come back`);
      if (losesStories) paths.push('/@kay-ill/never-written-0123456789ab');
      if (paths.length === 0) failures.push(`${said} nothing had been written`);
      for (const path of paths.slice(-LOOKS_AFTER)) {
        const status = await statusOf(site.url + path);
        if (status !== 200) failures.push(`${said} ${path} answers ${status}`);
      }
    }
    return { tried: count, failures };
  } finally {
    await site.close();
  }
}

/** `kill -9` of each process of a running site, while stories are written and read. */
export const kills: Campaign = {
  name: 'kills',
  promise: 'After kill -9 of any process the site comes back, with every acknowledged story and without a failure.',
  count: 30,
  run: (count, seed) => tryAll(count, seed, false),
  control: (seed) => tryAll(1, seed, true),
};
