import type { Once } from '#modules/ground/tables.ts';
import type { TopicVisibility } from './topic.ts';

type TopicTable = {
  id: string;
  /** Stands in the address, and stays. */
  slug: Once<string>;
  name: string;
  description: string;
  visibility: TopicVisibility;
  created_at: Once<Date>;
  updated_at: Date;
};

type TopicTagTable = { topic_id: string; tag_id: string; position: number };
type TopicRelationTable = { topic_id: string; related_id: string; position: number };
type TopicStoryTable = { topic_id: string; story_id: string; position: number };

/** Written by `curated-topics.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    topic: TopicTable;
    topic_tag: TopicTagTable;
    topic_relation: TopicRelationTable;
    topic_story: TopicStoryTable;
  }
}
