import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryStory } from '#shared/story/arbitrary-story.ts';
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
