import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { NewsletterOwner } from './newsletter.ts';
import { insertFirstNewsletter } from './newsletters.store.ts';

const FIND = (kind: NewsletterOwner['kind']) => `
  select id from newsletter where ${kind}_id = $1 and is_first`;
const NAME = (kind: NewsletterOwner['kind']) => `select name from ${kind} where id = $1`;

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
  const { kind, id } = owner;
  const [named] = await context.database.query<{ name: string }>(`newsletter_name_of_${kind}`, NAME(kind), [id]);
  if (named === undefined) throw new Error(`There is no ${kind} ${id}`);
  const made = { id: createId(), owner, name: named.name, now: context.clock.now() };
  await insertFirstNewsletter(context.database, made);
  return (await findFirstNewsletter(context, owner)) ?? made.id;
}
