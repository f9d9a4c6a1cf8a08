import { use, useState } from 'react';
import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { RouterContext } from '#web/app/router/router-context.ts';
import type { HighlightsQuery } from '#web/generated/HighlightsQuery.ts';
import { Bubble, BubbleAction } from './Bubble.tsx';
import { copyQuote } from './copy-quote.ts';
import { respondToPassage } from './respond-to-passage.ts';
import type { PagePassage } from './selected-passage.ts';

export type MarkedPost = Extract<HighlightsQuery['marked'], { readonly __typename: 'Post' }>;

type SelectionBubbleProps = {
  readonly post: MarkedPost;
  readonly passage: PagePassage;
  /** Answers with the id of the highlight, or nothing where it was refused. */
  readonly highlight: (isPrivate: boolean) => Promise<string | undefined>;
  readonly onDone: () => void;
};

/** What can be done with words that are selected (STORY-7). */
export function SelectionBubble({ post, passage, highlight, onDone }: SelectionBubbleProps) {
  const graph = use(GraphContext);
  const { navigate } = use(RouterContext);
  const [isMore, setIsMore] = useState(false);
  const { viewerCan, viewerEdge } = post;
  const act = (run: () => unknown) => () => {
    onDone();
    void run();
  };
  const write = async () => {
    const inResponseToQuoteId = await highlight(false);
    if (inResponseToQuoteId === undefined) return;
    await navigate(`${buildPath('ShowNewStory')}?${new URLSearchParams({ inResponseToQuoteId })}`);
  };
  const note = async () => {
    const { openNoteDialog } = await import('../../stories/private-notes/open-note-dialog.tsx');
    openNoteDialog(graph, { storyId: post.id, anchor: passage.anchor });
  };
  return (
    <Bubble label={messages.toolbar} range={passage.range} onClose={onDone}>
      {viewerCan.highlight && <BubbleAction label={messages.highlight} run={act(() => highlight(false))} />}
      {viewerCan.respond && (
        <BubbleAction label={messages.respond} run={act(() => respondToPassage(graph, post.id, passage.anchor))} />
      )}
      {viewerEdge.canWriteNote && <BubbleAction label={messages.note} run={act(note)} />}
      {isMore ? (
        <>
          {viewerCan.highlight && (
            <>
              <BubbleAction label={messages.highlightPrivately} run={act(() => highlight(true))} />
              <BubbleAction label={messages.write} run={act(write)} />
            </>
          )}
          <BubbleAction label={messages.copy} run={act(() => copyQuote(passage.anchor.text, post))} />
        </>
      ) : (
        <BubbleAction label={messages.more} run={() => setIsMore(true)} />
      )}
    </Bubble>
  );
}
