import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { listMessages } from '#shared/messages/lists.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { Facts, PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { CatalogShare } from '#web/features/reading/lists/CatalogShare.tsx';
import { DeleteListDialog } from '#web/features/reading/lists/DeleteListDialog.tsx';
import { EditListDialog } from '#web/features/reading/lists/EditListDialog.tsx';
import { OwnList } from '#web/features/reading/lists/OwnList.tsx';
import { ListTop } from '#web/features/reading/lists/ListTop.tsx';
import { ownListPath } from '#web/features/reading/lists/own-list-path.ts';
import { useOwnList } from '#web/features/reading/lists/use-own-list.ts';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import { MenuLink } from '#web/features/ground/menus/MenuLink.tsx';
import { catalogPath } from '#web/features/ground/paths/paths.ts';
import type { YourCatalogPageQuery } from '#web/generated/YourCatalogPageQuery.ts';

type Catalog = NonNullable<YourCatalogPageQuery['catalogById']>;

/** One list of the viewer: what it is called, who sees it, and its stories to arrange. */
export function YourCatalog({ catalog }: { readonly catalog: Catalog }) {
  const { navigate } = useRoute();
  const isReadingList = catalog.type === 'reading';
  const list = useOwnList(catalog.id, catalog.items, isReadingList);
  const [asks, setAsks] = useState<'edit' | 'delete'>();
  const { edit, fill } = catalog.viewerEdge.viewerCan;
  const isPublic = catalog.visibility === 'PUBLIC';
  return (
    <Frame>
      <ListTop>
        <Link to={buildPath('ShowYourCatalogs')}>{messages.title}</Link>
      </ListTop>
      <PageHeading title={catalog.name}>
        {catalog.description !== '' && <p dir="auto">{catalog.description}</p>}
        <Facts>
          <span>{formatMessage(listMessages.items, { count: catalog.itemCount })}</span>
          {!isPublic && <span data-testid="private">{messages.isPrivate}</span>}
        </Facts>
      </PageHeading>
      {edit && (
        <ListTop>
          {isPublic ? <CatalogShare catalog={catalog} /> : <span />}
          <MenuButton label={messages.listMenu}>
            <MenuAction onChoose={() => setAsks('edit')}>{messages.edit}</MenuAction>
            {isPublic && <MenuLink to={catalogPath(catalog)}>{messages.publicPage}</MenuLink>}
            <MenuAction isDanger onChoose={() => setAsks('delete')}>
              {messages.delete}
            </MenuAction>
          </MenuButton>
        </ListTop>
      )}
      <OwnList list={list} canFill={fill} canArrange={fill} empty={emptyOf(catalog.type)} catalogId={catalog.id} />
      {asks === 'edit' && (
        <EditListDialog
          list={catalog}
          onChanged={(changed) => void navigate(ownListPath(changed))}
          onClosed={() => setAsks(undefined)}
        />
      )}
      {asks === 'delete' && (
        <DeleteListDialog
          list={catalog}
          onDeleted={() => void navigate(buildPath('ShowYourCatalogs'))}
          onClosed={() => setAsks(undefined)}
        />
      )}
    </Frame>
  );
}

function emptyOf(type: string): string {
  switch (type) {
    case 'reading':
      return messages.readingEmpty;
    case 'resume':
      return messages.resumeEmpty;
    case 'purchased':
      return messages.purchasedEmpty;
    default:
      return messages.listEmpty;
  }
}
