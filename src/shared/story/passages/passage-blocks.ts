import { inlinesToText } from '../plain-text.ts';
import type { Block, StoryDocument } from '../story-document.ts';
import { ownInlines, walkDocument } from '../walk.ts';
import type { PassageBlock } from './passage.ts';

/** Every block of a story that has words of its own, in reading order, with its plain text. */
export function passageBlocks(document: StoryDocument): readonly PassageBlock[] {
  return [...walkDocument(document)].flatMap(({ block }) => {
    const text = textOf(block);
    return text.trim() === '' ? [] : [{ id: block.id, text }];
  });
}

/** Text, then captions, a line each. */
function textOf(block: Block): string {
  const runs = ownInlines(block).map(inlinesToText);
  return (block.type === 'codeBlock' ? [block.text, ...runs] : runs).filter((run) => run !== '').join('\n');
}
