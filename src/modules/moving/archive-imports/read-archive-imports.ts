import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { ArchiveImport, ArchiveImportStory } from './archive-import.ts';

const OF = `
  select id, state, comes_in_as as "comesInAs", (select coalesce(array_agg(f->>'name'), '{}') from jsonb_array_elements(files) f)
    as "fileNames", kind, done_count as "doneCount", total_count as "totalCount", fault, tally, problems,
    problem_count as "problemCount", requested_at as "requestedAt", finished_at as "finishedAt"
  from archive_import where person_id = $1`;
const NEWEST = `${OF} order by requested_at desc, id limit 10`;
const ONE = `${OF} and id = $2`;

/** The imports of a person, newest first. For themselves alone. */
export async function readArchiveImports(
  database: Database<Tables>,
  personId: string,
): Promise<readonly ArchiveImport[]> {
  return await database.query<ArchiveImport>('archive_imports_of_person', NEWEST, [personId]);
}

/** One import of a person; undefined for those of others. */
export async function findArchiveImport(
  database: Database<Tables>,
  personId: string,
  id: string,
): Promise<ArchiveImport | undefined> {
  const [row] = await database.query<ArchiveImport>('archive_import_of_person', ONE, [personId, id]);
  return row;
}

/** What was erased since left an empty row, which is not shown. */
const STORIES = `
  select s.id as "storyId", s.title, s.state = 'draft' as "isDraft", i.change
  from archive_import_story i join story s on s.id = i.story_id
  where i.import_id = $1 and s.state in ('draft', 'published') order by i.place, i.story_id limit 500`;

/** The stories that an import brought in or found here, as they stand now, in the order of the archive. */
export async function readImportedStories(
  database: Database<Tables>,
  importId: string,
): Promise<readonly ArchiveImportStory[]> {
  return await database.query<ArchiveImportStory>('archive_import_stories', STORIES, [importId]);
}
