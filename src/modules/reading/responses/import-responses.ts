import { parseResponse } from '#shared/responses/parse-response.ts';
import { MOST_RESPONSE_CHARACTERS, MOST_SOURCE_CHARACTERS } from '#shared/responses/response-rules.ts';
import { excerpt, plainText } from '#shared/story/plain-text.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { findKnownItem, rememberItem } from '#modules/ground/sources/known-items.ts';
import { renderBody } from '#modules/stories/stories/render/render-body.ts';
import { countReply } from './count-reactions.ts';
import { countResponses, lockPlace, tagsOfPlace } from './place.ts';
import { insertResponse, updateScore } from './responses.store.ts';

export type ResponseImport = {
  /** Stable inside the source. */
  readonly key: string;
  readonly parentKey?: string;
  readonly authorId: string;
  /** As somebody would have typed it. */
  readonly source: string;
  readonly createdAt: Date;
};

/**
 * Brings responses to a story in that were written elsewhere, parents first; one that is there already stays
 * as it is, and nobody is told. Answers how many are new, and why others are not there.
 */
export async function importResponses(
  context: CommandContext,
  input: { readonly storyId: string; readonly sourceKey: string; readonly responses: readonly ResponseImport[] },
): Promise<{ readonly created: number; readonly refused: readonly string[] }> {
  const { storyId, sourceKey } = input;
  const place = { storyId, listId: null };
  const refused: string[] = [];
  let created = 0;
  await withTransaction(context, async (inside) => {
    if (!(await lockPlace(inside, place))) return;
    const ids = new Map<string, string>();
    for (const response of input.responses) {
      const item = { sourceKey, kind: 'response', itemKey: response.key } as const;
      const known = await findKnownItem(inside, item);
      if (known !== undefined) {
        ids.set(response.key, known.entityId);
        continue;
      }
      const words = await wordsOf(inside, response.source);
      if (typeof words === 'string') {
        refused.push(words);
        continue;
      }
      const id = createId();
      const parentId = ids.get(response.parentKey ?? '') ?? null;
      await insertResponse(inside.database, {
        id,
        story_id: storyId,
        list_id: null,
        parent_id: parentId,
        author_id: response.authorId,
        ...words,
        quote_block_id: null,
        quote_text: null,
        created_at: response.createdAt,
        edited_at: null,
        hidden_at: null,
        hidden_by: null,
        pinned_at: null,
        deleted_at: null,
      });
      await updateScore(inside.database, id);
      await countReply(inside, parentId, 1);
      await rememberItem(inside, item, id);
      ids.set(response.key, id);
      created += 1;
    }
    await countResponses(inside, place, created);
    if (created > 0) await purgeTags(inside, tagsOfPlace(place));
  });
  return { created, refused };
}

async function wordsOf(context: CommandContext, typed: string) {
  const source = typed.replaceAll('\u0000', '').trim();
  if (source.length > MOST_SOURCE_CHARACTERS) return tooLong(source.length);
  const document = parseResponse(source);
  const text = plainText(document);
  if (text.trim() === '') return 'A comment without words was left out.';
  if (text.length > MOST_RESPONSE_CHARACTERS) return tooLong(text.length);
  const { html } = await renderBody(document, { target: 'page', language: 'en', siteUrl: context.config.siteUrl });
  return { source, document: JSON.stringify(document), body_html: html, excerpt: excerpt(document) };
}

function tooLong(length: number): string {
  return `A comment of ${length} characters was left out: a response has at most ${MOST_RESPONSE_CHARACTERS}.`;
}
