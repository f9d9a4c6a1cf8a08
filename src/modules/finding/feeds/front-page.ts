import type { Story } from '#modules/stories/stories/story.ts';

/** What the place of a story hangs on. */
type Placed = Pick<Story, 'id' | 'coverImageId' | 'language' | 'creatorId' | 'publicationId'>;

export type FrontPage<Item = Story> = {
  readonly lead: Item | null;
  /** Beside the lead. */
  readonly seconds: readonly Item[];
  /** What was read most, without those shown above. */
  readonly mostRead: readonly Item[];
};

export type FrontPageSources<Item> = {
  readonly picks: readonly Item[];
  readonly trending: readonly Item[];
  /** The newest of each publication. */
  readonly byPublication: readonly (readonly Item[])[];
  readonly latest: readonly Item[];
};

const SECONDS = 3;
const MOST_READ = 6;
/** Of one publication or author, so that a long import does not fill the page (rule 40). */
const MOST_OF_ONE = 2;

/**
 * What stands where on the landing page: the lead is the first story with a cover among what staff
 * chose, what was read most and the newest of each publication; the three beside it come from other
 * places; no story stands twice above the list of the newest. Of a publication, what is in one of the
 * `languages` of the site comes first (rule 271).
 */
export function arrangeFrontPage<Item extends Placed>(
  sources: FrontPageSources<Item>,
  languages: readonly string[],
): FrontPage<Item> {
  const { picks, trending, byPublication, latest } = sources;
  const spread = byPublication.flatMap((stories) => illustratedFirst(inLanguages(stories, languages)).slice(0, 1));
  const best = unique([...picks, ...illustratedFirst(spread), ...trending, ...latest]);
  const lead = best.find((story) => story.coverImageId !== null) ?? best[0];
  const others = best.filter((story) => story.id !== lead?.id);
  const elsewhere = atMost(1, others, lead ? [lead] : []);
  const seconds = unique([...elsewhere, ...others]).slice(0, SECONDS);
  const above = new Set([lead?.id, ...seconds.map((story) => story.id)]);
  const rest = trending.filter((story) => !above.has(story.id));
  return { lead: lead ?? null, seconds, mostRead: atMost(MOST_OF_ONE, rest).slice(0, MOST_READ) };
}

/** Stories that readers of the site can read, where there are some. */
function inLanguages<Item extends Placed>(stories: readonly Item[], languages: readonly string[]): readonly Item[] {
  const readable = stories.filter(({ language }) => languages.includes(language.split('-')[0] ?? ''));
  return readable.length > 0 ? readable : stories;
}

function illustratedFirst<Item extends Placed>(stories: readonly Item[]): Item[] {
  return stories.toSorted((a, b) => Number(b.coverImageId !== null) - Number(a.coverImageId !== null));
}

function unique<Item extends Placed>(stories: readonly Item[]): Item[] {
  return [...new Map(stories.map((story) => [story.id, story])).values()];
}

/** Stories with no more than `limit` of one place, those in `before` counted. */
function atMost<Item extends Placed>(limit: number, stories: readonly Item[], before: readonly Item[] = []): Item[] {
  const counts = new Map<string, number>();
  const count = (story: Placed) => {
    const place = story.publicationId ?? story.creatorId;
    const number = (counts.get(place) ?? 0) + 1;
    counts.set(place, number);
    return number;
  };
  before.forEach(count);
  return stories.filter((story) => count(story) <= limit);
}
