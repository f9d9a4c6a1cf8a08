import type { Once } from '#modules/ground/tables.ts';

type StoryPresentationTable = {
  person_id: string;
  story_id: string;
  presented_count: number;
  /** True once the reader opened the story from anywhere. */
  is_opened: boolean;
  updated_at: Date;
};
type LessWantedTable = {
  person_id: string;
  kind: 'story' | 'person' | 'publication' | 'tag';
  target_id: string;
  created_at: Once<Date>;
};

/** Written by `recommendations.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    story_presentation: StoryPresentationTable;
    less_wanted: LessWantedTable;
  }
}
