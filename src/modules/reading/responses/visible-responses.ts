import type { Person } from '#modules/people/people/person.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import type { Place, PresentedResponse, Response } from './response.ts';
import { canSeeConcealed } from './responses.policy.ts';

/**
 * The third step of every list of responses in a place that the viewer sees: hidden ones are left to their
 * author and staff, those of people kept apart are gone, and one without words stays where replies hang on it.
 */
export async function visibleResponses(
  context: ReadContext,
  place: Place,
  responses: readonly (Response | undefined)[],
): Promise<readonly PresentedResponse[]> {
  const { viewer, loaders } = context;
  const seesConcealed = canSeeConcealed(viewer, place);
  const shown = responses.flatMap((response) => {
    if (response === undefined) return [];
    const isOwn = viewer?.personId === response.authorId;
    if (response.isConcealed && !isOwn && !seesConcealed) return [];
    if (viewer?.blockedBy.has(response.authorId) || viewer?.blocking.has(response.authorId)) return [];
    return [response];
  });
  const authors = await Promise.all(shown.map(({ authorId }) => loaders.get(personLoader).load(authorId)));
  return shown.flatMap((response, index) => {
    const author = authors[index];
    const hasWords = response.deletedAt === null && speaks(author);
    if (!hasWords && response.replyCount === 0) return [];
    return [{ response, place, author: hasWords ? author : undefined }];
  });
}

/** Accounts that are away say nothing while they are; what was said stays when one is deleted (rule 143). */
function speaks(author: Person | undefined): boolean {
  return author !== undefined && (author.state === 'active' || author.state === 'deleted');
}
