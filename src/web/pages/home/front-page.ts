import type { StoryCard } from '#web/generated/fragments.ts';

export type FrontPage = {
  readonly lead: StoryCard | undefined;
  /** Beside the lead. */
  readonly seconds: readonly StoryCard[];
  /** What was read most, without those shown above. */
  readonly mostRead: readonly StoryCard[];
};

type Sources = {
  readonly picks: readonly StoryCard[];
  readonly trending: readonly StoryCard[];
  readonly latest: readonly StoryCard[];
};

const SECONDS = 3;
const MOST_READ = 6;

/**
 * What stands where on the landing page: the lead is the first pick, most read or newest story with
 * a cover; no story stands twice above the list of the newest.
 */
export function arrangeFrontPage({ picks, trending, latest }: Sources): FrontPage {
  const best = [...picks, ...trending, ...latest];
  const lead = best.find((story) => story.previewImage !== null) ?? best[0];
  const seen = new Set([lead?.id]);
  const fresh = best.filter((story) => {
    const isFresh = !seen.has(story.id);
    seen.add(story.id);
    return isFresh;
  });
  const seconds = fresh.slice(0, SECONDS);
  const above = new Set([lead?.id, ...seconds.map((story) => story.id)]);
  return { lead, seconds, mostRead: trending.filter((story) => !above.has(story.id)).slice(0, MOST_READ) };
}
