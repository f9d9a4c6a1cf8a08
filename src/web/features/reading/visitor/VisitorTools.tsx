import { useEffect, useSyncExternalStore } from 'react';
import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import { keepDeed } from '#web/features/ground/deeds/kept-deed.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { openSignIn } from '#web/features/identity/sign-in/open-sign-in.ts';
import { Bubble, BubbleAction } from '#web/features/reading/highlights/Bubble.tsx';
import { copyQuote } from '#web/features/reading/highlights/copy-quote.ts';
import { useArticle } from '#web/features/reading/highlights/use-article.ts';
import { useSelectedPassage } from '#web/features/reading/highlights/use-selected-passage.ts';
import { closeResponses, openedResponses, watchResponses } from '#web/features/reading/responses/open-responses.ts';
import { ResponsesSidebar } from '#web/features/reading/responses/ResponsesSidebar.tsx';
import type { VisitedStory } from './VisitorCompanion.tsx';

/** What a visitor can do in a story: read its responses, copy words, and sign in to do more with both. */
export function VisitorTools({ story }: { readonly story: VisitedStory }) {
  const { id, title, responsesCount } = story;
  const opened = useSyncExternalStore(watchResponses, openedResponses, () => undefined);
  const [passage, clear] = useSelectedPassage(useArticle(id));
  useEffect(() => closeResponses, []);
  const signIn = (entry: 'highlight' | 'respond') => () => {
    if (passage === undefined) return;
    const redirectTo = keepDeed({ entry, id, anchor: passage.anchor });
    clear();
    void openSignIn({ operation: 'register', susiEntry: entry, post: { id }, redirectTo });
  };
  return (
    <>
      {passage && (
        <Bubble label={messages.toolbar} range={passage.range} onClose={clear}>
          <BubbleAction label={messages.highlight} run={signIn('highlight')} />
          <BubbleAction label={messages.respond} run={signIn('respond')} />
          <BubbleAction
            label={messages.copy}
            run={() => {
              clear();
              void copyQuote(passage.anchor.text, story);
            }}
          />
        </Bubble>
      )}
      {opened?.storyId === id && (
        <ResponsesSidebar
          place={{ kind: 'story', id, title, path: storyPath(story) }}
          count={responsesCount}
          passage={undefined}
        />
      )}
    </>
  );
}
