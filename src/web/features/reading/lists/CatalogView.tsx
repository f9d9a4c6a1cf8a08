import { formatMessage } from '#shared/messages/format-message.ts';
import { feedMessages } from '#shared/messages/home.ts';
import { listMessages } from '#shared/messages/lists.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import type { CatalogItems, CatalogPage } from '#web/generated/fragments.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { Facts, PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { catalogPath, personPath } from '#web/features/ground/paths/paths.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { CatalogReactions } from '../responses/CatalogReactions.tsx';
import { StoryCard } from '#web/features/stories/stories/StoryCard.tsx';
import { CatalogShare } from './CatalogShare.tsx';
import shareStyles from './CatalogShare.module.css';
import styles from './CatalogView.module.css';

type CatalogViewProps<Data> = {
  readonly catalog: CatalogPage;
  readonly document: TypedDocument<Data, never>;
  /** Without the cursor. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly select: (data: Data) => CatalogItems | undefined;
};

/** One list: its name, whose it is, and its stories with the owner's notes. */
export function CatalogView<Data>({ catalog, document, variables, select }: CatalogViewProps<Data>) {
  const { creator } = catalog;
  const pageOf = (data: Data) => {
    const feed = select(data);
    return feed && { items: feed.items, next: feed.pagingInfo.next };
  };
  return (
    <Frame>
      <p className={styles.creator}>
        <NamedAvatar name={creator.name} imageId={creator.imageId} size="S" />
        <span>
          {listMessages.listBy}{' '}
          <Link className={styles.link} to={personPath(creator.username)} dir="auto">
            {creator.name}
          </Link>
        </span>
      </p>
      <PageHeading title={catalog.name}>
        {catalog.description !== '' && (
          <p className={styles.description} dir="auto">
            {catalog.description}
          </p>
        )}
        <Facts>
          <span>{formatMessage(listMessages.items, { count: catalog.itemCount })}</span>
          <span>
            {formatMessage(listMessages.updated, { date: '' })}
            <DateTime timestamp={catalog.updatedAt} />
          </span>
        </Facts>
      </PageHeading>
      <CatalogBar catalog={catalog} />
      <PagedFeed
        document={document}
        variables={variables}
        select={pageOf}
        empty={listMessages.empty}
        moreLabel={feedMessages.more}
        firstLabel={feedMessages.first}
      >
        {(items) =>
          items.map(({ catalogItemId, post, note }) => <StoryCard key={catalogItemId} story={post} note={note} />)
        }
      </PagedFeed>
      {catalog.visibility === 'PUBLIC' && <CatalogReactions catalog={catalog} />}
    </Frame>
  );
}

/** What one can do with a list: share and embed a public one, save it or sign in to, edit one's own. */
function CatalogBar({ catalog }: { readonly catalog: CatalogPage }) {
  const parts = useSignedInParts();
  const signIn = useMainPath()('SignIn', { operation: 'register', redirect: catalogPath(catalog) });
  return (
    <div className={shareStyles.bar}>
      {parts ? (
        <parts.CatalogActions catalog={catalog} />
      ) : (
        <ButtonLink size="small" href={signIn} rel="nofollow">
          {listMessages.saveList}
        </ButtonLink>
      )}
      {catalog.visibility === 'PUBLIC' && <CatalogShare catalog={catalog} />}
    </div>
  );
}
