import type { NotificationKind } from '#shared/notifications/notification-kinds.ts';
import type { TransferState } from '#shared/publications/transfer-rules.ts';
import type { ModuleNews, News } from '#modules/ground/module-news.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const TRANSFER = `
  select publication_id as "publicationId", from_id as "fromId", to_id as "toId"
  from publication_transfer where id = $1 and state = $2`;

type Row = { readonly publicationId: string; readonly fromId: string; readonly toId: string };

/** What one side did is news to the other, unless it was overtaken by what came after. */
const tell =
  (kind: NotificationKind, state: TransferState, actor: 'fromId' | 'toId') =>
  async (database: Database<Tables>, { transferId }: { readonly transferId: string }): Promise<readonly News[]> => {
    const [row] = await database.query<Row>('notify_transfer', TRANSFER, [transferId, state]);
    if (row === undefined) return [];
    const recipientIds = [actor === 'fromId' ? row.toId : row.fromId];
    const bundleKey = `transfer:${transferId}:${state}`;
    return [{ kind, bundleKey, recipientIds, actorId: row[actor], publicationId: row.publicationId }];
  };

export const news = {
  'ownership.offered': tell('OWNERSHIP_OFFERED', 'offered', 'fromId'),
  'ownership.accepted': tell('OWNERSHIP_ACCEPTED', 'accepted', 'toId'),
  'ownership.declined': tell('OWNERSHIP_DECLINED', 'declined', 'toId'),
  'ownership.undone': tell('OWNERSHIP_UNDONE', 'undone', 'fromId'),
} satisfies ModuleNews;
