import { clapMessages } from '#shared/messages/claps.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { feedMessages } from '#shared/messages/home.ts';
import { postDetailMessages as messages } from '#shared/messages/post-details.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { PersonRow } from '#web/features/people/people/PersonRow.tsx';
import { PostVotersPageQueryDocument } from '#web/generated/PostVotersPageQuery.ts';
import type { DetailedStory } from './detailed-story.ts';
import styles from './PostDetails.module.css';

/** Who clapped for a story and how often, newest first (STORY-10). */
export function VotersPanel({ story }: { readonly story: DetailedStory }) {
  return (
    <>
      <p className={styles.lead}>
        {formatMessage(clapMessages.clapsBy, { count: story.clapCount })},{' '}
        {formatMessage(clapMessages.fans, { count: story.fanCount })}
      </p>
      <PagedFeed
        document={PostVotersPageQueryDocument}
        variables={{ postId: story.id }}
        select={({ postVoters: { items, pagingInfo } }) => ({ items, next: pagingInfo.next })}
        empty={clapMessages.votersEmpty}
        moreLabel={feedMessages.more}
        firstLabel={feedMessages.first}
      >
        {(voters) => (
          <ul className={styles.rows}>
            {voters.map(({ user, clapCount }) => (
              <li key={user.id}>
                <PersonRow person={user} remark={formatMessage(messages.clapsOf, { count: clapCount })} />
              </li>
            ))}
          </ul>
        )}
      </PagedFeed>
    </>
  );
}
