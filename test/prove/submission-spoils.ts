import { openStatuses } from '#shared/submissions/submission-machine.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { MadeFor } from './submission-suggestions.ts';

/** What a promise is broken in: the stories of a history, and what its suggestions were made for. */
type Spoiled = { readonly storyIds: readonly string[]; readonly madeFor: MadeFor };
export type Spoil = (context: CommandContext, history: Spoiled) => Promise<unknown>;

/** Each breaks one promise, in rows that no command writes so; by what is then to be found. */
export const spoils: Readonly<Record<string, Spoil>> = {
  'a note that is gone': ({ database }, { storyIds }) =>
    database.query(
      'prove_spoil_notes',
      `delete from submission_note where id in (select min(n.id) from submission_note n
        join submission s on s.id = n.submission_id where s.story_id = any($1))`,
      [storyIds],
    ),
  'answers that answer nothing': ({ database }, { storyIds }) =>
    database.query(
      'prove_spoil_answers',
      `update submission_note set parent_id = null where submission_id in (
        select id from submission where story_id = any($1))`,
      [storyIds],
    ),
  'answers that are gone': ({ database }, { storyIds }) =>
    database.query(
      'prove_spoil_answers_gone',
      `delete from submission_note where parent_id is not null and submission_id in (
        select id from submission where story_id = any($1))`,
      [storyIds],
    ),
  'notes on other passages': ({ database }, { storyIds }) =>
    database.query(
      'prove_spoil_passages',
      `update submission_note set block_id = reverse(block_id) where block_id is not null and submission_id in (
        select id from submission where story_id = any($1))`,
      [storyIds],
    ),
  'notes that nobody ticked off': ({ database }, { storyIds }) =>
    database.query(
      'prove_spoil_done',
      `update submission_note set resolved_at = case when resolved_at is null then now() end where submission_id in (
        select id from submission where story_id = any($1))`,
      [storyIds],
    ),
  'notes read by others': ({ database }, { storyIds }) =>
    database.query(
      'prove_spoil_shared_notes',
      `update submission_note set is_shared = not is_shared where parent_id is null and submission_id in (
        select id from submission where story_id = any($1))`,
      [storyIds],
    ),
  'a state that nobody moved to': ({ database }, { storyIds }) =>
    database.query(
      'prove_spoil',
      `update submission set status = case status when 'TRIAGE' then 'IN_REVIEW' else 'TRIAGE' end where id in (
        select distinct on (story_id) id from submission where story_id = any($1)
        order by story_id, status = any($2) desc)`,
      [storyIds, openStatuses],
    ),
  'moves told another way': ({ database }, { storyIds }) =>
    database.query(
      'prove_spoil_moves',
      `update submission_event set note = 'Another.' where submission_id in (
      select id from submission where story_id = any($1))`,
      [storyIds],
    ),
  'a fourth of a guest': ({ database }, { storyIds }) =>
    database.query(
      'prove_spoil_guests',
      `insert into submission (id, story_id, publication_id, writer_id, kind, status,
        title, is_guest, editor_cut, base_revision, created_at, acted_at)
      select left(md5(t.id), 12), t.id, s.publication_id, s.writer_id, 'STORY', 'OPEN', '', true, 0, 1, now(), now()
      from (select * from submission where story_id = any($1) limit 1) s, unnest($1::text[]) t (id) on conflict do nothing`,
      [storyIds],
    ),
  // As if each had been made for other words: what was taken of them is in a text that is not theirs.
  'edits in a text that they were not made for': (_context, { madeFor }) =>
    Promise.resolve([...madeFor.keys()].map((mark) => madeFor.set(mark, 'Other words.'))),
};
