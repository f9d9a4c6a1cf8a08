import './editor.css';
import './media/media.css';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { editorMessages } from '#shared/messages/editor.ts';
import type { TextKind } from '#shared/story/text-kind.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { createHandle } from './create-handle.ts';
import type { EditorHandle } from './editor-handle.ts';
import { createEditorStore } from './editor-store.ts';
import { extensions } from './extensions.ts';
import { BlockBar } from './menus/BlockBar.tsx';
import { BlockHandle } from './menus/BlockHandle.tsx';
import { ownBlockItems } from './menus/block-items.ts';
import { blockSource } from './menus/block-source.ts';
import { LinkBar } from './menus/LinkBar.tsx';
import { LinkForm } from './menus/LinkForm.tsx';
import { PhoneBar } from './menus/PhoneBar.tsx';
import { SelectionBubble } from './menus/SelectionBubble.tsx';
import { ShortcutDialog } from './menus/ShortcutDialog.tsx';
import { SuggestionBox } from './menus/SuggestionBox.tsx';
import { useBarKeys } from './menus/use-bar-keys.ts';
import { mountEditor } from './mount-editor.ts';
import { emojiSource } from './suggestions/emoji-source.ts';
import { createSuggestionList } from './suggestions/suggestion-list.ts';

type StoryEditorProps = {
  /** Read once, when the editor opens; later values go through `EditorHandle.replace`. */
  readonly initial: DraftValue;
  /** BCP 47. */
  readonly language: string;
  /** Read once, as `initial`. */
  readonly kind?: TextKind;
  /** Runs after each change, cheaply: `read` converts only when it is called. */
  readonly onChange: (read: () => DraftValue) => void;
  readonly onReady: (handle: EditorHandle) => void;
  readonly onPublishKey: () => void;
  readonly onSaveKey: () => void;
};

/** The place where stories are written. React draws it once; letters that are typed never pass through React. */
export function StoryEditor(props: StoryEditorProps) {
  const { language } = props;
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [isLinking, setIsLinking] = useState(false);
  const [hasShortcuts, setHasShortcuts] = useState(false);
  const hint = useId();
  const [store] = useState(createEditorStore);
  const [list] = useState(createSuggestionList);
  const blocks = useMemo(
    () => blockSource([...extensions.flatMap((extension) => extension.blockItems ?? []), ...ownBlockItems]),
    [],
  );
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    const { view, close } = mountEditor(place.current, {
      initial: latest.current.initial,
      language,
      kind: latest.current.kind ?? 'story',
      store,
      list,
      sources: [blocks, ...extensions.flatMap((extension) => extension.suggestions ?? []), emojiSource],
      keys: {
        onPublish: () => latest.current.onPublishKey(),
        onSave: () => latest.current.onSaveKey(),
        onLink: () => setIsLinking(true),
        onShortcuts: () => setHasShortcuts(true),
      },
      onDocChanged: () => latest.current.onChange(handle.read),
    });
    const handle = createHandle(view, language);
    latest.current.onReady(handle);
    return close;
    // Another language is another editor: its page gives it another key.
  }, [language, store, list, blocks]);
  useBarKeys(root, store, () => setHasShortcuts(true));
  const bars = { store, onLink: () => setIsLinking(true) };
  return (
    <div className="editor-root" ref={root}>
      <VisuallyHidden>
        <span id={hint}>{editorMessages.editorHint}</span>
      </VisuallyHidden>
      <BlockHandle store={store} source={blocks} />
      <BlockBar store={store} />
      <div ref={place} aria-describedby={hint} />
      {isLinking ? (
        <LinkForm store={store} onClosed={() => setIsLinking(false)} />
      ) : (
        <>
          <SelectionBubble {...bars} />
          <LinkBar {...bars} />
        </>
      )}
      <SuggestionBox store={store} list={list} />
      <PhoneBar {...bars} source={blocks} />
      {hasShortcuts && <ShortcutDialog onClosed={() => setHasShortcuts(false)} />}
    </div>
  );
}
