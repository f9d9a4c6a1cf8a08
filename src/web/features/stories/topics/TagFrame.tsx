import { type ReactNode, use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { topicMessages } from '#shared/messages/topics.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { SiteContext } from '#web/app/site-context.ts';
import type { TagHeader } from '#web/generated/fragments.ts';
import { VisitorFollow } from '#web/features/people/follows/VisitorFollow.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { Facts, PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { type Tab, TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import styles from './TagFrame.module.css';
import { TopicChips } from './TopicChips.tsx';

/** Name, figures and tabs of a tag around each of its pages. */
export function TagFrame({ tag, children }: { readonly tag: TagHeader; readonly children: ReactNode }) {
  const topic = tag.displayTitle;
  const { flags } = use(SiteContext);
  const parts = useSignedInParts();
  return (
    <Frame>
      <PageHeading title={topic}>
        <Facts>
          <span>{formatMessage(topicMessages.stories, { count: tag.postCount })}</span>
          <span>{formatMessage(topicMessages.followers, { count: tag.followerCount })}</span>
        </Facts>
        <div className={styles.actions}>
          {parts ? (
            <parts.TagActions tag={tag} />
          ) : (
            <VisitorFollow
              name={topic}
              target={{ topic: tag.slug }}
              redirect={buildPath('ShowTagPosts', { tagSlug: tag.slug })}
            />
          )}
        </div>
      </PageHeading>
      <TabBar
        label={formatMessage(topicMessages.sections, { topic })}
        tabs={tabsOf(tag.slug, flags.includes('enable_lite_archive_page'))}
      />
      <div className={styles.content}>{children}</div>
      {tag.relatedTags.length > 0 && (
        <Section title={topicMessages.related}>
          <TopicChips topics={tag.relatedTags} />
        </Section>
      )}
    </Frame>
  );
}

function tabsOf(tagSlug: string, hasArchive: boolean): readonly Tab[] {
  const archive = { label: topicMessages.archive, to: buildPath('ShowTagArchive', { tagSlug }) };
  return [
    { label: topicMessages.latest, to: buildPath('ShowTagPosts', { tagSlug }) },
    { label: topicMessages.recommended, to: buildPath('ShowTagRecommended', { tagSlug }) },
    { label: topicMessages.top, to: buildPath('ShowTagPostsTopByPeriod', { tagSlug, timePeriod: 'all-time' }) },
    ...(hasArchive ? [archive] : []),
    { label: topicMessages.whoToFollow, to: buildPath('ShowTagWhoToFollow', { tagSlug }) },
  ];
}
