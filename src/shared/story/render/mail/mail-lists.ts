import type { Block, List, ListItem } from '../../story-document.ts';
import { textDirection } from '../../text-direction.ts';
import { element } from '../html.ts';
import { directionAttribute } from '../render-context.ts';
import { type MailContext, narrower } from './mail-context.ts';
import { mailInlines } from './mail-inlines.ts';

type MailBlocks = (blocks: readonly Block[], context: MailContext, lastGap: number) => string;

/** Room for the marks, in CSS pixels. The Word engine knows it as a margin only. */
const INDENT = 26;
const ITEM_GAP = 8;

export function mailList(block: List, context: MailContext, gap: number, mailBlocks: MailBlocks): string {
  const { items, ordered, start } = block;
  if (items.length === 0) return '';
  const first = items[0]?.blocks[0];
  const dir =
    first?.type === 'paragraph' ? directionAttribute(first.content, context.story, first.direction) : undefined;
  const isTasks = !ordered && items.every(({ checked }) => checked !== undefined);
  const indent = isTasks ? 0 : INDENT;
  const margin = (dir ?? context.direction) === 'rtl' ? `0 ${indent}px ${gap}px 0` : `0 0 ${gap}px ${indent}px`;
  return element(
    ordered ? 'ol' : 'ul',
    {
      dir,
      start: ordered && start !== undefined && start !== 1 ? start : undefined,
      style: `margin:${margin};padding:0${isTasks ? ';list-style-type:none' : ''}`,
    },
    ...items.map((one, index) =>
      item(one, dir !== undefined, index === items.length - 1, narrower(context, INDENT), mailBlocks),
    ),
  );
}

function item(
  { blocks, checked }: ListItem,
  isTurned: boolean,
  isLast: boolean,
  context: MailContext,
  mailBlocks: MailBlocks,
): string {
  const mark = checked === undefined ? '' : `${taskMark(checked)} `;
  const [first, ...rest] = blocks;
  // An item that begins with a paragraph begins beside its mark.
  const isTight = first?.type === 'paragraph';
  const own = isTight ? directionAttribute(first.content, context.story, first.direction) : undefined;
  const style = `margin:0 0 ${isLast ? 0 : ITEM_GAP}px`;
  const more = isTight ? mailBlocks(rest, context, 0) : mailBlocks(blocks, context, 0);
  const line = isTight ? mailInlines(first.content, context) : '';
  const lead = more === '' || line === '' ? line : element('p', { style: `margin:0 0 ${ITEM_GAP}px` }, mark + line);
  return element(
    'li',
    { style, dir: own ?? (isTurned && isTight ? textDirection(context.options.language) : undefined) },
    lead === line ? mark + lead + more : lead + more,
  );
}

export function taskMark(isDone: boolean): string {
  return isDone ? '☑' : '☐';
}
