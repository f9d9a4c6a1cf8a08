import { followingMessages as messages } from '#shared/messages/following.ts';
import { feedMessages } from '#shared/messages/home.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { EndlessFeed } from '#web/features/feeds/EndlessFeed.tsx';
import { cursorOf } from '#web/features/feeds/page-cursor.ts';
import { CustomizeFrame } from '#web/features/follows/CustomizeFrame.tsx';
import styles from '#web/features/follows/FollowRow.module.css';
import { MutedPageQueryDocument } from '#web/generated/MutedPageQuery.ts';
import { MutedRow } from './MutedRow.tsx';

/** Whom and what the viewer muted, newest first (decisions 32); what is unmuted stays until the page is left. */
function CustomizeMuted() {
  return (
    <CustomizeFrame>
      <p className={styles.text}>{messages.mutedText}</p>
      <EndlessFeed
        document={MutedPageQueryDocument}
        variables={{}}
        select={({ viewer }) =>
          viewer?.muted ? { items: viewer.muted.items, next: viewer.muted.pagingInfo.next } : undefined
        }
        empty={messages.nothingMuted}
        moreLabel={feedMessages.more}
        firstLabel={feedMessages.first}
      >
        {(entities) => (
          <ul className={styles.rows}>
            {entities.map((entity) => (
              <li key={entity.id}>
                <MutedRow entity={entity} />
              </li>
            ))}
          </ul>
        )}
      </EndlessFeed>
    </CustomizeFrame>
  );
}

/** `/me/settings/mute`. */
const page: PageDefinition = {
  queries: (_route, query) => [{ document: MutedPageQueryDocument, variables: { to: cursorOf(query) } }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: messages.muted }),
  Component: CustomizeMuted,
};

export default page;
