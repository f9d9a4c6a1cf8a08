import { formatMessage } from '#shared/messages/format-message.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { type ProfileContentProps, profilePage } from '#web/features/people/people/profile-page.tsx';
import { SeriesCards } from '#web/features/stories/series/SeriesCards.tsx';
import { type UserSeriesPageQuery, UserSeriesPageQueryDocument } from '#web/generated/UserSeriesPageQuery.ts';

function UserSeries({ person }: ProfileContentProps<UserSeriesPageQuery>) {
  if (person.series.length === 0) {
    return <EmptyText text={formatMessage(peopleMessages.noSeries, { name: person.name })} />;
  }
  return <SeriesCards series={person.series} />;
}

export default profilePage<UserSeriesPageQuery>({
  document: UserSeriesPageQueryDocument,
  title: (name) => formatMessage(peopleMessages.seriesTitle, { name }),
  Content: UserSeries,
});
