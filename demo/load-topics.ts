import type { CommandContext } from '#modules/ground/command-context.ts';
import { addStoriesToTopic } from '#modules/stories/curated-topics/change-topic-stories.ts';
import { saveTopic } from '#modules/stories/curated-topics/save-topic.ts';
import { type Known, required } from './known.ts';
import { topics } from './world.ts';

/** Makes the topics; one that is there stays as its curators left it. */
export async function loadTopics(context: CommandContext, storyIds: Known): Promise<void> {
  for (const { slug, name, description, tags, stories } of topics) {
    const known = await context.database.query('demo_topic', 'select 1 from topic where slug = $1', [slug]);
    if (known.length > 0) continue;
    const saved = await saveTopic(context, { slug, name, description, tags, relatedSlugs: [], visibility: 'public' });
    if (saved.type !== 'Topic') throw new RangeError(`The demo world's topic ${slug}: ${saved.message}`);
    const posts = stories.map((title) => required(storyIds, title));
    await addStoriesToTopic(context, { topicId: saved.topic.id, posts });
  }
}
