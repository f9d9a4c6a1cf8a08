import { homeMessages } from '#shared/messages/home.ts';
import { topStoriesMessages } from '#shared/messages/top-stories.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { TopicChips } from '#web/features/stories/topics/TopicChips.tsx';
import { BrowseTopPageQueryDocument } from '#web/generated/BrowseTopPageQuery.ts';

/** The most read of the last days, over everything. */
export function BrowseTop({ query }: { readonly query: URLSearchParams }) {
  const { data } = useQuery(BrowseTopPageQueryDocument, { variables: { to: cursorOf(query) } });
  const topics = data?.popularTags.items ?? [];
  return (
    <Frame>
      <PageHeading title={topStoriesMessages.browseTopTitle}>{topStoriesMessages.browseTopDescription}</PageHeading>
      <StoryFeed
        document={BrowseTopPageQueryDocument}
        variables={{}}
        select={(answer) => answer.trendingPosts}
        empty={topStoriesMessages.browseTopEmpty}
      />
      {topics.length > 0 && (
        <Section title={homeMessages.topics}>
          <TopicChips topics={topics} />
        </Section>
      )}
    </Frame>
  );
}
