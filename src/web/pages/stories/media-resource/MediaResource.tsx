import { formatMessage } from '#shared/messages/format-message.ts';
import { listMessages } from '#shared/messages/lists.ts';
import { imageSrcSet } from '#shared/images/image-src-set.ts';
import { imageUrl } from '#shared/images/image-url.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { Facts, PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { MediaPageQueryDocument } from '#web/generated/MediaPageQuery.ts';
import styles from './MediaResource.module.css';

/** Widest that a picture is shown by itself. */
const WIDTH = 1192;

/** A picture, its size and where it stands. */
export function MediaResource({ route, query }: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
  const variables = { mediaResourceId: route.params.mediaResourceId ?? '' };
  const { data } = useQuery(MediaPageQueryDocument, { variables: { ...variables, to: cursorOf(query) } });
  const picture = data?.mediaResource;
  if (!picture) return null;
  const { id, alt, width, height } = picture;
  const cut = { width: Math.min(WIDTH, width), strategy: 'fit', originalWidth: width } as const;
  return (
    <>
      <figure className={styles.figure}>
        <img
          className={styles.picture}
          src={imageUrl(id, cut)}
          srcSet={imageSrcSet(id, cut)}
          sizes={`(min-width: ${WIDTH}px) ${cut.width}px, 100vw`}
          width={width}
          height={height}
          alt={alt}
          fetchPriority="high"
        />
      </figure>
      <Frame>
        <PageHeading title={alt || listMessages.mediaTitle}>
          <Facts>
            <span>{formatMessage(listMessages.mediaSize, { width, height })}</span>
            <a className={styles.link} href={imageUrl(id, { width, strategy: 'fit' })}>
              {listMessages.mediaDownload}
            </a>
          </Facts>
        </PageHeading>
        <Section title={listMessages.mediaStories}>
          <StoryFeed
            document={MediaPageQueryDocument}
            variables={variables}
            select={(answer) => answer.mediaResource?.posts}
            empty={listMessages.mediaEmpty}
            level={3}
          />
        </Section>
      </Frame>
    </>
  );
}
