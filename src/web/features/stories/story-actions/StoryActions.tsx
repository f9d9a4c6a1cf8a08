import { useRef, type RefObject, useEffect } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { responseMessages } from '#shared/messages/responses.ts';
import { abbreviateNumber } from '#shared/numbers/abbreviate-number.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ActionIcon } from '#web/design/ActionIcon.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { ClapButton } from '#web/features/reading/claps/ClapButton.tsx';
import { SaveButton } from '#web/features/reading/lists/SaveButton.tsx';
import { AuthorMenu } from '#web/features/stories/publishing/AuthorMenu.tsx';
import { openResponses } from '#web/features/reading/responses/open-responses.ts';
import { StoryActionsQueryDocument } from '#web/generated/StoryActionsQuery.ts';
import { ShareMenu } from './ShareMenu.tsx';
import { StoryMenu } from './StoryMenu.tsx';
import styles from './StoryActions.module.css';
import { useBarInView } from './use-bar-in-view.ts';

const FIELDS = 'input, textarea, select, [contenteditable="true"], dialog, [role="menu"]';

/** `c` responds and `s` saves, where one does not type and nothing lies over the story (conventions, "Reading"). */
function useStoryKeys(bar: RefObject<HTMLElement | null>, place: 'top' | 'bottom', storyId: string): void {
  useEffect(() => {
    // Both bars are there; one of them listens.
    if (place === 'bottom') return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
      if (event.key === 'c') openResponses({ storyId });
      else if (event.key === 's') bar.current?.querySelector<HTMLElement>('[data-save]')?.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [bar, place, storyId]);
}

type StoryActionsProps = { readonly storyId: string; readonly place: 'top' | 'bottom' };

/** Clap, respond, save, share and more: below the byline, and at the foot of the window once that is out of sight. */
export function StoryActions({ storyId, place }: StoryActionsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useBarInView(place);
  useStoryKeys(bar, place, storyId);
  const { data } = useQuery(StoryActionsQueryDocument, { variables: { postId: storyId } });
  const post = data?.storyActions;
  // The place is kept while the answer is on its way.
  if (data === undefined && place === 'top') return <div className={styles.top} />;
  if (post?.__typename !== 'Post') return null;
  const { clapCount, responsesCount, viewerEdge, viewerCan, isPublished } = post;
  const authorMenu = viewerCan.edit && <AuthorMenu storyId={storyId} isPublished={isPublished} />;
  if (!isPublished) {
    if (place === 'bottom' || !authorMenu) return null;
    return (
      <div className={styles.top} lang="en" dir="ltr">
        <span className={styles.end}>{authorMenu}</span>
      </div>
    );
  }
  const label = formatMessage(responseMessages.count, { count: responsesCount });
  return (
    <div
      ref={bar}
      className={styles[place]}
      lang="en"
      dir="ltr"
      data-story-actions={place}
      inert={!isShown}
      data-shown={isShown}
    >
      <ClapButton
        key={storyId}
        target={{ kind: 'story', id: storyId }}
        clapCount={clapCount}
        own={viewerEdge.clapCount}
        canClap={viewerCan.clap}
      />
      <button
        type="button"
        className={styles.button}
        data-testid="respond"
        title={responseMessages.respond}
        onClick={() => openResponses({ storyId })}
      >
        <ActionIcon name="respond" size={22} />
        <span aria-hidden="true">{abbreviateNumber(responsesCount)}</span>
        <VisuallyHidden>
          {responseMessages.respond}. {label}.
        </VisuallyHidden>
      </button>
      <span className={styles.end}>
        {authorMenu}
        <SaveButton story={post} state={viewerEdge.readingListState} shortcut={place === 'top' ? 's' : undefined} />
        <ShareMenu
          story={post}
          hasLinks={post.shareLinks !== null}
          reposts={{ count: post.repostCount, hasOwn: viewerEdge.repostNote !== null }}
        />
        <StoryMenu story={post} />
      </span>
    </div>
  );
}
