import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import type { Person } from '#modules/people/people/person.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import { submissionLoader } from './find-submission.ts';
import { isEditorOf } from './submissions.policy.ts';

/** Who did something about a submission: towards the writer the publication speaks, and not one of its people. */
export async function personForSide(
  context: ReadContext,
  submissionId: string,
  personId: string | null,
): Promise<Person | null> {
  const { viewer, loaders } = context;
  if (personId === null) return null;
  const submission = await loaders.get(submissionLoader).load(submissionId);
  if (submission === undefined) return null;
  const isWriter = personId === submission.writerId;
  if (!isWriter && !isEditorOf(viewer, submission)) return null;
  return visiblePeople([await loaders.get(personLoader).load(personId)])[0] ?? null;
}
