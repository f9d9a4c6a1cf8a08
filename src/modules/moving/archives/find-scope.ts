import type { CommandContext } from '#modules/ground/command-context.ts';
import { findPublicationBySlug } from '#modules/stories/publications/find-publication.ts';
import type { ArchiveScope } from './archive-manifest.ts';

export type WantedScope = { readonly username?: string; readonly publication?: string };

/** Whose things are meant; undefined where there is no such person or publication. */
export async function findScope(context: CommandContext, wanted: WantedScope): Promise<ArchiveScope | undefined> {
  if (wanted.username !== undefined) {
    const text = `select id, username from person where lower(username) = lower($1) and state <> 'deleted'`;
    const name = wanted.username.replace(/^@/, '');
    const [person] = await context.database.query<{ id: string; username: string }>('scope_person', text, [name]);
    return person && { kind: 'person', ...person };
  }
  if (wanted.publication !== undefined) {
    const publication = await findPublicationBySlug(context.database, wanted.publication);
    return publication && { kind: 'publication', id: publication.id, slug: publication.slug };
  }
  return { kind: 'site' };
}
