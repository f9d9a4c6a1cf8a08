import '#web/story/story-body.css';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { followAddress, leaveFreely, useUnsaved } from '#web/app/router/use-unsaved.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import type { OpenedDraft } from '#web/features/stories/drafts/open-draft.ts';
import { SaveNotices } from '#web/features/stories/drafts/SaveNotices.tsx';
import { useOpenDraft } from '#web/features/stories/drafts/use-open-draft.ts';
import { useSaveState } from '#web/features/stories/drafts/use-save-state.ts';
import { signInPath } from '#web/features/identity/sign-in/sign-in-path.ts';
import type { Caret, EditorHandle } from '#web/story/editor/editor-handle.ts';
import { StoryEditor } from '#web/story/editor/StoryEditor.tsx';
import { takeOver } from './take-over.ts';
import type { ToolName } from './tool-name.ts';
import { useBegunPost } from './use-begun-post.ts';
import { WritingBar } from './WritingBar.tsx';
import { WritingPlaceholder } from './WritingPlaceholder.tsx';
import type { WritingProps } from './writing-props.ts';
import styles from './WritingScreen.module.css';

/** Ctrl+S or ⌘S, wherever the focus is: the browser’s own dialog never opens. */
function isSaveShortcut(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's';
}

const WritingTools = lazy(async () => ({ default: (await import('./WritingTools.tsx')).WritingTools }));

/** A language for a story that nobody has written yet; the server finds out which it is when it is published. */
const UNKNOWN_LANGUAGE = 'en';

/** The bar, what one should know, and the place to write in. */
export function WritingScreen({ draft, personId, post, start, isPublishing = false }: WritingProps) {
  const { navigate } = useRoute();
  const editor = useRef<EditorHandle>(undefined);
  const title = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<Caret>(undefined);
  const [isRestored, setIsRestored] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const [tool, setTool] = useState<ToolName>();
  const language = post?.language ?? UNKNOWN_LANGUAGE;
  const { opened, isElsewhere } = useOpenDraft({
    draft,
    personId,
    language,
    show: (value) => editor.current?.replace(value, true),
    // Without a new screen: the cursor stays where it is.
    onCreated: (postId) => {
      history.replaceState(history.state, '', buildPath('EditPost', { postId }));
      followAddress();
    },
    onOpen: (made: OpenedDraft) => {
      setIsRestored(made.isRestored);
      if (start !== undefined && isSameJson(made.autosave.value(), EMPTY_DRAFT)) made.autosave.change(() => start);
      caret.current = takeOver(title.current, made.autosave);
    },
  });
  // Pictures on their way are in no draft: they would go with the page.
  useUnsaved(isUploading);
  const autosave = opened?.autosave;
  const state = useSaveState(autosave);
  const postId = autosave?.postId() ?? null;
  const begun = useBegunPost(post, postId);
  const isLetter = post?.isLetter ?? (draft.postId === null && draft.origin.newsletterId !== undefined);
  const kind = isLetter ? 'letter' : 'story';
  const save = useCallback(() => {
    setIsAsked(true);
    void autosave?.flush();
  }, [autosave]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveShortcut(event)) return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [save]);
  return (
    <div className={styles.screen}>
      <WritingBar
        state={state}
        isAsked={isAsked}
        post={begun}
        postId={postId}
        editor={() => editor.current}
        language={language}
        kind={kind}
        onTool={setTool}
      />
      <SaveNotices
        state={state}
        isElsewhere={isElsewhere}
        isRestored={isRestored}
        isEmail={isLetter}
        signInHref={signInPath({ operation: 'login', susiEntry: 'write', redirectTo: addressOf(autosave?.postId()) })}
        onResolve={() => setTool('merge')}
        onRetry={() => autosave?.wake()}
      />
      <div className={styles.place}>
        {autosave === undefined ? (
          <WritingPlaceholder
            ref={title}
            title={draft.postId === null ? '' : draft.latest.value.title}
            isNew={draft.postId === null}
            kind={kind}
          />
        ) : (
          <StoryEditor
            initial={autosave.value()}
            language={language}
            kind={kind}
            onChange={(read) => {
              autosave.change(read);
              setIsUploading((editor.current?.pendingUploads() ?? 0) > 0);
            }}
            onReady={(handle) => {
              editor.current = handle;
              handle.focus(caret.current);
              if (isPublishing) setTool('publish');
            }}
            onPublishKey={() => setTool('publish')}
            onSaveKey={save}
          />
        )}
      </div>
      {tool !== undefined && autosave !== undefined && (
        <Suspense>
          <WritingTools
            tool={tool}
            autosave={autosave}
            editor={() => editor.current}
            onClosed={() => setTool(undefined)}
            onLeave={(to) => {
              leaveFreely();
              void navigate(to);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function addressOf(postId: string | null | undefined): string {
  return postId ? buildPath('EditPost', { postId }) : buildPath('ShowNewStory');
}
