import type { StoryCard } from '#web/generated/fragments.ts';

export type FrontPage = {
  readonly lead: StoryCard | undefined;
  /** Beside the lead. */
  readonly seconds: readonly StoryCard[];
  /** What was read most, without those shown above. */
  readonly mostRead: readonly StoryCard[];
};

export type FrontPageSources = {
  readonly picks: readonly StoryCard[];
  readonly trending: readonly StoryCard[];
  /** The newest of each publication. */
  readonly byPublication: readonly (readonly StoryCard[])[];
  readonly latest: readonly StoryCard[];
};

const SECONDS = 3;
const MOST_READ = 6;
/** Of one publication or author, so that a long import does not fill the page (decisions 40). */
const MOST_OF_ONE = 2;
const PAGE_LANGUAGE = 'en';

/**
 * What stands where on the landing page: the lead is the first story with a cover among what staff
 * chose, what was read most and the newest of each publication; the three beside it come from other
 * places; no story stands twice above the list of the newest.
 */
export function arrangeFrontPage({ picks, trending, byPublication, latest }: FrontPageSources): FrontPage {
  const spread = byPublication.flatMap((stories) => illustratedFirst(inPageLanguage(stories)).slice(0, 1));
  const best = unique([...picks, ...illustratedFirst(spread), ...trending, ...latest]);
  const lead = best.find((story) => story.previewImage !== null) ?? best[0];
  const others = best.filter((story) => story !== lead);
  const elsewhere = atMost(1, others, lead ? [lead] : []);
  const seconds = unique([...elsewhere, ...others]).slice(0, SECONDS);
  const above = new Set([lead?.id, ...seconds.map((story) => story.id)]);
  const rest = trending.filter((story) => !above.has(story.id));
  return { lead, seconds, mostRead: atMost(MOST_OF_ONE, rest).slice(0, MOST_READ) };
}

/** Stories that a reader of the page can read, where there are some. */
function inPageLanguage(stories: readonly StoryCard[]): readonly StoryCard[] {
  const readable = stories.filter((story) => story.language.startsWith(PAGE_LANGUAGE));
  return readable.length > 0 ? readable : stories;
}

function illustratedFirst(stories: readonly StoryCard[]): StoryCard[] {
  return stories.toSorted((a, b) => Number(b.previewImage !== null) - Number(a.previewImage !== null));
}

function unique(stories: readonly StoryCard[]): StoryCard[] {
  return [...new Map(stories.map((story) => [story.id, story])).values()];
}

/** Stories with no more than `limit` of one place, those in `before` counted. */
function atMost(limit: number, stories: readonly StoryCard[], before: readonly StoryCard[] = []): StoryCard[] {
  const counts = new Map<string, number>();
  const count = (story: StoryCard) => {
    const place = story.collection?.id ?? story.creator.id;
    const number = (counts.get(place) ?? 0) + 1;
    counts.set(place, number);
    return number;
  };
  before.forEach(count);
  return stories.filter((story) => count(story) <= limit);
}
