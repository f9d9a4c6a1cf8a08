import type { Block, Mark } from '#shared/story/story-document.ts';
import { createFlow, type Flow } from './flow.ts';
import { isHidden, type PasteElement, type PasteNode } from './paste-tree.ts';
import { readBlockElement } from './read-block-element.ts';
import { texOf } from './read-math.ts';
import { readMarks } from './read-marks.ts';
import { isTinyPicture, readPicture } from './read-picture.ts';
import type { Reading } from './reading.ts';
import { isWordItem, readWordList } from './word-lists.ts';

/** Elements that stand in a line of text; all others begin a line of their own. */
const IN_LINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** The blocks that a list of nodes is. No word is lost and none changes its place. */
export function readBlocks(nodes: readonly PasteNode[], reading: Reading, marks: readonly Mark[] = []): Block[] {
  const flow = createFlow(reading.newId);
  readInto(flow, nodes, reading, marks);
  flow.endRun();
  return flow.blocks;
}

function readInto(flow: Flow, nodes: readonly PasteNode[], reading: Reading, marks: readonly Mark[]): void {
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node === undefined) break;
    if (typeof node === 'string') {
      flow.addText(node, marks);
      continue;
    }
    if (isWordItem(node)) {
      const { lists, count } = readWordList(nodes.slice(index), reading);
      flow.add(...lists);
      index += count - 1;
      continue;
    }
    readElement(flow, node, reading, marks);
  }
}

function readElement(flow: Flow, element: PasteElement, reading: Reading, marks: readonly Mark[]): void {
  const footnoteId = reading.references.get(element);
  if (footnoteId !== undefined && !reading.isInNote) return flow.addInline({ type: 'footnoteReference', footnoteId });
  if (reading.left.has(element) || isHidden(element)) return;
  const { tag, children } = element;
  const tex = tag === 'code' ? texOf(element) : undefined;
  if (tex !== undefined) return flow.addInline({ type: 'inlineMath', tex });
  if (tag === 'br') return flow.addInline({ type: 'lineBreak' });
  if (tag === 'img') return readImage(flow, element, reading, marks);
  // Word's own marks of a list stand before its text and are no part of it.
  if (/mso-list:\s*ignore/i.test(element.attributes['style'] ?? '')) return;
  const inside = readMarks(marks, element);
  if (isInLine(element)) return readInto(flow, children, reading, inside);
  const blocks = readBlockElement(element, reading);
  if (blocks !== undefined) return flow.add(...blocks);
  flow.endRun();
  readInto(flow, children, reading, inside);
  flow.endRun();
}

/** Elements of other vocabularies (`o:p`, `st1:place`) stand in lines. */
function isInLine({ tag }: PasteElement): boolean {
  return IN_LINE.has(tag) || (tag.includes(':') && !/^(?:w:sdt|o:wrapblock)$/.test(tag));
}

function readImage(flow: Flow, element: PasteElement, reading: Reading, marks: readonly Mark[]): void {
  if (isTinyPicture(element)) return flow.addText(element.attributes['alt'] ?? '', marks);
  const href = marks.find((mark) => mark.type === 'link')?.href;
  const image = readPicture(element, reading, href);
  if (image !== undefined) flow.add(image);
}
