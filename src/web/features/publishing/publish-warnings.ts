import { formatMessage } from '#shared/messages/format-message.ts';
import { publishSheetMessages as messages } from '#shared/messages/publish-sheet.ts';
import type { DraftFacts } from './draft-facts.ts';
import type { FormCover } from './publish-form.ts';

/** What a writer may have forgotten: told before publishing, and no reason to refuse it. */
export function publishWarnings(facts: DraftFacts, cover: FormCover): readonly string[] {
  const { title, wordCount, tkCount, picturesWithoutAlt } = facts;
  const all: readonly (readonly [isSo: boolean, warning: string])[] = [
    [title === '', messages.warnNoTitle],
    [wordCount === 0, messages.warnNoWords],
    [tkCount > 0, formatMessage(messages.warnTks, { count: tkCount })],
    [picturesWithoutAlt > 0, formatMessage(messages.warnAlts, { count: picturesWithoutAlt })],
    [cover.imageId !== null && cover.alt.trim() === '', messages.warnCoverAlt],
  ];
  return all.flatMap(([isSo, warning]) => (isSo ? [warning] : []));
}
