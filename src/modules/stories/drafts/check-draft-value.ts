import { MOST_DRAFT_SUBTITLE_LENGTH, MOST_DRAFT_TITLE_LENGTH } from '#shared/story/delta/draft-limits.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { draftMessages as messages } from '#shared/messages/drafts.ts';
import { formatMessage, type MessageArguments } from '#shared/messages/format-message.ts';
import { MAX_BLOCKS, storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';

/** What somebody would save, before anybody looked at it. */
export type UncheckedValue = Omit<DraftValue, 'document'> & { readonly document: unknown };

/** The door of every draft: the same value, normalised and storable, or the sentence that says what is too much. */
export function checkDraftValue(given: UncheckedValue): DraftValue | BadRequest {
  const [title, subtitle] = [storableJson(given.title), storableJson(given.subtitle)];
  if (title.length > MOST_DRAFT_TITLE_LENGTH) return tooMuch(messages.titleTooLong, { most: MOST_DRAFT_TITLE_LENGTH });
  if (subtitle.length > MOST_DRAFT_SUBTITLE_LENGTH)
    return tooMuch(messages.subtitleTooLong, { most: MOST_DRAFT_SUBTITLE_LENGTH });
  const count = numberOfBlocks(given.document);
  if (count > MAX_BLOCKS) return tooMuch(messages.tooManyBlocks, { most: MAX_BLOCKS, count });
  const parsed = storyDocumentSchema.safeParse(given.document);
  if (!parsed.success) {
    const reason = parsed.error.issues[0]?.message ?? '';
    return reason.startsWith('The body has')
      ? badRequest(messages.tooLarge)
      : tooMuch(messages.documentInvalid, { reason });
  }
  const document = storableJson(parsed.data);
  // Without its zeros a text may be empty, which no text is.
  const isClean = document === parsed.data;
  const { previewBreak } = given;
  return { title, subtitle, previewBreak, document: isClean ? document : storyDocumentSchema.parse(document) };
}

function numberOfBlocks(document: unknown): number {
  if (typeof document !== 'object' || document === null || !('blocks' in document)) return 0;
  return Array.isArray(document.blocks) ? document.blocks.length : 0;
}

function tooMuch<const Text extends string>(message: Text, ...values: MessageArguments<Text>): BadRequest {
  return badRequest(formatMessage(message, ...values));
}

/** A zero, or half of a pair of surrogates, as JSON writes it. */
const UNSTORABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;
const ZERO = String.fromCharCode(0);

/**
 * The same JSON without the two things that PostgreSQL cannot hold: zeros go, and halves of a character become
 * U+FFFD. Typing may leave them behind, and a save that is refused for ever would be a lost draft.
 */
function storableJson<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  if (!UNSTORABLE.test(text)) return value;
  return JSON.parse(text, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll(ZERO, '') : part,
  ) as Value;
}
