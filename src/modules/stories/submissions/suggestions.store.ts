import type { DraftDelta } from '#shared/story/delta/draft-delta.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type NewSuggestion = {
  readonly id: string;
  readonly submissionId: string;
  readonly editorId: string;
  readonly baseRevision: number;
  readonly base: DraftValue;
  readonly delta: DraftDelta;
  readonly message: string;
  readonly now: Date;
};

export async function insertSuggestion({ kysely }: Database<Tables>, suggestion: NewSuggestion): Promise<void> {
  const { id, submissionId, editorId, baseRevision, base, delta, message, now } = suggestion;
  await kysely
    .insertInto('submission_suggestion')
    .values({
      id,
      submission_id: submissionId,
      editor_id: editorId,
      base_revision: baseRevision,
      base: JSON.stringify(base),
      delta: JSON.stringify(delta),
      message,
      created_at: now,
      answered_at: null,
      withdrawn_at: null,
    })
    .execute();
}

export async function setSuggestion(
  { kysely }: Database<Tables>,
  id: string,
  changes: { readonly answered_at: Date | null } | { readonly withdrawn_at: Date },
): Promise<void> {
  await kysely.updateTable('submission_suggestion').set(changes).where('id', '=', id).execute();
}

/** Writes down what the writer said to parts; what was refused before may be taken after all. */
export async function upsertAnswers(
  { kysely }: Database<Tables>,
  answer: { readonly suggestionId: string; readonly parts: readonly string[]; readonly isTaken: boolean; now: Date },
): Promise<void> {
  const { suggestionId, parts, isTaken, now } = answer;
  const changes = { is_taken: isTaken, answered_at: now };
  await kysely
    .insertInto('submission_suggestion_answer')
    .values(parts.map((part) => ({ suggestion_id: suggestionId, part, ...changes })))
    .onConflict((conflict) => conflict.columns(['suggestion_id', 'part']).doUpdateSet(changes))
    .execute();
}

/** The parts wait for an answer again. */
export async function deleteAnswers(
  { kysely }: Database<Tables>,
  { suggestionId, parts }: { readonly suggestionId: string; readonly parts: readonly string[] },
): Promise<void> {
  await kysely
    .deleteFrom('submission_suggestion_answer')
    .where('suggestion_id', '=', suggestionId)
    .where('part', 'in', parts)
    .execute();
}

const DELETE_FOR = `
  with gone as (
    delete from submission_suggestion g using submission s
    where s.id = g.submission_id and s.story_id = any($1) returning g.delta)
  select distinct jsonb_path_query(delta, '$.**.imageId') #>> '{}' as id from gone`;

/** Deletes what was suggested for stories, and answers with the ids of its pictures. */
export async function deleteSuggestionsFor(
  database: Database<Tables>,
  storyIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('suggestions_delete_for', DELETE_FOR, [storyIds]);
  return rows.map(({ id }) => id);
}
