import { followingMessages as messages } from '#shared/messages/following.ts';
import { feedMessages } from '#shared/messages/home.ts';
import { EndlessFeed } from '#web/features/finding/feeds/EndlessFeed.tsx';
import { CustomizeFrame } from '#web/features/people/follows/CustomizeFrame.tsx';
import styles from '#web/parts/list/ActionRows.module.css';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { MutedPageQueryDocument } from '#web/generated/MutedPageQuery.ts';
import { ShownLessPageQueryDocument } from '#web/generated/ShownLessPageQuery.ts';
import { LessRow } from './LessRow.tsx';
import { mutedTab, mutedTabPath } from './muted-tab.ts';
import { MutedRow } from './MutedRow.tsx';

const tabs = [
  { label: messages.muted, to: mutedTabPath('muted') },
  { label: messages.lessTab, to: mutedTabPath('less') },
];
const labels = { moreLabel: feedMessages.more, firstLabel: feedMessages.first };

/** Whom and what the viewer muted (rule 32) or wants to see less (rule 40), newest first. */
export function CustomizeMuted({ query }: { readonly query: URLSearchParams }) {
  const tab = mutedTab(query);
  return (
    <CustomizeFrame>
      <TabBar label={messages.mutedKinds} tabs={tabs} activeTo={mutedTabPath(tab)} />
      <p className={styles.text}>{tab === 'less' ? messages.lessText : messages.mutedText}</p>
      {tab === 'less' ? <ShownLess /> : <Muted />}
    </CustomizeFrame>
  );
}

/** What is unmuted stays until the page is left. */
function Muted() {
  return (
    <EndlessFeed
      {...labels}
      document={MutedPageQueryDocument}
      variables={{}}
      select={({ viewer }) =>
        viewer?.muted ? { items: viewer.muted.items, next: viewer.muted.pagingInfo.next } : undefined
      }
      empty={messages.nothingMuted}
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
  );
}

function ShownLess() {
  return (
    <EndlessFeed
      {...labels}
      document={ShownLessPageQueryDocument}
      variables={{}}
      select={({ viewer }) =>
        viewer?.shownLess ? { items: viewer.shownLess.items, next: viewer.shownLess.pagingInfo.next } : undefined
      }
      empty={messages.nothingLess}
    >
      {(entities) => (
        <ul className={styles.rows}>
          {entities.map((entity) => (
            <li key={entity.id}>
              <LessRow entity={entity} />
            </li>
          ))}
        </ul>
      )}
    </EndlessFeed>
  );
}
