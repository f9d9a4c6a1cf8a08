import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Says whether there is such a picture: one that was erased meanwhile has no sizes. */
export async function upsertVariant(
  database: Database<Tables>,
  variant: Insertable<Tables['image_variant']>,
): Promise<boolean> {
  const { key, image_id: imageId, byte_count: byteCount, made_at: madeAt } = variant;
  const text = `
    insert into image_variant (key, image_id, byte_count, made_at)
    select $1, i.id, $3, $4 from image i where i.id = $2
    on conflict (key) do update set byte_count = excluded.byte_count, made_at = excluded.made_at
    returning key`;
  const rows = await database.query('image_variant_upsert', text, [key, imageId, byteCount, madeAt]);
  return rows.length > 0;
}

type Old = { readonly key: string; readonly madeAt: Date };

/** Sizes beyond so many bytes, the newest counted first, and those made before a moment. */
export function selectOldVariants(
  database: Database<Tables>,
  { mostBytes, before, limit }: { readonly mostBytes: number; readonly before: Date; readonly limit: number },
): Promise<readonly Old[]> {
  const text = `
    select key, made_at as "madeAt" from (
      select key, made_at, sum(byte_count) over (order by made_at desc, key) as bytes from image_variant) v
    where bytes > $1 or made_at < $2
    order by made_at limit $3`;
  return database.query<Old>('image_variant_old', text, [mostBytes, before, limit]);
}

/** Leaves one that was made again meanwhile. */
export async function deleteVariant(database: Database<Tables>, { key, madeAt }: Old): Promise<void> {
  const text = 'delete from image_variant where key = $1 and made_at = $2';
  await database.query('image_variant_delete', text, [key, madeAt]);
}
