import type { ColumnType } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

/** What a story wins: somebody who follows or subscribes to its author or publication, or becomes a member. */
export type GainKind = 'follower' | 'subscriber' | 'member';

type StoryGainTable = {
  id: ColumnType<string, never, never>;
  story_id: Once<string>;
  /** Where the story stood at the time. */
  publication_id: string | null;
  kind: Once<GainKind>;
  /** Who is followed, or the newsletter; of members the site, which has no id: empty. */
  target_id: Once<string>;
  /** Null once the account is gone: what was won stays. */
  person_id: string | null;
  gained_at: Once<Date>;
};

/** Written by `gains.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    story_gain: StoryGainTable;
  }
}
