import { type DraftValue, EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import type { SuggestedPart } from '#shared/submissions/suggestion-parts.ts';
import { suggestionRules } from '#shared/submissions/suggestion-rules.ts';
import { isOutOfDate, takeParts } from '#shared/submissions/take-parts.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { draftValue } from '#modules/stories/drafts/draft.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { renderBody } from '#modules/stories/stories/render/render-body.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { findSubmission } from './find-submission.ts';
import type { Submission } from './submission.ts';
import { canReadSubmitted, canSeeSubmission, isEditorOf } from './submissions.policy.ts';
import { type OpenedSuggestion, openSuggestion, type Suggestion } from './suggestion.ts';

const COLUMNS = `
  g.id, g.submission_id as "submissionId", g.editor_id as "editorId", g.base, g.delta, g.message,
  g.created_at as "createdAt", g.withdrawn_at as "withdrawnAt",
  coalesce((select jsonb_object_agg(a.part, a.is_taken) from submission_suggestion_answer a
    where a.suggestion_id = g.id), '{}') as answers,
  coalesce((select jsonb_object_agg(a.part, extract(epoch from a.answered_at) * 1000) from submission_suggestion_answer a
    where a.suggestion_id = g.id), '{}') as "answeredAt"`;
const OF = `
  select g.submission_id as "ownerId", ${COLUMNS} from submission_suggestion g
  where g.submission_id = any($1) order by g.submission_id, g.created_at desc, g.id desc`;

/** A suggestion for somebody who has a part in the submission. */
export type ShownSuggestion = OpenedSuggestion & {
  readonly suggestion: Suggestion;
  readonly submission: Submission;
};

/** What the editors would change, newest first; for the writer and the editors, and nobody else. */
export async function readSuggestions(
  context: ReadContext,
  submission: Submission,
): Promise<readonly ShownSuggestion[]> {
  if (!canSeeSubmission(context.viewer, submission)) return [];
  type Row = Suggestion & { readonly ownerId: string };
  const rows = await context.loaders.grouped<Row>('submission_suggestions', submission.id, (ids) =>
    context.database.query<Row>('submission_suggestions', OF, [ids]),
  );
  return rows.map((suggestion) => ({
    suggestion,
    submission,
    ...openSuggestion(suggestion, submission.status),
  }));
}

/** A suggestion that the viewer has a part in; null for every other. */
export async function findSuggestion(context: ReadContext, id: string): Promise<ShownSuggestion | null> {
  const suggestion = await loadSuggestion(context.database, id);
  const submission = suggestion && (await findSubmission(context, suggestion.submissionId));
  return suggestion && submission ? { suggestion, submission, ...openSuggestion(suggestion, submission.status) } : null;
}

/** As it stands now; inside a transaction that holds its submission nobody else changes it. */
export async function loadSuggestion(database: Database<Tables>, id: string): Promise<Suggestion | undefined> {
  const text = `select ${COLUMNS} from submission_suggestion g where g.id = $1`;
  const [suggestion] = await database.query<Suggestion>('submission_suggestion', text, [id]);
  return suggestion;
}

const WAITING = `
  select submission_id as "ownerId", count(*)::integer as count from submission_suggestion
  where submission_id = any($1) and withdrawn_at is null and answered_at is null group by submission_id`;
type Waiting = { readonly ownerId: string; readonly count: number };

/** How many have no answer yet. */
export async function countWaiting(database: Database<Tables>, submissionId: string): Promise<number> {
  const [row] = await database.query<Waiting>('submission_suggestions_waiting', WAITING, [[submissionId]]);
  return row?.count ?? 0;
}

/** How many the viewer is shown as waiting for the writer; for whoever has a part in the submission. */
export async function countOpen(context: ReadContext, submission: Submission): Promise<number> {
  const { id, status } = submission;
  if (!suggestionRules[status].canAnswer || !canSeeSubmission(context.viewer, submission)) return 0;
  const [row] = await context.loaders.grouped<Waiting>('submission_suggestions_waiting', id, (ids) =>
    context.database.query<Waiting>('submission_suggestions_waiting', WAITING, [ids]),
  );
  return row?.count ?? 0;
}

export type ShownPart = SuggestedPart & {
  readonly isTaken: boolean | null;
  readonly answeredAt: Date | null;
  readonly isOutOfDate: boolean;
};

/** Its parts beside the text as it stands now. Editors read them while the story is with them, and no longer. */
export async function readParts(
  context: ReadContext,
  { submission, suggestion, parts, isAnswerable }: ShownSuggestion,
): Promise<readonly ShownPart[]> {
  const isWriter = context.viewer?.personId === submission.writerId;
  if (!isWriter && !canReadSubmitted(context.viewer, submission)) return [];
  const current = isAnswerable ? await readCurrent(context, submission.storyId) : undefined;
  return parts.map((part) => {
    const isTaken = suggestion.answers[part.key] ?? null;
    const milliseconds = suggestion.answeredAt[part.key];
    const answeredAt = milliseconds === undefined ? null : new Date(milliseconds);
    return {
      ...part,
      isTaken,
      answeredAt,
      isOutOfDate: isTaken !== true && current !== undefined && isOutOfDate(part, current),
    };
  });
}

/** The draft once for all parts of all suggestions to it. */
async function readCurrent({ loaders, database }: ReadContext, storyId: string): Promise<DraftValue | undefined> {
  type Row = { readonly ownerId: string; readonly value: DraftValue };
  const [row] = await loaders.grouped<Row>('suggested_draft', storyId, async (ids) => {
    const drafts = await Promise.all(ids.map((id) => readDraft(database, id)));
    return drafts.flatMap((draft) =>
      draft === undefined ? [] : [{ ownerId: draft.postId, value: draftValue(draft) }],
    );
  });
  return row?.value;
}

/** The text as HTML with everything in it that has no answer yet and fits; for its writer alone. */
export async function renderOutcome(
  context: ReadContext & { readonly config: { readonly siteUrl: string } },
  { submission, edit, taken, unanswered, state }: ShownSuggestion,
): Promise<string | null> {
  const { viewer, loaders, config } = context;
  if (viewer?.personId !== submission.writerId || state !== 'OPEN') return null;
  const [current = EMPTY_DRAFT, story] = [
    await readCurrent(context, submission.storyId),
    await loaders.get(storyLoader).load(submission.storyId),
  ];
  if (story === undefined) return null;
  const wanted = unanswered.filter((part) => !isOutOfDate(part, current));
  const { document } = takeParts({ edit, taken, wanted, current }) ?? current;
  const { language } = story;
  return (await renderBody(document, { target: 'page', language, siteUrl: config.siteUrl })).html;
}

/** Whether the viewer may take a suggestion back, or answer it. Pure. */
export function mayWithdraw({ viewer }: ReadContext, { submission, state }: ShownSuggestion): boolean {
  if (viewer === null || viewer.isSuspended || state !== 'OPEN') return false;
  return isEditorOf(viewer, submission);
}

export function mayAnswer({ viewer }: ReadContext, { submission, isAnswerable }: ShownSuggestion): boolean {
  return viewer !== null && !viewer.isSuspended && isAnswerable && viewer.personId === submission.writerId;
}
