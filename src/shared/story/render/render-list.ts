import { storyBodyMessages } from '#shared/messages/story-body.ts';
import type { Block, List, ListItem } from '../story-document.ts';
import { classes, element } from './html.ts';
import type { RenderContext } from './render-context.ts';
import { renderInlines } from './render-inlines.ts';

type RenderBlocks = (blocks: readonly Block[], context: RenderContext) => string;

export function renderList(block: List, context: RenderContext, renderBlocks: RenderBlocks): string {
  const isTaskList = block.items.some((item) => item.checked !== undefined);
  const items = block.items.map((item) => renderItem(item, context, renderBlocks));
  if (items.length === 0) return '';
  return element(
    block.ordered ? 'ol' : 'ul',
    {
      class: context.isPage && isTaskList ? 'tasks' : undefined,
      start: block.ordered && block.start !== undefined && block.start !== 1 ? block.start : undefined,
    },
    ...items,
  );
}

function renderItem(item: ListItem, context: RenderContext, renderBlocks: RenderBlocks): string {
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
      dir: isTight ? first.direction : undefined,
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
