import type { ActivityGroup } from '#shared/publications/activity-kinds.ts';
import { publicationActivityMessages as messages } from '#shared/messages/publication-activity.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import { ItemFacts, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import type { ActivityRow } from '#web/generated/fragments.ts';
import {
  type PublicationActivityPageQuery,
  PublicationActivityPageQueryDocument,
} from '#web/generated/PublicationActivityPageQuery.ts';
import { groupOf } from './activity-group.ts';
import { activitySentence } from './activity-sentence.ts';

const groups: readonly ActivityGroup[] = ['STORIES', 'STAFF', 'SETTINGS'];

/** Who changed what in a publication, the newest first. */
export function PublicationActivity({ publication, query, route }: ManagementProps<PublicationActivityPageQuery>) {
  const { slug } = publication;
  const path = (tab?: string) =>
    buildPath('ShowCollectionSettingsActivity', { collectionSlug: slug }, tab === undefined ? {} : { tab });
  const group = groupOf(query);
  const tabs = [
    { label: messages.ALL, to: path() },
    ...groups.map((one) => ({ label: messages[one], to: path(one.toLowerCase()) })),
  ];
  return (
    <ManagementFrame publication={publication} title={messages.title}>
      <TabBar label={messages.groups} tabs={tabs} activeTo={path(group?.toLowerCase())} />
      <PagedFeed
        document={PublicationActivityPageQueryDocument}
        variables={{ domainOrSlug: route.params.collectionSlug ?? '', group }}
        select={(answer: PublicationActivityPageQuery) => {
          const activity = answer.publication?.activity;
          return activity ? { items: activity.items, next: activity.pagingInfo.next } : undefined;
        }}
        empty={messages.none}
        moreLabel={messages.older}
        firstLabel={messages.newest}
      >
        {(entries) => (
          <List>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </List>
        )}
      </PagedFeed>
    </ManagementFrame>
  );
}

function Entry({ entry }: { readonly entry: ActivityRow }) {
  const { actor, occurredAt, kind } = entry;
  const sentence = activitySentence(entry);
  if (sentence === undefined) return null;
  return (
    <ListItem data-activity={kind}>
      <NamedAvatar name={actor?.name ?? messages.someone} imageId={actor?.imageId ?? null} size="S" />
      <ItemWords>
        <span dir="auto">{sentence}</span>
        <ItemFacts>
          <RecentTime timestamp={occurredAt} />
        </ItemFacts>
      </ItemWords>
    </ListItem>
  );
}
