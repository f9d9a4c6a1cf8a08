import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const TEXT = `select distinct country from story_withholding where country <> ''`;

/** Every country in which some story is held back, two capital letters each (rule 165). */
export async function readWithholdingCountries(database: Database<Tables>): Promise<readonly string[]> {
  const rows = await database.query<{ country: string }>('story_withholding_countries', TEXT, []);
  return rows.map(({ country }) => country);
}
