import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryStory } from '#shared/story/arbitrary-story.ts';
import { paragraph, storyDocument, text } from '#shared/story/story-document.build.ts';
import type { Block } from '#shared/story/story-document.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { walkDocument } from '#shared/story/walk.ts';
import { insertFootnote } from './commands/footnotes.ts';
import { tableCommands } from './commands/tables.ts';
import { docToDraft } from './convert/doc-to-draft.ts';
import { draftToDoc } from './convert/draft-to-doc.ts';
import { editorKeys } from './keys/editor-keys.ts';
import { ownBlockItems } from './menus/block-items.ts';
import { openEditor } from './test-support/editor-driver.ts';

const nothing = (): void => undefined;
const keyNames = Object.keys(
  editorKeys({ onPublish: nothing, onSave: nothing, onLink: nothing, onShortcuts: nothing }),
);
const commands = [...ownBlockItems.map((item) => item.command), ...Object.values(tableCommands), insertFootnote];

const step = fc.oneof(
  fc.record({
    do: fc.constant('type' as const),
    text: fc.constantFrom('a', '# ', '- ', '> ', '1. ', '**b** ', '"', '--', '```', 'TK '),
  }),
  fc.record({
    do: fc.constant('press' as const),
    key: fc.constantFrom(...keyNames, 'Enter', 'Enter', 'Backspace', 'Delete'),
  }),
  fc.record({ do: fc.constant('select' as const), from: fc.nat(), to: fc.nat() }),
  fc.record({ do: fc.constant('move' as const), to: fc.nat() }),
  fc.record({ do: fc.constant('run' as const), index: fc.nat(commands.length - 1) }),
);
const document = arbitraryStory(fc.string({ unit: 'grapheme', maxLength: 6 })).map((story) =>
  storyDocumentSchema.parse(story),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function perform(editor: ReturnType<typeof openEditor>, each: Step): void {
  const size = editor.state.doc.content.size;
  if (each.do === 'type') editor.type(each.text);
  else if (each.do === 'press') editor.press(each.key);
  else if (each.do === 'select') editor.selectNear(each.from % (size + 1), each.to % (size + 1));
  else if (each.do === 'move') editor.selectNear(each.to % (size + 1));
  else editor.run(commands[each.index] ?? (() => false));
}

test('WRITE-1: whatever is typed and pressed, the draft passes the door of stories, and opens again as it was', () => {
  fc.assert(
    fc.property(document, fc.array(step, { maxLength: 25 }), (story, steps) => {
      const editor = openEditor({ title: 'A', document: story });
      for (const each of steps) perform(editor, each);
      editor.state.doc.check();
      const draft = editor.read();
      const ids = [...walkDocument(draft.document)].map(({ block }) => block.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => /^[a-z0-9]{4,12}$/.test(id))).toBe(true);
      expect(storyDocumentSchema.parse(draft.document)).toEqual(draft.document);
      expect(docToDraft(draftToDoc(draft))).toEqual(draft);
    }),
    { numRuns: 150 },
  );
});

test('WRITE-1: from anywhere to anywhere, what is selected can be typed over', () => {
  fc.assert(
    fc.property(document, fc.nat(), fc.nat(), (story, from, to) => {
      const editor = openEditor({ title: 'A', document: story });
      const places = editor.state.doc.content.size + 1;
      editor.selectNear(from % places, to % places);
      editor.type('x').state.doc.check();
      const { document: left } = editor.read();
      expect(storyDocumentSchema.parse(left)).toEqual(left);
    }),
    { numRuns: 500 },
  );
});

test('WRITE-1: what lies between code and the last picture of a gallery is erased with a letter', () => {
  const code: Block = { type: 'codeBlock', id: 'code1', text: 'one two' };
  const picture = { kind: 'stored', imageId: '0'.repeat(32), width: 1, height: 1 } as const;
  const images = [{ picture, alt: '', caption: [text('last')] }];
  const gallery: Block = { type: 'gallery', id: 'many1', images, caption: [text('All')] };
  const editor = openEditor({ title: 'A', document: storyDocument(code, paragraph('Between'), gallery) });
  const endOf = (words: string): number => {
    let end = 0;
    editor.state.doc.descendants((node, place) => {
      if (node.text === words) end = place + node.nodeSize;
    });
    return end;
  };
  editor.selectNear(endOf('one two') - ' two'.length, endOf('last')).type('!');
  expect(editor.read().document.blocks).toMatchObject([{ type: 'codeBlock', text: 'one!', caption: [text('All')] }]);
});
