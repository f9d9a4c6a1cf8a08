import { mergeMessages, versionMessages } from '#shared/messages/edit-post.ts';
import { suggestedEditsMessages as messages } from '#shared/messages/suggestions.ts';
import type { Block, Footnote } from '#shared/story/story-document.ts';
import { blockName, blockText } from '#web/features/stories/drafts/block-text.ts';
import { diffWords, type WordPiece } from '#web/features/stories/drafts/diff-words.ts';
import type { SuggestedEdits } from '#web/generated/fragments.ts';

export type SuggestedPart = SuggestedEdits['parts'][number];

/** What a suggested part is, such as a heading. */
export function partName({ place, before, after }: SuggestedPart): string {
  switch (place) {
    case 'TITLE':
      return versionMessages.fieldTitle;
    case 'SUBTITLE':
      return versionMessages.fieldSubtitle;
    case 'PREVIEW_BREAK':
      return messages.previewBreak;
    case 'FOOTNOTE':
      return mergeMessages.footnote;
    case 'BLOCK':
      // The graph gives what the server let into a story.
      return blockName((after ?? before) as Block);
  }
}

/** What would go and what would come, word by word; nothing of a place that has no words. */
export function partPieces({ place, before, after }: SuggestedPart): readonly WordPiece[] {
  if (place === 'PREVIEW_BREAK') return [];
  return diffWords(wordsOf(place, before), wordsOf(place, after));
}

function wordsOf(place: SuggestedPart['place'], side: unknown): string {
  if (side === null) return '';
  if (typeof side === 'string') return side;
  // As above.
  return place === 'FOOTNOTE' ? (side as Footnote).blocks.map(blockText).join('\n') : blockText(side as Block);
}

/** Whether the words are the same, and what is different is how they look. */
export function hasOnlyOtherLooks({ kind }: SuggestedPart, pieces: readonly WordPiece[]): boolean {
  return kind === 'CHANGED' && pieces.length > 0 && pieces.every((piece) => piece.kind === 'same');
}
