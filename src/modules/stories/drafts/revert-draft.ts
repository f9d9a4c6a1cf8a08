import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { required } from '#modules/ground/required.ts';
import { conflictWith, notFound, rateLimited, type SaveOutcome } from './draft-outcome.ts';
import { draftValue } from './draft.ts';
import { ensureDraft } from './ensure-draft.ts';
import { findEditable, isStory } from './find-editable.ts';
import { loadVersions } from './load-versions.ts';
import { lockDraft } from './read-draft.ts';
import { writeRevision } from './write-revision.ts';

/** Own judgement: each keeps a version whole. */
const RULE = { most: 200, windowSeconds: 3_600 } as const;

export type Revert = { readonly storyId: string; readonly versionId: string; readonly baseRev: number };

/**
 * Brings a version back as the next revision (WRITE-2): nothing goes, and that too can be taken back. A
 * conflict where the draft is at another revision than the one that was looked at.
 */
export async function revertDraft(context: CommandContext, revert: Revert): Promise<SaveOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const { storyId, versionId, baseRev } = revert;
  const taken = await takeOperation(context, 'revert draft', viewer.personId, RULE);
  if (!taken.ok) return rateLimited(taken.retryAfterSeconds);
  return withTransaction(context, async (inside) => {
    const story = await findEditable(inside, storyId);
    if (!isStory(story)) return story;
    await ensureDraft(inside.database, story);
    const draft = required(await lockDraft(inside.database, storyId), 'draft');
    const [version] = await loadVersions(inside.database, { storyId, versionId });
    if (version === undefined) return notFound;
    if (draft.rev !== baseRev) return conflictWith(draft);
    const { personId } = viewer;
    const saveId = `revert-${createId()}`;
    return writeRevision(inside, story, draft, { value: draftValue(version), saveId, personId, kind: 'restored' });
  });
}
