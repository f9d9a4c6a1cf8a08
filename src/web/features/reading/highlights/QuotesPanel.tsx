import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import type { QuoteItem } from '#web/generated/fragments.ts';
import { type PostQuotesQuery, PostQuotesQueryDocument } from '#web/generated/PostQuotesQuery.ts';
import { QuoteView, Quotes } from './QuoteView.tsx';

/** Every public highlight of a story, newest first; its document is `PostQuotesQuery` with `postId` and `to`. */
export function QuotesPanel({ storyId }: { readonly storyId: string }) {
  return (
    <PagedFeed<PostQuotesQuery, QuoteItem>
      document={PostQuotesQueryDocument}
      variables={{ postId: storyId }}
      select={({ quotedPost }) => {
        if (quotedPost.__typename !== 'Post') return undefined;
        const { items, pagingInfo } = quotedPost.quotes;
        return { items, next: pagingInfo.next };
      }}
      empty={messages.noQuotes}
    >
      {(quotes) => (
        <Quotes>
          {quotes.map((quote) => (
            <QuoteView key={quote.id} quote={quote} />
          ))}
        </Quotes>
      )}
    </PagedFeed>
  );
}
