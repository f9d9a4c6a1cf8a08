import type { Block, List, ListItem } from '#shared/story/story-document.ts';
import { findTag, isHidden, type PasteElement, type PasteNode } from './paste-tree.ts';
import type { Reading } from './reading.ts';

/** A list with the lists inside it; those that stand between items, as Google Docs writes them, belong to the item before. */
export function readList(element: PasteElement, reading: Reading): Block[] {
  const items: ListItem[] = [];
  for (const child of element.children) {
    if (typeof child === 'string' ? child.trim() === '' : isHidden(child) || reading.left.has(child)) continue;
    const isItem = typeof child !== 'string' && child.tag === 'li';
    const blocks = reading.read(isItem ? child.children : [child]);
    const last = items.at(-1);
    if (!isItem && last !== undefined) items[items.length - 1] = { ...last, blocks: [...last.blocks, ...blocks] };
    else if (blocks.length > 0) items.push({ blocks, ...(isItem ? checkedOf(child) : {}) });
  }
  if (items.length === 0) return [];
  const start = Number(element.attributes['start'] ?? 1);
  const list: List = {
    type: 'list',
    id: reading.newId(),
    ordered: element.tag === 'ol',
    ...(element.tag === 'ol' && Number.isInteger(start) && start > 1 && start <= 999_999_999 ? { start } : {}),
    items,
  };
  return [list];
}

function checkedOf(item: PasteElement): { checked?: boolean } {
  const { attributes } = item;
  const said = attributes['aria-checked'] ?? attributes['data-checked'];
  if (said === 'true' || said === 'false') return { checked: said === 'true' };
  const box = findTag({ ...item, children: item.children.filter(isNoList) }, 'input');
  if (box?.attributes['type'] !== 'checkbox') return {};
  return { checked: box.attributes['checked'] !== undefined };
}

function isNoList(node: PasteNode): boolean {
  return typeof node === 'string' || (node.tag !== 'ul' && node.tag !== 'ol');
}
