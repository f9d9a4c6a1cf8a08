import { normaliseInlines } from '#shared/story/normalise-inlines.ts';
import type { Block, Inline, Mark } from '#shared/story/story-document.ts';
import { settleMarks } from './read-marks.ts';

const MORE_THAN_ONE_SPACE = /[ \t\n\r\f]+/g;

/** Blocks in the order in which they come, and the run of text that is not a block yet. */
export function createFlow(newId: () => string) {
  const blocks: Block[] = [];
  let run: Inline[] = [];
  /** Ends the run: words become a paragraph, white space alone nothing. */
  const endRun = (): void => {
    const content = trimmed(run);
    run = [];
    if (content.length > 0) blocks.push({ type: 'paragraph', id: newId(), content });
  };
  return {
    blocks,
    endRun,
    /** White space is drawn as one space, as on the page it came from. */
    addText: (letters: string, marks: readonly Mark[]): void => {
      const text = letters.replaceAll(MORE_THAN_ONE_SPACE, ' ');
      const before = run.at(-1);
      const isAfterSpace = before === undefined || before.type === 'lineBreak' || endsInSpace(before);
      const shown = isAfterSpace ? text.replace(/^ /, '') : text;
      if (shown !== '') run.push({ type: 'text', text: shown, marks: settleMarks(marks) });
    },
    addInline: (inline: Inline): void => void run.push(inline),
    add: (...added: readonly Block[]): void => {
      endRun();
      blocks.push(...added);
    },
  };
}

export type Flow = ReturnType<typeof createFlow>;

/** A run as a block keeps it: without white space and line breaks at its ends, or empty where nothing else is in it. */
function trimmed(run: readonly Inline[]): Inline[] {
  const inlines = [...run];
  for (let first = inlines[0]; first !== undefined && isBlank(first); first = inlines[0]) inlines.shift();
  for (let last = inlines.at(-1); last !== undefined && isBlank(last); last = inlines.at(-1)) inlines.pop();
  const [first] = inlines;
  if (first?.type === 'text') inlines[0] = { ...first, text: first.text.replace(/^\s+/, '') };
  const last = inlines.at(-1);
  if (last?.type === 'text') inlines[inlines.length - 1] = { ...last, text: last.text.replace(/\s+$/, '') };
  return normaliseInlines(inlines.map(withoutSpaceAtBreak));
}

function withoutSpaceAtBreak(inline: Inline, index: number, all: readonly Inline[]): Inline {
  if (inline.type !== 'text' || all[index + 1]?.type !== 'lineBreak') return inline;
  return { ...inline, text: inline.text.replace(/ +$/, '') };
}

function isBlank(inline: Inline): boolean {
  return inline.type === 'lineBreak' || (inline.type === 'text' && inline.text.trim() === '');
}

function endsInSpace(inline: Inline): boolean {
  return inline.type === 'text' && /\s$/.test(inline.text);
}
