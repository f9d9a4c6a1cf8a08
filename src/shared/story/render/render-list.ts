import { storyBodyMessages } from '#shared/messages/story-body.ts';
import type { Block, Direction, List, ListItem, Paragraph } from '../story-document.ts';
import { textDirection } from '../text-direction.ts';
import { classes, element } from './html.ts';
import { blockIdFor, directionAttribute, type RenderContext } from './render-context.ts';
import { renderInlines } from './render-inlines.ts';

type RenderBlocks = (blocks: readonly Block[], context: RenderContext) => string;

export function renderList(block: List, context: RenderContext, renderBlocks: RenderBlocks): string {
  const isTaskList = block.items.some((item) => item.checked !== undefined);
  const dir = directionOfList(block, context);
  const items = block.items.map((item) => renderItem(item, dir, context, renderBlocks));
  if (items.length === 0) return '';
  return element(
    block.ordered ? 'ol' : 'ul',
    {
      class: context.isPage && isTaskList ? 'tasks' : undefined,
      dir,
      start: block.ordered && block.start !== undefined && block.start !== 1 ? block.start : undefined,
    },
    ...items,
  );
}

/** Marks stand on the side where the first line begins. */
function directionOfList({ items }: List, context: RenderContext): Direction | undefined {
  const first = items[0]?.blocks[0];
  return first?.type === 'paragraph' ? directionAttribute(first.content, context, first.direction) : undefined;
}

/** What runs as the story does says so in a list that does not. */
function directionOfItem(
  first: Paragraph,
  listDirection: Direction | undefined,
  context: RenderContext,
): Direction | undefined {
  const own = directionAttribute(first.content, context, first.direction);
  return own ?? (listDirection === undefined ? undefined : textDirection(context.options.language));
}

function renderItem(
  item: ListItem,
  listDirection: Direction | undefined,
  context: RenderContext,
  renderBlocks: RenderBlocks,
): string {
  const mark = item.checked === undefined ? '' : renderTaskMark(item.checked, context);
  const [first, ...rest] = item.blocks;
  // An item of one paragraph, or of a paragraph and lists below it, is a line and not a paragraph.
  const isTight = first?.type === 'paragraph' && rest.every((block) => block.type === 'list');
  const content = isTight
    ? renderInlines(first.content, context) + renderBlocks(rest, context)
    : renderBlocks(item.blocks, context);
  const isLoose = !isTight && item.blocks.length > 1;
  return element(
    'li',
    {
      class: context.isPage ? classes(item.checked !== undefined && 'task', isLoose && 'loose') : undefined,
      dir: isTight ? directionOfItem(first, listDirection, context) : undefined,
      'data-block': isTight ? blockIdFor(first, context) : undefined,
    },
    mark + content,
  );
}

function renderTaskMark(isDone: boolean, context: RenderContext): string {
  const sign = isDone ? '☑' : '☐';
  if (!context.isPage) return `${sign} `;
  const label = isDone ? storyBodyMessages.taskDone : storyBodyMessages.taskOpen;
  return element('span', { class: 'task-mark', role: 'img', 'aria-label': label }, sign);
}
