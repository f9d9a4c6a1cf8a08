import { archiveReportMessages as messages } from '#shared/messages/archive-imports.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ImportedStory } from '#modules/moving/imports/imported-story.ts';

/** A story that is on this site already, under its own id and by whoever uploads it. */
export type OwnStory = {
  readonly id: string;
  readonly change: 'unchanged' | 'conflict';
  /** What the report says of it, where there is something to say. */
  readonly reason?: string;
};

const HERE = `
  select s.state = 'trashed' as "isInTrash",
    coalesce(b.document = $3::jsonb and s.title = $4, false)
      or coalesce(d.document = $3::jsonb and d.title = $4, false) as "isSame"
  from story s left join story_body b on b.story_id = s.id left join story_draft d on d.story_id = s.id
  where s.id = $1 and $2 = any(s.author_ids) and (b.story_id is not null or d.story_id is not null)`;

type Row = { readonly isInTrash: boolean; readonly isSame: boolean };

/**
 * Whether a story of an upload came from here: by its id in an archive of ours, else by an address of this site that
 * an export gives as where it was published first. It stays as it is here; what was erased comes in anew.
 */
export async function findOwnStory(
  { database, config }: CommandContext,
  personId: string,
  { itemKey, canonicalUrl, title, body }: ImportedStory,
): Promise<OwnStory | undefined> {
  const id = body.document === undefined ? idOfAddress(config.siteUrl, canonicalUrl) : itemKey.replace(/-draft$/, '');
  if (id === undefined) return undefined;
  const words = body.document === undefined ? null : JSON.stringify(body.document);
  const [row] = await database.query<Row>('own_story_here', HERE, [id, personId, words, title]);
  if (row === undefined) return undefined;
  if (row.isInTrash) return { id, change: 'unchanged', reason: messages.inTrashHere };
  if (row.isSame || words === null) return { id, change: 'unchanged' };
  return { id, change: 'conflict', reason: messages.changedHere };
}

function idOfAddress(siteUrl: string, address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(siteUrl).origin) return undefined;
  return postIdFromParam(pathname.split('/').at(-1) ?? '');
}
