import type { ModuleNews } from '#modules/ground/module-news.ts';
import type { AuthorState } from './author-verifications.tables.ts';

const STATE = 'select v.state from author_verification v where v.id = $1';
const KINDS = { verified: 'AUTHOR_VERIFIED', refused: 'AUTHOR_DECLINED', revoked: 'AUTHOR_REVOKED' } as const;

const isDecided = (state: AuthorState): state is keyof typeof KINDS => state in KINDS;

export const news = {
  /** Tells an author what staff decided; the reason is on the page of their applications. */
  'author.decided': async (database, { personId, applicationId }) => {
    const [row] = await database.query<{ state: AuthorState }>('notify_author', STATE, [applicationId]);
    if (row === undefined || !isDecided(row.state)) return [];
    const bundleKey = `author:${applicationId}:${row.state}`;
    return [{ kind: KINDS[row.state], recipientIds: [personId], bundleKey, actorId: null }];
  },
} satisfies ModuleNews;
