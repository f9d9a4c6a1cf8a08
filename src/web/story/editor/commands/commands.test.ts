import { describe, expect, test } from 'vitest';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { bulletList, heading, paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { openEditor } from '../test-support/editor-driver.ts';
import { insertFootnote, leaveNote } from './footnotes.ts';
import { insertBlock, insertPreviewBreak, newBlocks } from './insert-block.ts';
import { readLink, setLink } from './links.ts';
import { openCaption, openSubtitle } from './optional-parts.ts';
import { alignColumns, tableCommands } from './tables.ts';

const begin = () => openEditor().press('Enter');
const types = (draft: DraftValue) => draft.document.blocks.map(({ type }) => type);

describe('WRITE-1: blocks by keys', () => {
  test('a heading keeps the id of its paragraph, and a second press makes it one again', () => {
    const editor = begin().type('One');
    const { id } = editor.read().document.blocks[0] ?? {};
    editor.press('Mod-Alt-1');
    expect(editor.read().document.blocks).toMatchObject([{ type: 'heading', level: 1, id }]);
    editor.press('Mod-Alt-1');
    expect(editor.read().document.blocks).toMatchObject([{ type: 'paragraph', id }]);
  });

  test('a quote, on a second press a pull quote, then paragraphs', () => {
    const editor = begin().type('Said').press('Mod-Alt-5');
    expect(types(editor.read())).toEqual(['blockQuote']);
    editor.press('Mod-Alt-5');
    expect(editor.read().document.blocks).toMatchObject([{ type: 'pullQuote', content: [{ text: 'Said' }] }]);
    editor.press('Mod-Alt-5');
    expect(types(editor.read())).toEqual(['paragraph']);
  });

  test('a block moves alone where more is selected, and never past the end', () => {
    const editor = begin().type('a').press('Enter').type('b').press('Enter').type('c');
    const whole = editor.state.doc.content.size;
    editor.selectNear(4, whole).press('Alt-ArrowDown');
    expect(editor.outline().slice(1)).toEqual(['paragraph: b', 'paragraph: a', 'paragraph: c']);
    editor.press('Alt-ArrowDown', 'Alt-ArrowDown');
    expect(editor.outline().slice(1)).toEqual(['paragraph: b', 'paragraph: c', 'paragraph: a']);
  });

  test('rows that lack cells are filled up before their table changes', () => {
    const cell = (text: string) => ({ content: [{ type: 'paragraph' as const, id: `cell${text}`, content: [] }] });
    const table = {
      type: 'table' as const,
      id: 'table1',
      caption: [],
      headerRows: 0,
      rows: [[cell('1'), cell('2')], [cell('3')]],
    };
    const editor = openEditor({ document: storyDocument(table) });
    const cells: number[] = [];
    editor.state.doc.descendants((node, position) => void (node.type.name === 'tableCell' && cells.push(position)));
    editor.selectNear((cells.at(-1) ?? 0) + 2);
    expect(editor.run(tableCommands.alignCentre)).toBe(true);
    editor.state.doc.check();
    const [block] = editor.read().document.blocks;
    expect(block?.type === 'table' && block.rows.map((row) => row.length)).toEqual([2, 2]);
  });

  test('paragraphs become one block of code, and its lines paragraphs again', () => {
    const editor = begin().type('a').press('Enter').type('b');
    editor.select(4, editor.state.doc.content.size - 1).press('Mod-Alt-6');
    expect(editor.read().document.blocks).toMatchObject([{ type: 'codeBlock', text: 'a\nb' }]);
    editor.press('Mod-Alt-6');
    expect(types(editor.read())).toEqual(['paragraph', 'paragraph']);
  });

  test('a list of one kind becomes another with the same id, and ends on a second press', () => {
    const editor = openEditor({ document: storyDocument(bulletList('one', 'two')) }).select(5, 12);
    const { id } = editor.read().document.blocks[0] ?? {};
    editor.press('Mod-Shift-7');
    expect(editor.read().document.blocks).toMatchObject([{ ordered: true, id }]);
    editor.press('Mod-Shift-9');
    expect(editor.read().document.blocks).toMatchObject([{ ordered: false, items: [{ checked: false }, {}] }]);
    editor.press('Mod-Shift-9');
    expect(types(editor.read())).toEqual(['paragraph', 'paragraph']);
  });

  test('Alt and an arrow move a block, with its cursor, but not above the title', () => {
    const editor = openEditor({ document: storyDocument(heading(1, 'One'), paragraph('Two')) });
    editor.select(9).press('Alt-ArrowUp');
    expect(editor.outline()).toEqual(['title: ', 'paragraph: Two', 'heading: One', 'paragraph: ']);
    editor.type('!').press('Alt-ArrowUp');
    expect(editor.outline()[1]).toBe('paragraph: T!wo');
  });

  test('a block that was moved goes back by one undo, and what was typed before stays', () => {
    const editor = begin().type('One').press('Enter').type('Two').press('Alt-ArrowUp');
    expect(editor.outline().slice(1, 3)).toEqual(['paragraph: Two', 'paragraph: One']);
    editor.press('Mod-z');
    expect(editor.outline().slice(1, 3)).toEqual(['paragraph: One', 'paragraph: Two']);
  });

  test('Enter in a title that is in the middle of a word takes the rest along', () => {
    const editor = openEditor().type('Head tail').select(5).press('Enter');
    expect(editor.read().title).toBe('Head');
    expect(editor.outline()).toEqual(['title: Head', 'paragraph:  tail']);
  });
});

describe('ids for life', () => {
  test('a split paragraph keeps its id on the first half, and on the words where the first half is empty', () => {
    const middle = begin().type('OneTwo');
    const { id } = middle.read().document.blocks[0] ?? {};
    middle.select(middle.state.selection.from - 3).press('Enter');
    expect(middle.read().document.blocks).toMatchObject([
      { id, content: [{ text: 'One' }] },
      { content: [{ text: 'Two' }] },
    ]);
    const start = begin().type('Word');
    const kept = start.read().document.blocks[0]?.id;
    start.select(start.state.selection.from - 4).press('Enter');
    expect(start.read().document.blocks[1]?.id).toBe(kept);
    expect(start.read().document.blocks[0]?.id).not.toBe(kept);
  });
});

describe('notes', () => {
  test('a note is made, written, numbered by the text, and goes with its reference', () => {
    const editor = begin().type('One two');
    editor.run(insertFootnote);
    editor.type('Second');
    editor.run(leaveNote);
    editor.select(6);
    editor.run(insertFootnote);
    editor.type('First');
    const notes = () =>
      editor.read().document.footnotes.map(({ blocks }) => JSON.stringify(blocks).match(/First|Second/)?.[0]);
    expect(notes()).toEqual(['First', 'Second']);
    editor.run(leaveNote);
    editor.press('Backspace');
    expect(notes()).toEqual(['Second']);
    editor.press('Mod-z');
    expect(notes()).toEqual(['First', 'Second']);
  });

  test('Backspace in an empty note takes it and its reference away', () => {
    const editor = begin().type('One');
    editor.run(insertFootnote);
    editor.press('Backspace').type('!');
    expect(editor.read().document).toMatchObject({ blocks: [{ content: [{ text: 'One!' }] }], footnotes: [] });
  });
});

describe('links', () => {
  test.each([
    ['example.org/a', 'https://example.org/a'],
    ['https://example.org', 'https://example.org'],
    ['ann@example.org', 'mailto:ann@example.org'],
    ['/about', '/about'],
    ['#note', '#note'],
  ])('%j is %j', (typed, href) => expect(readLink(typed)).toBe(href));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    ' ',
    '\u0001javascript:alert(1)',
  ])('%j is no link', (typed) => expect(readLink(typed)).toBeUndefined());

  test('a selection is linked', () => {
    const editor = begin().type('One');
    editor.select(editor.state.selection.from - 3, editor.state.selection.from);
    editor.run(setLink('https://example.org'));
    expect(editor.read().document.blocks).toMatchObject([
      { content: [{ text: 'One', marks: [{ type: 'link', href: 'https://example.org' }] }] },
    ]);
  });
});

