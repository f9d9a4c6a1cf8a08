import type { Element } from 'hast';
import type { Block, List, ListItem } from '#shared/story/story-document.ts';
import { attribute, findElement, hasWords, isElement } from './html-tree.ts';
import { nothingAround, type ElementReader, type HtmlNode, type Reader, type Surroundings } from './reader.ts';

/** Reads `<ul>` and `<ol>`; a list that stands directly in a list belongs to the item before it. */
export const readList: ElementReader = (element, reader, around) => {
  const inside: Surroundings = { ...nothingAround, marks: around.marks, direction: around.direction };
  const items: ListItem[] = [];
  let stray: HtmlNode[] = [];
  function closeStray(): void {
    const blocks = reader.readBlocks(stray, inside);
    stray = [];
    const last = items.at(-1);
    if (blocks.length === 0) return;
    if (last === undefined) items.push({ blocks });
    else items[items.length - 1] = { ...last, blocks: [...last.blocks, ...blocks] };
  }
  for (const child of element.children) {
    if (!isElement(child, 'li')) {
      stray.push(child);
      continue;
    }
    closeStray();
    const item = readItem(child, reader, inside);
    if (item.blocks.length > 0) items.push(item);
  }
  closeStray();
  if (items.length === 0) return [];
  const ordered = element.tagName === 'ol';
  const start = Number.parseInt(attribute(element, 'start') ?? '1', 10);
  const hasStart = ordered && start !== 1 && start >= 0 && start <= 999_999_999;
  return [reader.withId<List>({ type: 'list', ordered, ...(hasStart && { start }), items })];
};

function readItem(item: Element, reader: Reader, around: Surroundings): ListItem {
  const box = findElement(item.children.slice(0, 3), 'input');
  const isTask = box !== undefined && attribute(box, 'type') === 'checkbox' && !hasWordsBefore(item, box);
  const blocks = reader.readBlocks(item.children, around);
  return isTask ? { blocks, checked: attribute(box, 'checked') !== undefined } : { blocks };
}

function hasWordsBefore(item: Element, box: Element): boolean {
  for (const child of item.children) {
    if (child === box || (isElement(child) && findElement(child.children, 'input') === box)) return false;
    if (hasWords([child])) return true;
  }
  return false;
}

/** Reads `<dl>`: an item for each term, in bold, with what is said about it. */
export const readDefinitionList: ElementReader = (element, reader, around) => {
  const inside: Surroundings = { ...nothingAround, marks: around.marks, direction: around.direction };
  const items: { blocks: Block[]; hasDefinition: boolean }[] = [];
  for (const child of entriesOf(element)) {
    const isTerm = isElement(child, 'dt');
    const marks = isTerm ? [...inside.marks, { type: 'strong' as const }] : inside.marks;
    const blocks = reader.readBlocks(isElement(child, 'dt', 'dd') ? child.children : [child], { ...inside, marks });
    if (blocks.length === 0) continue;
    const last = items.at(-1);
    if (last === undefined || (isTerm && last.hasDefinition)) items.push({ blocks, hasDefinition: !isTerm });
    else {
      last.blocks.push(...blocks);
      last.hasDefinition ||= !isTerm;
    }
  }
  if (items.length === 0) return [];
  return [reader.withId<List>({ type: 'list', ordered: false, items: items.map(({ blocks }) => ({ blocks })) })];
};

/** Terms and definitions may be grouped in `<div>`. */
function entriesOf(element: Element): HtmlNode[] {
  return element.children.flatMap((child): HtmlNode[] => (isElement(child, 'div') ? entriesOf(child) : [child]));
}
