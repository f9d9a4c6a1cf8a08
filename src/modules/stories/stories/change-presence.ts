import type { CommandContext } from '#modules/ground/command-context.ts';
import { countStoriesOfPeople } from '#modules/people/people/count-stories.ts';
import { countStoriesOfPublications } from '#modules/stories/publications/count-stories.ts';
import { countTaggedStories } from '#modules/stories/topics/tag-story.ts';
import { addArchiveCounts } from './archive-counts.store.ts';
import { type Presence, presenceChanges } from './presence.ts';

/** Brings every counter from one presence of a story to another. Call it inside the transaction that changes the story. */
export async function changePresence(context: CommandContext, before: Presence, after: Presence): Promise<void> {
  const changes = presenceChanges(before, after);
  if (changes.people.size > 0) await countStoriesOfPeople(context, changes.people);
  await countStoriesOfPublications(context, changes.publications, changes.writers);
  if (changes.tags.size > 0) await countTaggedStories(context, changes.tags);
  await addArchiveCounts(context.database, changes.archive);
}