describe('tables and parts', () => {
  test('Tab walks the cells and makes a row behind the last', () => {
    const editor = begin();
    editor.run(insertBlock(() => newBlocks.table(1, 2)));
    editor.type('a').press('Tab').type('b').press('Tab');
    const [table] = editor.read().document.blocks;
    expect(table).toMatchObject({
      type: 'table',
      headerRows: 1,
      rows: [
        [{}, {}],
        [{}, {}],
      ],
    });
  });

  test('columns are added and aligned, headers set, and the last row takes the table away', () => {
    const editor = begin();
    editor.run(insertBlock(() => newBlocks.table(2, 2)));
    editor.run(tableCommands.columnAfter);
    editor.run(alignColumns('right'));
    editor.run(tableCommands.toggleHeaderRow);
    editor.run(tableCommands.toggleHeaderColumn);
    expect(editor.read().document.blocks[0]).toMatchObject({
      headerRows: 0,
      rows: [
        [{ align: 'right', header: true }, {}, {}],
        [{ align: 'right', header: true }, {}, {}],
      ],
    });
    editor.run(openCaption);
    editor.type('Numbers');
    expect(editor.read().document.blocks[0]).toMatchObject({ caption: [{ text: 'Numbers' }] });
  });

  test('a story has one end of its preview, and a subtitle where it is asked for', () => {
    const editor = openEditor({ document: storyDocument(paragraph('One'), paragraph('Two')) }).select(4);
    editor.run(insertPreviewBreak);
    editor.select(editor.state.doc.content.size - 1);
    editor.run(insertPreviewBreak);
    const draft = editor.read();
    expect(draft.previewBreak).toBe(draft.document.blocks[1]?.id);
    editor.run(openSubtitle);
    expect(editor.type('Deck').read().subtitle).toBe('Deck');
  });
});
