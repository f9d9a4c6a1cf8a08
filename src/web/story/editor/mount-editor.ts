import { EditorView } from '@tiptap/pm/view';
import { editorMessages } from '#shared/messages/editor.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { textDirection } from '#shared/story/text-direction.ts';
import type { TextKind } from '#shared/story/text-kind.ts';
import { draftToDoc } from './convert/draft-to-doc.ts';
import { createEditorState } from './create-editor-state.ts';
import { editorClicks } from './plugins/editor-clicks.ts';
import type { EditorStore } from './editor-store.ts';
import { extensions } from './extensions.ts';
import type { PageKeys } from './keys/editor-keys.ts';
import { nodeViews } from './node-views/node-views.ts';
import type { SuggestionSource } from './suggestions/suggestion.ts';
import type { SuggestionList } from './suggestions/suggestion-list.ts';
import { suggestions } from './suggestions/suggestions-plugin.ts';

type MountOptions = {
  readonly initial: DraftValue;
  readonly language: string;
  readonly kind: TextKind;
  readonly keys: PageKeys;
  readonly store: EditorStore;
  readonly sources: readonly SuggestionSource[];
  readonly list: SuggestionList;
  readonly onDocChanged: () => void;
};

/** Opens an editor inside an element. The function that it gives takes it away again. */
export function mountEditor(place: HTMLElement, options: MountOptions): { view: EditorView; close: () => void } {
  const { initial, language, kind, keys, store, sources, list, onDocChanged } = options;
  const added = extensions.flatMap((extension) => extension.plugins?.map((make) => make()) ?? []);
  const before = [suggestions(sources, list), ...added, editorClicks(), store.plugin];
  const view: EditorView = new EditorView(
    { mount: place },
    {
      state: createEditorState({ doc: draftToDoc(initial), language, kind, keys, before }),
      nodeViews: { ...nodeViews, ...Object.assign({}, ...extensions.map((extension) => extension.nodeViews ?? {})) },
      attributes: {
        class: 'story-body story-editor',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': kind === 'letter' ? editorMessages.letterLabel : editorMessages.editorLabel,
        lang: language,
        dir: textDirection(language),
        spellcheck: 'true',
      },
      scrollMargin: { top: 80, right: 0, bottom: 120, left: 0 },
      scrollThreshold: { top: 80, right: 0, bottom: 80, left: 0 },
      dispatchTransaction: (tr) => {
        const { state, transactions } = view.state.applyTransaction(tr);
        view.updateState(state);
        if (transactions.some(({ docChanged }) => docChanged)) onDocChanged();
      },
    },
  );
  const ends = extensions.flatMap((extension) => extension.attach?.(view) ?? []);
  return {
    view,
    close: () => {
      for (const end of ends) end();
      view.destroy();
    },
  };
}
