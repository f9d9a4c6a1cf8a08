import { type Kysely, sql } from 'kysely';

/** The column's default, which stands where nobody chose a colour before imports began to choose one. */
const UNCHOSEN = '#1A1A1AFF';
const PALETTE = [
  '#2f4a35ff',
  '#2d4654ff',
  '#4a3b5cff',
  '#6b3a2eff',
  '#5a4a1fff',
  '#1f4f4cff',
  '#5c3348ff',
  '#37415cff',
];

/** Gives publications that came in before there was a default colour the one that they would get today. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from publication where header_color = ${UNCHOSEN}`.execute(database);
  for (const { id, slug } of rows) {
    await sql`update publication set header_color = ${colourOf(slug)} where id = ${id}`.execute(database);
  }
}

/** As it was when this was written: a migration does not change with the program. */
function colourOf(slug: string): string {
  let hash = 0x811c9dc5;
  for (const character of slug) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return PALETTE[hash % PALETTE.length] ?? UNCHOSEN;
}
