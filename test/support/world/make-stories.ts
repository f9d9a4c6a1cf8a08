import { heading, paragraph, storyDocument, text } from '#shared/story/story-document.build.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { StoryImport } from '#modules/stories/stories/story-import.ts';
import { type BuiltStory, buildStory } from '#test/factories/build-story.ts';
import { plainTitles } from './plain-titles.ts';
import { specimen } from './specimen.ts';
import type { StoryKey, World, WorldStories } from './world.ts';

const DAY = 24 * 60 * 60 * 1_000;
const tags = ['Letters', 'Field Work', 'Machines', 'Rooms', 'Weather'];

type Surroundings = Pick<World, 'people' | 'publications' | 'image'>;

/** All stories of the world, each by the command of the importer. */
export async function makeStories(context: CommandContext, world: Surroundings): Promise<WorldStories> {
  const { people, publications, image } = world;
  const now = context.clock.now().getTime();
  const cover = { image, alt: 'A field', focusPercentX: 20, focusPercentY: 80 };
  const by = (authorId: string, override: Partial<StoryImport>) =>
    buildStory(context, {
      sourceKey: 'world',
      itemKey: override.title,
      authorIds: [authorId],
      publishedAt: new Date(now - 9 * DAY),
      ...override,
    });

  const plain: BuiltStory[] = [];
  for (const [index, title] of plainTitles.entries()) {
    const age = index < 12 ? index : index * 75;
    const shelf = [publications['field-notes'], publications.harbour, undefined, publications['slow-press']][index % 4];
    const writers = [people.ada, people.bela, people.chen, people.unclaimed];
    const author = writers[(index + (index >> 2)) % 4] ?? '';
    plain.push(
      await by(author, {
        title,
        subtitle: index % 3 === 0 ? 'A subtitle that says a little more about it' : undefined,
        document: prose(index),
        authorIds: index % 5 === 0 && author !== people.bela ? [author, people.bela] : [author],
        publicationId: shelf,
        tags: [tags[index % 5] ?? '', tags[(index + 1) % 5] ?? ''],
        publishedAt: new Date(now - age * DAY - index * 60_000),
        cover: index % 4 === 3 ? undefined : cover,
        license: index === 1 ? 'CC_BY' : undefined,
      }),
    );
  }

  const special = await makeSpecial();
  const serial = async (titles: readonly string[], override: Partial<StoryImport>) => {
    const made: BuiltStory[] = [];
    for (const [position, title] of titles.entries()) {
      made.push(
        await by(people.ada, {
          title,
          publishedAt: new Date(now - (400 + position) * DAY),
          ...override,
          series: { key: 'k', title: '', ...override.series, position },
        }),
      );
    }
    return made;
  };
  return {
    ...special,
    plain,
    series: await serial(['The Canal, Part One', 'The Canal, Part Two', 'The Canal, Part Three'], {
      series: { key: 'canal', title: 'The Canal' },
    }),
    sequence: await serial(['Harbour Walk One', 'Harbour Walk Two'], {
      publicationId: publications.harbour,
      series: { key: 'walks', title: 'Harbour Walks' },
    }),
  };

  async function makeSpecial(): Promise<Readonly<Record<StoryKey, BuiltStory>>> {
    const translated = { translationKey: 'bread', tags: ['Letters'] };
    const made: Record<StoryKey, BuiltStory> = {
      specimen: await by(people.ada, {
        title: 'A Specimen of Everything',
        subtitle: 'Every block and every mark',
        document: specimen(image),
        authorIds: [people.ada, people.bela],
        publicationId: publications['field-notes'],
        tags: ['Letters', 'Machines'],
        cover,
        license: 'CC_BY_SA',
      }),
      locked: await by(people.bela, {
        title: 'For Members Only',
        document: prose(3, 30),
        isMembersOnly: true,
        tags: ['Letters'],
        cover,
      }),
      unlisted: await by(people.bela, { title: 'Known by Its Address', state: 'unlisted', tags: ['Letters'] }),
      draft: await by(people.bela, { title: 'Not Yet Ready', state: 'draft', tags: ['Letters'] }),
      trashed: await by(people.bela, { title: 'Thrown Away', tags: ['Letters'] }),
      suspended: await by(people.bela, { title: 'Against the Rules', tags: ['Letters'] }),
      withheld: await by(people.bela, { title: 'Held Back in One Country', tags: ['Letters'] }),
      takedown: await by(people.bela, { title: 'Held Back Everywhere', tags: ['Letters'] }),
      bySuspended: await by(people.sam, { title: 'By Somebody Suspended', tags: ['Letters'] }),
      byDeleted: await by(people.dora, { title: 'By Somebody Gone', tags: ['Letters'] }),
      byDeactivated: await by(people.quentin, { title: 'By Somebody Away', tags: ['Letters'] }),
      english: await by(people.ada, { title: 'On Bread', ...translated }),
      german: await by(people.ada, {
        title: 'Vom Brot',
        language: 'de',
        ...translated,
        document: said('Das Brot ist gut.'),
      }),
      arabic: await by(people.dalia, {
        title: 'عن الخبز',
        language: 'ar',
        ...translated,
        document: said('الخبز طيب، وهو في كل بيت.'),
      }),
      hebrew: await by(people.dalia, {
        title: 'על הלחם',
        language: 'he',
        tags: ['Letters'],
        document: said('הלחם טוב.'),
      }),
      japanese: await by(people.chen, {
        title: 'パンについて',
        language: 'ja',
        ...translated,
        document: said('パンはおいしいです。'.repeat(30)),
      }),
      chinese: await by(people.chen, {
        title: '关于面包',
        language: 'zh',
        ...translated,
        document: said('面包很好吃。'.repeat(40)),
      }),
      korean: await by(people.chen, {
        title: '빵에 대하여',
        language: 'ko',
        tags: ['Letters'],
        document: said('빵은 맛있다. '.repeat(20)),
      }),
      hindi: await by(people.chen, {
        title: 'रोटी के बारे में',
        language: 'hi',
        tags: ['Letters'],
        document: said('रोटी अच्छी है। '.repeat(20)),
      }),
      undated: await by(people.unclaimed, { title: 'Of No Known Date', publishedAt: undefined, tags: ['Letters'] }),
      canonical: await by(people.bela, {
        title: 'First Shown Elsewhere',
        canonicalUrl: 'https://elsewhere.example/first',
        tags: ['Rooms'],
      }),
      moved: await by(people.unclaimed, {
        title: 'It Used to Live Elsewhere',
        oldAddresses: ['/2014/05/06/old-place', '/old-place.html'],
        tags: ['Rooms'],
      }),
    };
    const { database } = context;
    const state = (key: StoryKey, value: 'trashed' | 'suspended') =>
      database.kysely
        .updateTable('story')
        .set({ state: value, is_listed: false })
        .where('id', '=', made[key].id)
        .execute();
    await state('trashed', 'trashed');
    await state('suspended', 'suspended');
    const withhold = async (key: StoryKey, country: string) => {
      const row = { story_id: made[key].id, country, reason: 'court order', created_at: context.clock.now() };
      await database.kysely.insertInto('story_withholding').values(row).execute();
      await database.kysely.updateTable('story').set({ is_withheld: true }).where('id', '=', made[key].id).execute();
    };
    await withhold('withheld', 'DE');
    await withhold('takedown', '');
    return made;
  }
}

function prose(index: number, paragraphs = 4 + (index % 5) * 2) {
  const sentence = 'The road went down to the water and the water went on without it. ';
  const blocks = Array.from({ length: paragraphs }, (_item, number) =>
    number % 4 === 2
      ? heading(1, `Part ${number} of story ${index}`)
      : paragraph(`${sentence.repeat(5)}Number ${number} of ${index}.`),
  );
  return storyDocument(...blocks, paragraph(text('The end.', { type: 'emphasis' })));
}

function said(words: string) {
  return storyDocument(paragraph(words), paragraph(words));
}
