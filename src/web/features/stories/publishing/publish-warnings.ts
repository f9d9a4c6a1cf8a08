import { formatMessage } from '#shared/messages/format-message.ts';
import { publishSheetMessages as messages } from '#shared/messages/publish-sheet.ts';
import { MOST_SUBTITLE_LENGTH, MOST_TITLE_LENGTH } from '#shared/story/delta/draft-limits.ts';
import type { DraftFacts } from './draft-facts.ts';
import type { FormCover } from './publish-form.ts';

/** What a writer may have forgotten or overdone: told before publishing; the server refuses what may not be. */
export function publishWarnings(facts: DraftFacts, cover: FormCover, isEmail = false): readonly string[] {
  const { title, subtitle, wordCount, tkCount, picturesWithoutAlt } = facts;
  const [titleLength, subtitleLength] = [[...title].length, [...subtitle].length];
  const all: readonly (readonly [isSo: boolean, warning: string])[] = [
    [title === '', isEmail ? messages.warnNoSubject : messages.warnNoTitle],
    [
      titleLength > MOST_TITLE_LENGTH,
      formatMessage(isEmail ? messages.warnSubjectLong : messages.warnTitleLong, {
        count: titleLength,
        most: MOST_TITLE_LENGTH,
      }),
    ],
    [
      subtitleLength > MOST_SUBTITLE_LENGTH,
      formatMessage(messages.warnSubtitleLong, { count: subtitleLength, most: MOST_SUBTITLE_LENGTH }),
    ],
    [wordCount === 0, isEmail ? messages.warnNoWordsLetter : messages.warnNoWords],
    [tkCount > 0, formatMessage(messages.warnTks, { count: tkCount })],
    [picturesWithoutAlt > 0, formatMessage(messages.warnAlts, { count: picturesWithoutAlt })],
    [cover.imageId !== null && cover.alt.trim() === '', messages.warnCoverAlt],
  ];
  return all.flatMap(([isSo, warning]) => (isSo ? [warning] : []));
}
