import { formatMessage } from '#shared/messages/format-message.ts';
import { listMessages } from '#shared/messages/lists.ts';
import { Link } from '#web/app/router/Link.tsx';
import type { CatalogCard } from '#web/generated/fragments.ts';
import { StoryCover } from '#web/features/ground/images/StoryCover.tsx';
import { catalogPath } from '#web/features/ground/paths/paths.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import styles from './CatalogCards.module.css';

type CatalogCardsProps<Card extends CatalogCard> = {
  readonly catalogs: readonly Card[];
  readonly pathOf?: (catalog: Card) => string;
  /** A word about the list beside its length, such as who sees it. */
  readonly markOf?: (catalog: Card) => string | undefined;
};

/** Lists of stories, each with its first pictures. */
export function CatalogCards<Card extends CatalogCard>(props: CatalogCardsProps<Card>) {
  const { catalogs, pathOf = catalogPath, markOf = () => undefined } = props;
  return (
    <ul className={styles.cards}>
      {catalogs.map((catalog) => (
        <li key={catalog.id} className={styles.card}>
          <div className={styles.words}>
            <p className={styles.creator}>
              <NamedAvatar name={catalog.creator.name} imageId={catalog.creator.imageId} size="XXXS" />
              <span dir="auto">{catalog.creator.name}</span>
            </p>
            <h2 className={styles.name} dir="auto">
              <Link className={styles.link} to={pathOf(catalog)}>
                {catalog.name}
              </Link>
            </h2>
            {catalog.description !== '' && (
              <p className={styles.description} dir="auto">
                {catalog.description}
              </p>
            )}
            <p className={styles.count}>
              {[formatMessage(listMessages.items, { count: catalog.itemCount }), markOf(catalog)]
                .filter((part) => part !== undefined)
                .join(' · ')}
            </p>
          </div>
          <Pictures catalog={catalog} />
        </li>
      ))}
    </ul>
  );
}

/** The covers of the first stories, side by side. */
function Pictures({ catalog }: { readonly catalog: CatalogCard }) {
  const covers = catalog.items.items.flatMap(({ post }) => post.previewImage ?? []);
  if (covers.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {covers.map((cover) => (
        <StoryCover key={cover.id} cover={cover} width={160} ratio="4:3" />
      ))}
    </div>
  );
}
