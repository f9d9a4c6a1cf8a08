import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { setClaps } from '#modules/reading/claps/set-claps.ts';
import { importResponses } from '#modules/reading/responses/import-responses.ts';
import { DEMO_SOURCE } from '#modules/identity/setup/demo-source.ts';
import { type Known, required } from './known.ts';
import { claps, talk } from './world.ts';

/** Brings in what was said to the stories and clapped for them; nothing that is there changes. */
export async function loadTalk(context: CommandContext, personIds: Known, storyIds: Known): Promise<void> {
  for (const [title, all] of Object.entries(talk)) {
    const keyOf = (place: number) => `${title}#${place}`;
    await importResponses(context, {
      storyId: required(storyIds, title),
      sourceKey: DEMO_SOURCE,
      responses: all.map(({ by, at, words, to }, place) => ({
        key: keyOf(place),
        ...(to === undefined ? {} : { parentKey: keyOf(to) }),
        authorId: required(personIds, by),
        source: words,
        createdAt: new Date(at),
      })),
    });
  }
  for (const [title, all] of Object.entries(claps)) {
    const target = { kind: 'story', id: required(storyIds, title) } as const;
    for (const [name, count] of all) {
      const personId = required(personIds, name);
      if (await hasClapped(context, target.id, personId)) continue;
      await withTransaction(context, (inside) => setClaps(inside, { target, personId, count }, count));
    }
  }
}

async function hasClapped({ database }: CommandContext, storyId: string, personId: string): Promise<boolean> {
  const found = 'select 1 from clap where story_id = $1 and person_id = $2';
  return (await database.query('demo_clap', found, [storyId, personId])).length > 0;
}
