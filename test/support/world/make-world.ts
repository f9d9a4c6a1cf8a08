import type { CommandContext } from '#modules/ground/command-context.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { buildImage } from '#test/factories/build-image.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { furnish } from './furnish.ts';
import { makeStories } from './make-stories.ts';
import type { World } from './world.ts';

/**
 * A small but complete world by the real commands: people, publications, stories of every kind, lists,
 * follows, reads. `domain` is the host of the publication `slow-press`.
 */
export async function makeWorld(context: CommandContext, domain?: string): Promise<World> {
  const image = await buildImage(context);
  const people = await makePeople(context);
  const publications = await makePublications(context, { ada: people.ada, bela: people.bela, domain });
  const stories = await makeStories(context, { image, people, publications });
  // Those who leave must have been there while their stories came in.
  for (const [name, state] of [
    ['sam', 'suspended'],
    ['dora', 'deleted'],
    ['quentin', 'deactivated'],
  ] as const) {
    await context.database.kysely.updateTable('person').set({ state }).where('id', '=', people[name]).execute();
  }
  const lists = await furnish(context, { image, people, publications, stories });
  const newsletter = await ensureFirstNewsletter(context, { kind: 'publication', id: publications['field-notes'] });
  return { image, people, publications, stories, newsletter, lists };
}

async function makePeople(context: CommandContext): Promise<World['people']> {
  const portrait = await buildImage(context, { width: 400, height: 400, colour: '#8a4b2a', alt: 'A portrait' });
  const person = (username: string, name: string, bio: string, isUnclaimed = false) =>
    buildPerson(context, { username, name, bio, imageId: username === 'ada' ? portrait.id : undefined, isUnclaimed });
  return {
    ada: await person('ada', 'Ada Marlowe', 'Writes about water, and what stands beside it.'),
    bela: await person('bela', 'Béla Okafor', 'Keeps bees and minutes.'),
    chen: await person('chen', '陈伟', '写面包的人。'),
    dalia: await person('dalia', 'داليا حداد', 'كاتبة من بيروت.'),
    unclaimed: await person('old.writer', 'Old Writer', '', true),
    sam: await person('sam', 'Sam Suspended', ''),
    dora: await person('dora', 'Dora Deleted', ''),
    quentin: await person('quentin', 'Quentin Away', ''),
  };
}

async function makePublications(
  context: CommandContext,
  options: { readonly ada: string; readonly bela: string; readonly domain?: string },
): Promise<World['publications']> {
  const avatar = await buildImage(context, { width: 300, height: 300, colour: '#2f4a35', alt: 'The mark of it' });
  const { ada, bela, domain } = options;
  return {
    'field-notes': await buildPublication(context, {
      slug: 'field-notes',
      name: 'Field Notes',
      tagline: 'Written out of doors',
      avatarImageId: avatar.id,
      ownerPersonId: ada,
      design: { layout: 'grid', headerScale: 'large', headerColor: '#2f4a35ff', headingFont: 'serif' },
    }),
    harbour: await buildPublication(context, {
      slug: 'harbour',
      name: 'Harbour',
      ownerPersonId: bela,
      design: { layout: 'list', headerScale: 'medium', headerColor: '#f4e3b2ff' },
    }),
    'slow-press': await buildPublication(context, {
      slug: 'slow-press',
      name: 'Slow Press',
      ownerPersonId: ada,
      domain,
      design: { layout: 'stream', headerScale: 'small' },
    }),
    closed: await buildPublication(context, { slug: 'closed', name: 'Closed', ownerPersonId: ada, state: 'suspended' }),
  };
}
