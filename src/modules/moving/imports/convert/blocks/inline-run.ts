import { normaliseInlines } from '#shared/story/normalise-inlines.ts';
import type { Block, Inline, Text } from '#shared/story/story-document.ts';
import { childBlocks, ownInlines } from '#shared/story/walk.ts';

/** White space that HTML collapses: no-break spaces and word joiners are not among it. */
const COLLAPSIBLE = /[ \t\n\r\f]+/g;

/** The run as HTML shows it: white space collapsed across its texts, none at its ends or around breaks. */
export function tidyInlines(run: readonly Inline[]): Inline[] {
  const tidied: Inline[] = [];
  let isAfterSpace = true;
  for (const inline of run) {
    if (inline.type !== 'text') {
      if (inline.type === 'lineBreak') dropEndSpace(tidied);
      tidied.push(inline);
      isAfterSpace = inline.type === 'lineBreak';
      continue;
    }
    let text = inline.text.replace(COLLAPSIBLE, ' ');
    if (isAfterSpace && text.startsWith(' ')) text = text.slice(1);
    if (text === '') continue;
    tidied.push({ ...inline, text });
    isAfterSpace = text.endsWith(' ');
  }
  dropEnd(tidied);
  while (tidied[0]?.type === 'lineBreak') tidied.shift();
  return normaliseInlines(tidied);
}

function dropEnd(run: Inline[]): void {
  dropEndSpace(run);
  while (run.at(-1)?.type === 'lineBreak') {
    run.pop();
    dropEndSpace(run);
  }
}

function dropEndSpace(run: Inline[]): void {
  const last = run.at(-1);
  if (last?.type !== 'text' || !last.text.endsWith(' ')) return;
  run.pop();
  const text = last.text.slice(0, -1);
  if (text !== '') run.push({ ...last, text });
}

/** True for a run that shows nothing. */
export function isEmptyRun(run: readonly Inline[]): boolean {
  return run.every((inline) => inline.type === 'lineBreak' || (inline.type === 'text' && inline.text.trim() === ''));
}

/** Blocks where only a run may stand (captions, headings): their runs joined, nothing lost. */
export function flattenBlocks(blocks: readonly Block[]): Inline[] {
  const runs = blocks.map(flattenBlock).filter((run) => !isEmptyRun(run));
  return runs.flatMap((run, index) => (index === 0 ? run : [{ type: 'lineBreak' as const }, ...run]));
}

function flattenBlock(block: Block): Inline[] {
  switch (block.type) {
    case 'codeBlock':
      return [...codeLines(block.text), ...join([block.caption ?? []])];
    case 'mathBlock':
      return [{ type: 'inlineMath', tex: block.tex }];
    case 'image':
      return [{ type: 'inlineImage', picture: block.picture, alt: block.alt }, ...join([block.caption ?? []])];
    case 'gallery':
      return block.images.flatMap((image) => [
        { type: 'inlineImage' as const, picture: image.picture, alt: image.alt },
        ...join([image.caption ?? []]),
      ]);
    case 'embed':
    case 'linkCard':
      return [linkTo(block.url, block.title ?? block.url), ...join(ownInlines(block))];
    default:
      return join([...ownInlines(block), ...childBlocks(block).map(flattenBlocks)], true);
  }
}

function join(runs: readonly (readonly Inline[])[], isFirst = false): Inline[] {
  return runs
    .filter((run) => !isEmptyRun(run))
    .flatMap((run, index) => (isFirst && index === 0 ? run : [{ type: 'text' as const, text: ' ' }, ...run]));
}

function codeLines(code: string): Inline[] {
  const run: Inline[] = [];
  for (const line of code.split('\n')) {
    if (run.length > 0) run.push({ type: 'lineBreak' });
    if (line !== '') run.push({ type: 'text', text: line, marks: [{ type: 'code' }] });
  }
  return run;
}

function linkTo(href: string, text: string): Text {
  return { type: 'text', text, marks: [{ type: 'link', href }] };
}
