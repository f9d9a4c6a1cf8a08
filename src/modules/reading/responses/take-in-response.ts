import { parseResponse } from '#shared/responses/parse-response.ts';
import { excerpt } from '#shared/story/plain-text.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { renderBody } from '#modules/stories/stories/render/render-body.ts';
import { countReply } from './count-reactions.ts';
import { countResponses } from './place.ts';
import { updateScore } from './responses.store.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';

/** What is made of the words, by the columns that keep it. */
type MadeOfWords = { readonly document: StoryDocument; readonly body_html: string; readonly excerpt: string };

/**
 * Takes in a response as it stood on another site of ours: its words are drawn anew, and it is counted below its
 * parent and at its place as readers see it. `insert` writes its row and answers with its id, or with null where
 * it is there already.
 */
export async function takeInResponse(
  context: CommandContext,
  source: string,
  insert: (inside: CommandContext, words: MadeOfWords) => Promise<string | null>,
): Promise<void> {
  mustBeProgram(context);
  const document = parseResponse(source);
  const { siteUrl } = context.config;
  const { html } = await renderBody(document, { target: 'page', language: 'en', siteUrl });
  const words = { document, body_html: html, excerpt: excerpt(document) };
  await withTransaction(context, async (inside) => {
    const id = await insert(inside, words);
    if (id === null) return;
    const row = await inside.database.kysely
      .selectFrom('response')
      .select(['story_id', 'list_id', 'parent_id', 'hidden_at', 'deleted_at', 'is_silent', 'is_concealed'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const hasWords = row.deleted_at === null && !row.is_silent;
    // One without words counts below its parent once a reply of its own comes.
    if (hasWords && row.hidden_at === null) await countReply(inside, row.parent_id, 1);
    const place = { storyId: row.story_id, listId: row.list_id };
    if (hasWords && !row.is_concealed) await countResponses(inside, place, 1);
    await updateScore(inside.database, id);
  });
}
