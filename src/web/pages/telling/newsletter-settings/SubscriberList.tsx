import { use, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { noSubscriberMessages, subscriberMessages as messages } from '#shared/messages/newsletter-settings.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { OwnSearch, ownEmpty, ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { ButtonLink } from '#web/design/Button.tsx';
import type { NewsletterCard, SubscriberPage } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { List } from '#web/parts/list/List.tsx';
import { AddSubscriber } from './AddSubscriber.tsx';
import { ExportSubscribers } from './ExportSubscribers.tsx';
import styles from './NewsletterSettings.module.css';
import { SubscriberRow } from './SubscriberRow.tsx';
import { type SubscriberState, subscriberStates, tabWords } from './newsletter-tab.ts';

type SubscriberListProps<Data> = {
  readonly newsletter: NewsletterCard & SubscriberPage;
  readonly document: TypedDocument<Data, never>;
  readonly variables: Readonly<Record<string, string | boolean | null>>;
  readonly select: (data: Data) => SubscriberPage['subscribers'] | undefined;
  readonly state: SubscriberState;
  readonly onChanged: () => void;
};

const importPath = (newsletterId: string) => buildPath('ImportSubscribers', {}, { newsletterId });

/** Who gets a newsletter, who was asked and who left, page by page, with a search. */
export function SubscriberList<Data>(props: SubscriberListProps<Data>) {
  const { newsletter, document, variables, select, state, onChanged } = props;
  const { path, query } = useRoute();
  const { url: siteUrl } = use(SiteContext);
  // What was changed is said of every page at once; only the first is asked for again.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const counts = newsletter.subscriberCounts;
  const countOf = { ACTIVE: counts?.active ?? 0, WAITING: counts?.waiting ?? 0, ENDED: counts?.ended ?? 0 };
  const wanted = ownWanted(query);
  return (
    <div>
      <div className={styles.top}>
        <nav aria-label={messages.states}>
          <ul className={styles.states}>
            {subscriberStates.map((one) => (
              <li key={one}>
                <Link to={`${path}?tab=${tabWords[one]}`} aria-current={one === state ? 'page' : undefined}>
                  {formatMessage(messages[one], { count: formatNumber(countOf[one]) })}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          {!newsletter.isEnded && (
            <>
              <AddSubscriber newsletterId={newsletter.id} onAdded={onChanged} />
              <ButtonLink look="outlined" size="small" href={siteUrl + importPath(newsletter.id)}>
                {messages.import}
              </ButtonLink>
            </>
          )}
          <ExportSubscribers newsletterId={newsletter.id} />
        </div>
      </div>
      {state === 'ACTIVE' && counts !== null && counts.joining > 0 && (
        <Note>{formatMessage(messages.joining, { count: counts.joining, number: formatNumber(counts.joining) })}</Note>
      )}
      {(countOf[state] > 0 || (counts?.joining ?? 0) > 0 || wanted !== null) && <OwnSearch label={messages.search} />}
      <PagedFeed
        document={document}
        variables={variables}
        select={(data: Data) => {
          const feed = select(data);
          return feed ? { items: feed.items, next: feed.pagingInfo.next } : undefined;
        }}
        empty={ownEmpty(wanted, noSubscriberMessages[state])}
        moreLabel={messages.more}
        firstLabel={messages.first}
      >
        {(subscribers) => (
          <List>
            {subscribers
              .filter(({ id }) => !gone.has(id))
              .map((subscriber) => (
                <SubscriberRow
                  key={subscriber.id}
                  subscriber={subscriber}
                  onGone={() => {
                    setGone((all) => new Set([...all, subscriber.id]));
                    onChanged();
                  }}
                />
              ))}
          </List>
        )}
      </PagedFeed>
    </div>
  );
}
