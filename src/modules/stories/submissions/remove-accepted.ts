import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ManagedStory } from '#modules/stories/stories/managed-story.ts';
import { lockSubmissionsOf } from './find-submission.ts';
import { moveLocked } from './move-submission.ts';

/** Ends what a publication accepted, where one of its editors takes the story out. Inside the transaction that holds it. */
export async function removeAccepted(
  inside: CommandContext,
  story: ManagedStory,
  publicationId: string,
): Promise<void> {
  for (const submission of await lockSubmissionsOf(inside.database, story.id)) {
    if (submission.publicationId !== publicationId || submission.status !== 'ACCEPTED') continue;
    await moveLocked(inside, story, { submissionId: submission.id, action: 'remove', role: 'editor' });
  }
}
