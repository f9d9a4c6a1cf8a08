import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMessages as messages } from '#shared/messages/publications.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { OwnSearch, ownEmpty, ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { PersonRow } from '#web/features/people/people/PersonRow.tsx';
import type { PublicationContentProps } from '#web/features/stories/publications/publication-page.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Padded } from '#web/parts/frame/Padded.tsx';
import listStyles from '#web/parts/list/EntityRow.module.css';
import {
  type PublicationFollowersPageQuery,
  PublicationFollowersPageQueryDocument,
} from '#web/generated/PublicationFollowersPageQuery.ts';

/** How many follow a publication and who, newest first, with a search where they are many. */
export function PublicationFollowers({
  publication,
  variables,
}: PublicationContentProps<PublicationFollowersPageQuery>) {
  const wanted = ownWanted(useRoute().query);
  const { followerFeed, name, socialStats } = publication;
  const isLong = wanted !== null || followerFeed.pagingInfo.next !== null;
  return (
    <>
      {socialStats.followerCount > 0 && (
        <Note>{formatMessage(messages.followers, { count: socialStats.followerCount })}</Note>
      )}
      {isLong && <OwnSearch label={messages.searchFollowers} />}
      <PagedFeed
        document={PublicationFollowersPageQueryDocument}
        variables={variables}
        select={(data: PublicationFollowersPageQuery) => {
          const feed = data.publication?.followerFeed;
          return feed && { items: feed.items, next: feed.pagingInfo.next };
        }}
        empty={ownEmpty(wanted, formatMessage(messages.noFollowers, { name }))}
        moreLabel={messages.moreFollowers}
        firstLabel={messages.firstFollowers}
      >
        {(followers) => (
          <Padded>
            <ul className={listStyles.rows}>
              {followers.map(({ id, user, followedAt }) => (
                <li key={id}>
                  <PersonRow person={user} {...(followedAt !== null && { remark: sinceOf(followedAt) })} />
                </li>
              ))}
            </ul>
          </Padded>
        )}
      </PagedFeed>
    </>
  );
}

function sinceOf(followedAt: number): string {
  return formatMessage(messages.since, { date: formatDate(followedAt) });
}
