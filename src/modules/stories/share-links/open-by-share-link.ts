import { createHmac } from 'node:crypto';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { keepLinkOpening, takeOpening } from './share-links.store.ts';

type Asker = Pick<CommandContext, 'viewer' | 'browser' | 'secrets' | 'database'>;
type FoundLink = {
  readonly id: string;
  readonly readerHash: string;
  readonly hasLeft: boolean;
  readonly isKnown: boolean;
};

const SECRET = /^[\w-]{22}$/;
const FIND = `
  select l.id, (l.most_openings is null or l.openings < l.most_openings) as "hasLeft",
    exists (select 1 from share_link_opening o
      where o.link_id = l.id and o.reader_hash = $3) as "isKnown"
  from share_link l where l.token_hash = $1 and l.story_id = $2 and l.revoked_at is null`;

/** Whether a link opens a story for a reader: it holds, and has openings left or was opened by them before. */
export async function opensByShareLink(context: Asker, storyId: string, secret: string): Promise<boolean> {
  const link = await findLink(context, storyId, secret);
  return link !== undefined && (link.hasLeft || link.isKnown);
}

/**
 * Opens a story by a link (rule 93): each reader takes one opening of it, once. Of many at once exactly as many
 * pass as it has left. Who opened it is kept for members, whose reading earns; of others only that somebody did.
 */
export async function openByShareLink(context: CommandContext, storyId: string, secret: string): Promise<boolean> {
  const link = await findLink(context, storyId, secret);
  if (link === undefined) return false;
  if (link.isKnown) return true;
  const { viewer } = context;
  const isMember = viewer?.isMember === true;
  try {
    await withTransaction(context, async ({ database, clock }) => {
      const isNew = await keepLinkOpening(database, {
        linkId: link.id,
        readerHash: link.readerHash,
        storyId,
        personId: isMember ? viewer.personId : null,
        isMember,
        at: clock.now(),
      });
      if (isNew && !(await takeOpening(database, link.id))) throw new LinkIsSpent();
    });
    return true;
  } catch (error) {
    if (error instanceof LinkIsSpent) return false;
    throw error;
  }
}

/** Ends the transaction, so that who came too late is not written down. */
class LinkIsSpent extends Error {}

async function findLink(
  { viewer, browser, secrets, database }: Asker,
  storyId: string,
  secret: string,
): Promise<FoundLink | undefined> {
  const reader = viewer?.personId ?? browser?.visitorHash;
  if (reader === undefined || !SECRET.test(secret)) return undefined;
  const tokenHash = hashOfToken(secret);
  // Of this link alone, so that two links do not tell that one reader opened both.
  const said = `${tokenHash} ${reader}`;
  const readerHash = createHmac('sha256', secrets.standing('readers of share links')).update(said).digest('base64url');
  const values = [tokenHash, storyId, readerHash];
  const [row] = await database.query<Omit<FoundLink, 'readerHash'>>('share_link_find', FIND, values);
  return row && { ...row, readerHash };
}
