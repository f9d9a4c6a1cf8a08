import { formatMessage } from '#shared/messages/format-message.ts';
import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import { Link } from '#web/app/router/Link.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { QuoteView, Quotes } from '#web/features/reading/highlights/QuoteView.tsx';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { type PersonOf, type ProfileContentProps, profilePage } from '#web/features/people/people/profile-page.tsx';
import {
  type UserHighlightsPageQuery,
  UserHighlightsPageQueryDocument,
} from '#web/generated/UserHighlightsPageQuery.ts';

type Quote = PersonOf<UserHighlightsPageQuery>['quotes']['items'][number];

/** What a person marked, newest first; to themselves also what they keep private. */
function UserHighlights({ person, variables }: ProfileContentProps<UserHighlightsPageQuery>) {
  return (
    <PagedFeed<UserHighlightsPageQuery, Quote>
      document={UserHighlightsPageQueryDocument}
      variables={variables}
      select={({ userResult }) => {
        if (userResult.__typename !== 'User') return undefined;
        const { items, pagingInfo } = userResult.quotes;
        return { items, next: pagingInfo.next };
      }}
      empty={formatMessage(messages.noQuotesOf, { name: person.name })}
    >
      {(quotes) => (
        <Quotes>
          {quotes.map(({ post, ...quote }) => (
            <QuoteView key={quote.id} quote={{ ...quote, user: null }}>
              {post && (
                <Link to={storyPath(post)} dir="auto">
                  {formatMessage(messages.in, { title: post.title })}
                </Link>
              )}
            </QuoteView>
          ))}
        </Quotes>
      )}
    </PagedFeed>
  );
}

export default profilePage<UserHighlightsPageQuery>({
  document: UserHighlightsPageQueryDocument,
  isPaged: true,
  title: (name) => formatMessage(messages.pageTitle, { name }),
  Content: UserHighlights,
});
