import type { Design } from '#shared/design/design.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { type DesignOwner, ownerColumn } from './design-owner.ts';

export function selectPublished({ kysely }: Database<Tables>, owner: DesignOwner) {
  return kysely
    .selectFrom('design')
    .select(['version', 'published', 'previous', 'published_at as publishedAt'])
    .where(ownerColumn(owner), '=', owner.id)
    .executeTakeFirst();
}

export function selectDraft({ kysely }: Database<Tables>, owner: DesignOwner) {
  return kysely
    .selectFrom('design_draft')
    .select(['revision', 'draft', 'saved_at as savedAt'])
    .where(ownerColumn(owner), '=', owner.id)
    .executeTakeFirst();
}

/** Whoever changes the same design waits until the end of the transaction. */
export async function lockDesign({ kysely }: Database<Tables>, { kind, id }: DesignOwner): Promise<boolean> {
  const table = kind === 'publication' ? 'publication' : 'person';
  const found = await kysely.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return found !== undefined;
}

export async function writeDraft(
  { kysely }: Database<Tables>,
  owner: DesignOwner,
  { revision, draft, savedAt }: { readonly revision: number; readonly draft: Design; readonly savedAt: Date },
): Promise<void> {
  const column = ownerColumn(owner);
  const row = { revision, draft: JSON.stringify(draft), saved_at: savedAt };
  await kysely
    .insertInto('design_draft')
    .values({ publication_id: null, person_id: null, [column]: owner.id, ...row })
    .onConflict((conflict) => conflict.column(column).doUpdateSet(row))
    .execute();
}

export async function writePublished(
  { kysely }: Database<Tables>,
  owner: DesignOwner,
  design: { readonly version: number; readonly published: Design; readonly previous: Design; readonly now: Date },
): Promise<void> {
  const column = ownerColumn(owner);
  const row = {
    version: design.version,
    published: JSON.stringify(design.published),
    previous: JSON.stringify(design.previous),
    published_at: design.now,
  };
  await kysely
    .insertInto('design')
    .values({ publication_id: null, person_id: null, [column]: owner.id, ...row })
    .onConflict((conflict) => conflict.column(column).doUpdateSet(row))
    .execute();
}

/** Remembers which introduction a person has seen; an older one is forgotten and never comes back. */
export async function upsertIntroduction(
  { kysely }: Database<Tables>,
  personId: string,
  version: number,
): Promise<void> {
  await kysely
    .insertInto('design_introduction')
    .values({ person_id: personId, version_seen: version })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ version_seen: version })
        .where('design_introduction.version_seen', '<', version),
    )
    .execute();
}

/** The version of the introduction that a person saw last, 0 for none. */
export async function selectIntroduction({ kysely }: Database<Tables>, personId: string): Promise<number> {
  const found = await kysely
    .selectFrom('design_introduction')
    .select('version_seen')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found?.version_seen ?? 0;
}

/** Forgets the look of a publication, published or not. */
export async function deleteDesignsOf({ kysely }: Database<Tables>, publicationId: string): Promise<void> {
  await kysely.deleteFrom('design_draft').where('publication_id', '=', publicationId).execute();
  await kysely.deleteFrom('design').where('publication_id', '=', publicationId).execute();
}
