import { collectionCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import type { NewsletterOwner } from './newsletter.ts';
import { insertFirstNewsletter } from './newsletters.store.ts';
import { readOwnerName } from './read-newsletters.ts';

const FIND = (kind: NewsletterOwner['kind']) => `
  select id from newsletter where ${kind}_id = $1 and is_first`;

/** The id of the first newsletter of a writer or a publication; undefined where they have none yet. */
export async function findFirstNewsletter(
  { database }: Pick<CommandContext, 'database'>,
  { kind, id }: NewsletterOwner,
): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>(`newsletter_first_of_${kind}`, FIND(kind), [id]);
  return row?.id;
}

/**
 * The id of the first newsletter of a writer or a publication, which comes to be when somebody first asks for it: until
 * then there is nothing to show or to set up. It bears the name of whose it is.
 */
export async function ensureFirstNewsletter(
  context: Pick<CommandContext, 'database' | 'clock'>,
  owner: NewsletterOwner,
): Promise<string> {
  const found = await findFirstNewsletter(context, owner);
  if (found !== undefined) return found;
  const name = await readOwnerName(context.database, owner);
  const made = { id: createId(), owner, name, now: context.clock.now() };
  await insertFirstNewsletter(context.database, made);
  // The pages of whose it is lead to it from now on.
  await purgeTags(context, [owner.kind === 'person' ? userCacheTag(owner.id) : collectionCacheTag(owner.id)]);
  return (await findFirstNewsletter(context, owner)) ?? made.id;
}
