import type { Block, List, ListItem } from '#shared/story/story-document.ts';
import { elementsIn, lettersOf, type PasteElement, type PasteNode } from './paste-tree.ts';
import { MOST_DEPTH, type Reading } from './reading.ts';

type WordItem = { readonly level: number; readonly mark: string; readonly blocks: readonly Block[] };

/** Word writes lists as paragraphs that say of which list and level they are. */
export function isWordItem(node: PasteNode): node is PasteElement {
  return (
    typeof node !== 'string' &&
    /mso-list:\s*l\d+ level\d/i.test(node.attributes['style'] ?? '') &&
    !/^h\d$/.test(node.tag)
  );
}

/** The lists that begin at the first node, and how many nodes they take. */
export function readWordList(nodes: readonly PasteNode[], reading: Reading): { lists: Block[]; count: number } {
  const items: WordItem[] = [];
  let count = 0;
  for (const [index, node] of nodes.entries()) {
    if (isWordItem(node)) {
      items.push(readItem(node, reading));
      count = index + 1;
    } else if (typeof node !== 'string' || node.trim() !== '') break;
  }
  const lowest = Math.min(...items.map(({ level }) => level));
  return { lists: nest(items, lowest, reading), count };
}

function readItem(element: PasteElement, reading: Reading): WordItem {
  const level = Number(/level(\d)/i.exec(element.attributes['style'] ?? '')?.[1] ?? 1);
  const ignored = [...elementsIn(element)].find(({ attributes }) =>
    /mso-list:\s*ignore/i.test(attributes['style'] ?? ''),
  );
  const mark = ignored === undefined ? '' : lettersOf(ignored).trim();
  return { level: Math.min(level, MOST_DEPTH), mark, blocks: reading.read(element.children) };
}

/** Items of deeper levels belong to the item before them. */
function nest(items: readonly WordItem[], level: number, reading: Reading): Block[] {
  const lists: List[] = [];
  for (let index = 0; index < items.length;) {
    const item = items[index];
    if (item === undefined) break;
    let end = index + 1;
    while ((items[end]?.level ?? level) > level) end += 1;
    const inner = items.slice(index + 1, end);
    const deeper = Math.min(...inner.map((each) => each.level));
    const made: ListItem = { blocks: [...item.blocks, ...(inner.length === 0 ? [] : nest(inner, deeper, reading))] };
    const ordered = isNumber(item.mark);
    const last = lists.at(-1);
    if (last !== undefined && last.ordered === ordered)
      lists[lists.length - 1] = { ...last, items: [...last.items, made] };
    else lists.push({ type: 'list', id: reading.newId(), ordered, ...startOf(item.mark), items: [made] });
    index = end;
  }
  return lists;
}

/** `1.`, `a)`, `(iv)`: everything else is a bullet, the letter o alone too. */
function isNumber(mark: string): boolean {
  return /^\(?(?:\d+|[a-z]{1,4})[.)]+$/i.test(mark) || /^\d+(?:\.\d+)*$/.test(mark);
}

function startOf(mark: string): { start?: number } {
  const start = Number(/^\(?(\d{1,9})[.)]/.exec(mark)?.[1] ?? 1);
  return start > 1 ? { start } : {};
}
