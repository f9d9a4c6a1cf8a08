import { canSeeNote } from '#modules/reading/private-notes/private-notes.policy.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';

const QUOTES = `
  select h.id as "ownerId", h.text from highlight h where h.id = any($1) and not h.is_private`;

/** The words that somebody marked for all to see; null where the mark is gone. For a whole page by one statement. */
export async function loadQuote(context: ReadContext, highlightId: string): Promise<string | null> {
  type Quote = { readonly ownerId: string; readonly text: string };
  const [quote] = await context.loaders.grouped<Quote>('notification_quotes', highlightId, (ids) =>
    context.database.query<Quote>('notification_quotes', QUOTES, [ids]),
  );
  return quote?.text ?? null;
}

const NOTES = `
  select n.id as "ownerId", n.id, n.story_id as "storyId", n.person_id as "personId", n.body
  from private_note n where n.id = any($1)`;
export type ShownNote = {
  readonly id: string;
  readonly storyId: string;
  readonly personId: string;
  readonly body: string;
};

/** A private note that the viewer may see; null for every other. For a whole page by one statement. */
export async function loadNote(context: ReadContext, noteId: string): Promise<ShownNote | null> {
  type Row = ShownNote & { readonly ownerId: string };
  const [note] = await context.loaders.grouped<Row>('notification_notes', noteId, (ids) =>
    context.database.query<Row>('notification_notes', NOTES, [ids]),
  );
  if (note === undefined) return null;
  const lookup = await findStory(context, note.storyId);
  return lookup.kind === 'story' && canSeeNote(context.viewer, note, lookup.story) ? note : null;
}

const DECISIONS = `
  select d.id as "ownerId", d.id, d.title from decision_person p join decision d on d.id = p.decision_id
  where p.decision_id = any($1) and p.person_id = $2`;
export type ShownDecision = { readonly id: string; readonly title: string };

/** What was decided about the viewer, by what it was called then; null for what is about others, or forgotten. */
export async function loadDecision(context: ReadContext, decisionId: string): Promise<ShownDecision | null> {
  type Row = ShownDecision & { readonly ownerId: string };
  const personId = context.viewer?.personId ?? '';
  const [decision] = await context.loaders.grouped<Row>('notification_decisions', decisionId, (ids) =>
    context.database.query<Row>('notification_decisions', DECISIONS, [ids, personId]),
  );
  return decision ?? null;
}
