import { formatMessage } from '#shared/messages/format-message.ts';
import { feedMessages } from '#shared/messages/home.ts';
import { listMessages } from '#shared/messages/lists.ts';
import { countMessages } from '#shared/messages/counts.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { Link } from '#web/app/router/Link.tsx';
import type { SeriesCard, StoryFeed as Feed } from '#web/generated/fragments.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { Facts, PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { personPath, publicationPath } from '#web/features/ground/paths/paths.ts';
import styles from './SeriesView.module.css';

type SeriesViewProps<Data> = {
  readonly series: SeriesCard;
  readonly document: TypedDocument<Data, never>;
  /** Without the cursor. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly select: (data: Data) => Feed | undefined;
};

/** A series with its stories in order (rule 17). */
export function SeriesView<Data>({ series, document, variables, select }: SeriesViewProps<Data>) {
  const parts = useSignedInParts();
  const { creator, collection } = series;
  const owner = collection
    ? { name: collection.name, path: publicationPath(collection) }
    : { name: creator.name, path: personPath(creator.username) };
  return (
    <Frame>
      <PageHeading title={series.title} kicker={listMessages.series}>
        {series.description !== '' && (
          <p className={styles.description} dir="auto">
            {series.description}
          </p>
        )}
        <Facts>
          <Link className={styles.owner} to={owner.path} dir="auto">
            {owner.name}
          </Link>
          <span>{formatMessage(countMessages.stories, { count: series.postCount })}</span>
          <Link className={styles.take} to={buildPath('ReadSeriesFeed', { seriesId: series.id })}>
            {listMessages.seriesFeed}
          </Link>
          <a className={styles.take} href={`/_/epub/${series.id}.epub`} download>
            {listMessages.seriesEpub}
          </a>
        </Facts>
        {parts && <parts.SeriesActions seriesId={series.id} />}
      </PageHeading>
      <StoryFeed
        document={document}
        variables={variables}
        select={select}
        empty={listMessages.seriesEmpty}
        moreLabel={feedMessages.more}
        firstLabel={feedMessages.first}
      />
    </Frame>
  );
}
