import { opensDraft } from '#modules/stories/drafts/find-draft-link.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { type LookupFacts, type StoryLookup, lookUpStory } from './story-lookup.ts';
import type { Story } from './story.ts';
import { storyLoader } from './kept-stories.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';

const ID = /^[0-9a-f]{12}$/;

/** Looks for a story by its id, with every result; `linkSecret` is that of a link to a draft (rule 8). */
export async function findStory(context: ReadContext, id: string, linkSecret?: string): Promise<StoryLookup> {
  if (id === '') return { kind: 'emptyId' };
  if (!ID.test(id)) return { kind: 'notFound' };
  const story = await context.loaders.get(storyLoader).load(id);
  if (linkSecret === undefined) return lookUp(context, story);
  const isOpen = story?.state === 'draft' && (await opensDraft(context.database, id, linkSecret));
  return lookUp(context, story, isOpen ? 'opens' : 'wrong');
}

const OLD_ADDRESS = 'select story_id as "storyId" from old_address where path = $1';

/** The story that an address elsewhere or of earlier belonged to, where it may be seen. */
export async function findStoryByOldAddress(context: ReadContext, path: string): Promise<Story | null> {
  const [row] = await context.database.query<{ storyId: string }>('story_by_old_address', OLD_ADDRESS, [path]);
  if (row === undefined) return null;
  const outcome = await findStory(context, row.storyId);
  return outcome.kind === 'story' ? outcome.story : null;
}

/** Decides about a story that is loaded. */
async function lookUp(
  context: ReadContext,
  story: Story | undefined,
  link?: LookupFacts['link'],
): Promise<StoryLookup> {
  const { viewer, country, loaders } = context;
  const creator = story && (await loaders.get(personLoader).load(story.creatorId));
  const withheldIn = story?.isWithheld ? await countriesOf(context, story.id) : [];
  return lookUpStory({ story, creator, withheldIn, viewer, country, link });
}

/** Decides about all stories of a list: their few creators are waited for once. */
export async function lookUpAll(context: ReadContext, stories: readonly Story[]): Promise<readonly StoryLookup[]> {
  const { viewer, country, loaders } = context;
  const creatorIds = [...new Set(stories.map((story) => story.creatorId))];
  const withheldIds = stories.filter((story) => story.isWithheld).map((story) => story.id);
  const people = loaders.get(personLoader);
  const [, withheld] = await Promise.all([
    Promise.all(creatorIds.filter((id) => !people.isKnown(id)).map((id) => people.load(id))),
    Promise.all(withheldIds.map(async (id) => [id, await countriesOf(context, id)] as const)),
  ]);
  const countries = new Map(withheld);
  return stories.map((story) =>
    lookUpStory({
      story,
      creator: people.known(story.creatorId),
      withheldIn: countries.get(story.id) ?? [],
      viewer,
      country,
    }),
  );
}

async function countriesOf({ loaders }: ReadContext, storyId: string): Promise<readonly string[]> {
  return (await loaders.get(withholdingLoader).load(storyId))?.countries ?? [];
}

/** Where a story is held back for legal reasons: countries, or everywhere (rule 165). */
type StoryWithholding = {
  readonly storyId: string;
  /** Two capital letters each; the empty text means everywhere. */
  readonly countries: readonly string[];
};

const TEXT = `
  select story_id as "storyId", array_agg(country) as countries
  from story_withholding where story_id = any($1) group by story_id`;

function loadWithholdings(
  database: Database<Tables>,
  storyIds: readonly string[],
): Promise<readonly StoryWithholding[]> {
  return database.query<StoryWithholding>('story_withholding_load', TEXT, [storyIds]);
}

const withholdingLoader = loaderByKey(loadWithholdings, ({ storyId }) => storyId);
