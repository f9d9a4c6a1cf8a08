import { randomUUID } from 'node:crypto';
import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { plainText } from '#shared/story/plain-text.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { rebuildRevision } from '#test/support/rebuild-revision.ts';
import type { Submitter } from '#test/support/submissions-world.ts';
import type { Random } from './random.ts';

const LOOK = 'query($id: ID!) { submission(id: $id) { content { rev } } }';
const REVISION = 'select revision as rev from story_draft where story_id = $1';
const SAVE = `mutation($postId: ID!, $baseRev: Int!, $saveId: ID!, $delta: Json!) {
  saveDraft(postId: $postId, baseRev: $baseRev, saveId: $saveId, delta: $delta) { __typename } }`;
const SUGGEST =
  'mutation($input: SuggestSubmissionEditsInput!) { suggestSubmissionEdits(input: $input) { __typename } }';
const SUGGESTIONS = 'query($id: ID!) { submission(id: $id) { suggestions { id parts { key } } } }';
const ANSWER = `mutation($id: ID!, $parts: [ID!], $isTaken: Boolean!) {
  answerSubmissionSuggestion(suggestionId: $id, parts: $parts, isTaken: $isTaken) { __typename } }`;

/** What editors suggested, by the mark that it bears, with the words that it was made for. */
export type MadeFor = Map<string, string>;
type Marked = { readonly madeFor: MadeFor };
export type Turn = { readonly random: Random; readonly storyId: string; readonly id: string | undefined };

/** The revision that an editor reads. */
export async function readRevision(who: Submitter, id: string): Promise<number | undefined> {
  const { submission } = (await who.read(LOOK, { id })) as { submission: { content: { rev: number } | null } | null };
  return submission?.content?.rev;
}

/** Other words in the same paragraph, so that what is suggested for it meets them. */
export async function edit(
  { database }: CommandContext,
  writer: Submitter,
  storyId: string,
  random: Random,
): Promise<void> {
  const [row] = await database.query<{ rev: number }>('prove_revision', REVISION, [storyId]);
  const base = row && (await rebuildRevision(database, storyId, row.rev));
  if (row === undefined || base === undefined) return;
  const delta = diffDrafts(base, saying(base, `Words ${random.below(1_000_000)}.`));
  await writer.read(SAVE, { postId: storyId, baseRev: row.rev, saveId: randomUUID(), delta });
}

function saying({ document, ...base }: DraftValue, text: string): DraftValue {
  const blocks = document.blocks.map((block, place) =>
    place === 0 && block.type === 'paragraph' ? { ...block, content: [{ type: 'text' as const, text }] } : block,
  );
  return { ...base, document: { ...document, blocks } };
}

const wordsOf = ({ document }: DraftValue): string => plainText(document).trim();

/** Words behind those that stand there now: whatever text bears them later was theirs. */
export async function suggest(
  { database }: CommandContext,
  { madeFor }: Marked,
  who: Submitter,
  { random, storyId, id }: Turn & { readonly id: string },
): Promise<void> {
  const baseRev = await readRevision(who, id);
  const base = baseRev === undefined ? undefined : await rebuildRevision(database, storyId, baseRev);
  if (base === undefined) return;
  const mark = `S${random.below(1_000_000_000)}`;
  const after = saying(base, `${wordsOf(base)} ${mark}.`);
  madeFor.set(mark, wordsOf(base));
  await who.read(SUGGEST, { input: { submissionId: id, baseRev, delta: diffDrafts(base, after) } });
}

export async function answerSuggestion(writer: Submitter, id: string, random: Random): Promise<void> {
  const { submission } = (await writer.read(SUGGESTIONS, { id })) as {
    submission: { suggestions: readonly { id: string; parts: readonly { key: string }[] }[] } | null;
  };
  const suggestions = submission?.suggestions ?? [];
  if (suggestions.length === 0) return;
  const { id: suggestionId, parts } = random.pick(suggestions);
  const keys = random.below(2) === 0 ? null : parts.map(({ key }) => key);
  await writer.read(ANSWER, { id: suggestionId, parts: keys, isTaken: random.below(4) > 0 });
}

/** Suggested words that came into a text other than the one that they were made for. */
export async function findStray(
  { database }: CommandContext,
  { madeFor }: Marked,
  storyId: string,
): Promise<readonly string[]> {
  const [row] = await database.query<{ rev: number }>('prove_revision', REVISION, [storyId]);
  const stray: string[] = [];
  let before = '';
  for (let rev = 1; rev <= (row?.rev ?? 0); rev += 1) {
    const value = await rebuildRevision(database, storyId, rev);
    if (value === undefined) continue;
    const words = wordsOf(value);
    for (const [mark, base] of madeFor) {
      if (words.includes(`${mark}.`) && !before.includes(`${mark}.`) && before !== base)
        stray.push(`what was suggested for "${base}" came into "${before}"`);
    }
    before = words;
  }
  return stray;
}
