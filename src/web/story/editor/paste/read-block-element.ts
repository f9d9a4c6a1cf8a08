import type { Block, Heading, Inline } from '#shared/story/story-document.ts';
import { lettersOf, type PasteElement } from './paste-tree.ts';
import { codeLetters, isCode, languageOf } from './read-code.ts';
import { readFigure, readFrame } from './read-figure.ts';
import { texOf } from './read-math.ts';
import { readLine } from './read-line.ts';
import { readList } from './read-list.ts';
import { readTable } from './read-table.ts';
import { MOST_DEPTH, type Reading } from './reading.ts';

/** The blocks of an element that is more than a place for others; undefined where it is nothing else. */
export function readBlockElement(element: PasteElement, reading: Reading): Block[] | undefined {
  const { tag, attributes, children } = element;
  const level = headingLevel(element, reading);
  if (level !== undefined) return readHeading(element, level, reading);
  const tex = texOf(element);
  if (tex !== undefined) return [{ type: 'mathBlock', id: reading.newId(), tex }];
  if (isCode(element)) {
    const text = codeLetters(element);
    if (text === '') return [];
    return [{ type: 'codeBlock', id: reading.newId(), ...languageOf(element), text }];
  }
  switch (tag) {
    case 'hr':
      return [{ type: 'separator', id: reading.newId() }];
    case 'blockquote':
      return contain(reading, (inner) => {
        const blocks = inner.read(children);
        return blocks.length === 0 ? [] : [{ type: 'blockQuote', id: reading.newId(), blocks }];
      });
    case 'ul':
    case 'ol':
      return contain(reading, (inner) => readList(element, inner));
    case 'table':
      return contain(reading, (inner) => readTable(element, inner));
    case 'details':
      return contain(reading, (inner) => readDetails(element, inner));
    case 'figure':
      return readFigure(element, reading);
    case 'iframe':
      return readFrame(attributes['src'] ?? attributes['data-src'] ?? '', attributes['title'] ?? '', reading);
    case 'dt':
      return reading.read(children, [{ type: 'strong' }]);
    case 'input':
      return [];
    default:
      return undefined;
  }
}

/** Too deep for a story: the words inside stand where the container would. */
function contain(reading: Reading, read: (inner: Reading) => Block[]): Block[] | undefined {
  if (reading.depth >= MOST_DEPTH) return undefined;
  reading.depth += 1;
  const blocks = read(reading);
  reading.depth -= 1;
  return blocks;
}

function headingLevel({ tag, attributes }: PasteElement, reading: Reading): Heading['level'] | undefined {
  const named = /^h([1-6])$/.exec(tag)?.[1];
  const byRole = attributes['role'] === 'heading' ? (attributes['aria-level'] ?? '2') : undefined;
  const byWord = /\bMsoTitle\b/.test(attributes['class'] ?? '') ? '1' : undefined;
  const given = Number(named ?? byRole ?? byWord);
  if (!(given >= 1)) return undefined;
  const level = Math.min(4, Math.max(1, given + reading.headingShift));
  return level === 1 ? 1 : level === 2 ? 2 : level === 3 ? 3 : 4;
}

/** Each line of it is one; pictures and lists inside stand behind their line. */
function readHeading(element: PasteElement, level: Heading['level'], reading: Reading): Block[] {
  return reading
    .read(element.children)
    .map((block): Block =>
      block.type === 'paragraph' ? { type: 'heading', id: block.id, level, content: plainWhole(block.content) } : block,
    );
}

/** A heading is bold by itself. */
function plainWhole(content: readonly Inline[]): readonly Inline[] {
  const isBold = content.every(
    (inline) => inline.type !== 'text' || inline.marks?.some(({ type }) => type === 'strong'),
  );
  if (!isBold) return content;
  return content.map((inline): Inline => {
    if (inline.type !== 'text') return inline;
    const marks = inline.marks?.filter(({ type }) => type !== 'strong') ?? [];
    return marks.length === 0 ? { type: 'text', text: inline.text } : { ...inline, marks };
  });
}

function readDetails({ children }: PasteElement, reading: Reading): Block[] {
  // One that stands behind other words is read where it stands.
  const first = children.find((child) => lettersOf(child).trim() !== '');
  const summary = typeof first === 'object' && first.tag === 'summary' ? first : undefined;
  const blocks = reading.read(children.filter((child) => child !== summary));
  const title = summary === undefined ? [] : readLine(summary, reading);
  if (blocks.length === 0 && title.length === 0) return [];
  const named = title.length === 0 ? {} : { title };
  return [{ type: 'callout', id: reading.newId(), kind: 'disclosure', ...named, blocks }];
}
