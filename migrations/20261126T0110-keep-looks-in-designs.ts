import { type Kysely, sql } from 'kysely';

/**
 * Layout and logo of a publication stand in its design alone from here on, and its row repeats them. Until now the
 * settings wrote the row, which readers saw: what it says is brought into the designs that say something else. A draft
 * goes along where nobody meant it to differ, a revision further, so that a tab with the old one notices.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [name, shown] of [
    ['layout', sql`upper(p.layout)`],
    ['logoImageId', sql`p.logo_image_id`],
  ] as const) {
    await sql`
      update design_draft t
        set draft = t.draft || jsonb_build_object(${sql.lit(name)}, ${shown}), revision = t.revision + 1
        from design d join publication p on p.id = d.publication_id
        where t.publication_id = d.publication_id
          and d.published ->> ${sql.lit(name)} is distinct from ${shown}
          and t.draft ->> ${sql.lit(name)} is not distinct from d.published ->> ${sql.lit(name)}`.execute(database);
    await sql`
      update design d set published = d.published || jsonb_build_object(${sql.lit(name)}, ${shown})
        from publication p
        where p.id = d.publication_id and d.published ->> ${sql.lit(name)} is distinct from ${shown}`.execute(database);
  }
}
