import { splitMessages } from '#shared/messages/splits.ts';
import { submissionMessages } from '#shared/messages/submissions.ts';
import { type GivenShare, keptPercent, splitFault } from '#shared/splits/split-rules.ts';
import { hasRight } from '#modules/ground/acting.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { forbiddenStory, type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { replaceParts } from './editor-cuts.store.ts';

export type EditorPartsOutcome =
  | { readonly type: 'EditorParts'; readonly publicationId: string }
  | Refusal<'BadRequest' | 'Forbidden'>
  | Busy;

/** Own judgement: nobody changes their mind more often. */
const RULE = { most: 100, windowSeconds: 3_600 } as const;
const LOCK = `
  select person_id as "personId", role from publication_member
  where publication_id = $1 and role in ('owner', 'editor') for share`;
type Member = { readonly personId: string; readonly role: 'owner' | 'editor' };

/** Says which editor gets which percent of the editors' part; the owner has the rest, and nothing of the past changes. */
export async function saveEditorParts(
  context: CommandContext,
  { publicationId, parts }: { readonly publicationId: string; readonly parts: readonly GivenShare[] },
): Promise<EditorPartsOutcome> {
  const { viewer } = context;
  if (viewer === null || !hasRight(viewer, publicationId, 'edit settings')) return forbiddenStory;
  if (!hasRight(viewer, publicationId, 'manage payments')) return refuse('Forbidden', submissionMessages.cutForOwner);
  const fault = splitFault(parts);
  if (fault !== undefined) return refuse('BadRequest', splitMessages.faults[fault]);
  const taken = await takeOperation(context, 'save editor parts', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<EditorPartsOutcome> => {
    const members = await inside.database.query<Member>('editor_parts_lock', LOCK, [publicationId]);
    const owner = members.find(({ role }) => role === 'owner');
    if (owner?.personId !== viewer.personId) return forbiddenStory;
    const isEditor = ({ personId }: GivenShare) =>
      members.some((member) => member.role === 'editor' && member.personId === personId);
    if (!parts.every(isEditor)) return refuse('BadRequest', submissionMessages.partForEditors);
    const own = { personId: owner.personId, percent: keptPercent(parts) };
    const given = parts.length === 0 ? [] : [...parts, own].filter(({ percent }) => percent > 0);
    await replaceParts(inside.database, publicationId, given);
    await recordActivity(inside, { publicationId, kind: 'settings.changed' });
    return { type: 'EditorParts', publicationId };
  });
}
