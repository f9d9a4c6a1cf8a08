import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages } from '#shared/messages/search.ts';
import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { OwnSearch, ownEmpty, ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { YourResponsesPageQueryDocument } from '#web/generated/YourResponsesPageQuery.ts';
import { YourResponseRow } from './YourResponseRow.tsx';
import styles from './YourStories.module.css';

/** The viewer's own responses, also those that an author hid. */
export function YourResponseList({ empty }: { readonly empty: string }) {
  const { query } = useRoute();
  const q = ownWanted(query);
  useNewest(YourResponsesPageQueryDocument, { q, to: cursorOf(query) });
  return (
    <>
      <OwnSearch label={searchMessages.ownResponses} />
      <PagedFeed
        document={YourResponsesPageQueryDocument}
        variables={{ q }}
        select={({ yourResponses }) => ({ items: yourResponses.items, next: yourResponses.pagingInfo.next })}
        empty={ownEmpty(q, empty)}
        moreLabel={messages.more}
        firstLabel={messages.first}
      >
        {(items) => (
          <ul className={styles.rows} aria-label={formatMessage(messages.responses)}>
            {items.map((response) => (
              <YourResponseRow key={response.id} response={response} />
            ))}
          </ul>
        )}
      </PagedFeed>
    </>
  );
}
