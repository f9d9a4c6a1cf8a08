import { useState } from 'react';
import { editPostMessages as messages } from '#shared/messages/edit-post.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { readingMinutes } from '#shared/story/reading-time.ts';
import type { TextKind } from '#shared/story/text-kind.ts';
import { Button } from '#web/design/Button.tsx';
import type { SaveState } from '#web/features/stories/drafts/save-state.ts';
import { SaveStatus } from '#web/features/stories/drafts/SaveStatus.tsx';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import { MenuLink } from '#web/features/ground/menus/MenuLink.tsx';
import { underwayOf } from '#web/features/stories/submission-status/own-submission.ts';
import { SubmissionMark, SubmissionMenuLink } from '#web/features/stories/submission-status/SubmissionMark.tsx';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { readingTimeText } from '#web/features/stories/stories/reading-time.ts';
import type { EditorHandle } from '#web/story/editor/editor-handle.ts';
import { showsShortcuts } from '#web/story/editor/menus/shortcut-text.ts';
import type { ToolName } from './tool-name.ts';
import type { BegunPost } from './writing-props.ts';
import styles from './WritingBar.module.css';

type WritingBarProps = {
  readonly state: SaveState;
  readonly isAsked: boolean;
  readonly post: BegunPost | undefined;
  readonly postId: string | null;
  readonly editor: () => EditorHandle | undefined;
  readonly language: string;
  readonly kind: TextKind;
  readonly onTool: (tool: ToolName) => void;
};

/** Always in view: what of the story is saved, and what can be done with it. */
export function WritingBar({ state, isAsked, post, postId, editor, language, kind, onTool }: WritingBarProps) {
  const [count, setCount] = useState<string>();
  const [hasShortcuts] = useState(showsShortcuts);
  const countWords = () => {
    const handle = editor();
    if (count !== undefined || handle === undefined) return setCount(undefined);
    const time = readingTimeText(readingMinutes(handle.read().document, language));
    setCount(formatMessage(messages.wordCount, { count: handle.countWords(), time }));
  };
  return (
    <section className={styles.bar} aria-label={messages.tools}>
      <div className={styles.state}>
        <SaveStatus state={state} isAsked={isAsked} isEmail={kind === 'letter'} />
        {post && underwayOf(post) !== null && (
          <span className={styles.place}>
            <SubmissionMark post={post} />
          </span>
        )}
        {post?.goesOut !== undefined && (
          <span className={styles.place}>{formatMessage(messages.goesOut, { time: post.goesOut })}</span>
        )}
        {post?.collectionName !== undefined && (
          <span className={styles.place}>{formatMessage(messages.writingFor, { name: post.collectionName })}</span>
        )}
      </div>
      <div className={styles.tools}>
        <Button look="plain" size="small" aria-expanded={count !== undefined} onClick={countWords}>
          {messages.words}
        </Button>
        <output className={styles.count}>{count}</output>
        <MenuButton label={messages.more}>
          <MenuAction onChoose={() => onTool('versions')}>{messages.versions}</MenuAction>
          <MenuAction onChoose={() => onTool('link')}>{messages.shareDraft}</MenuAction>
          {postId !== null && isBuilt('ShowPostSettings') && (
            <MenuLink to={buildPath('ShowPostSettings', { postId })}>{messages.settings}</MenuLink>
          )}
          {post && (kind === 'story' || underwayOf(post) !== null) && <SubmissionMenuLink post={post} />}
          {hasShortcuts && <MenuAction onChoose={() => onTool('shortcuts')}>{messages.shortcuts}</MenuAction>}
          {postId !== null && post?.viewerCan.delete !== false && (
            <MenuAction isDanger onChoose={() => onTool('trash')}>
              {messages.moveToTrash}
            </MenuAction>
          )}
        </MenuButton>
        {post?.canPublish !== false && (
          <Button size="small" onClick={() => onTool('publish')}>
            {post?.isPublished === true ? messages.publishAgain : kind === 'letter' ? messages.send : messages.publish}
          </Button>
        )}
      </div>
    </section>
  );
}
