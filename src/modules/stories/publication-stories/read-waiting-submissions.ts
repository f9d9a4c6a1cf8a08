import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { cutPage, emptyFeed, type Feed, HIGHEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { findSubmission } from '#modules/stories/submissions/find-submission.ts';
import type { Submission } from '#modules/stories/submissions/submission.ts';
import { viewerMay } from '#modules/stories/publications/viewer-role.ts';
import { amongFew, wordPatterns } from './search-publication-stories.ts';

const waiting: KeysetStatement = {
  name: 'publication_stories_submitted',
  text: `
    select t.id, (extract(epoch from t.acted_at) * 1000)::float8 as key from submission t
    where t.publication_id = o.id and (t.acted_at, t.id) < ($2::timestamptz, $3)
      and t.status in ('OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE')
    order by t.acted_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

type Wanted = { readonly publicationId: string; readonly query: string | null | undefined; readonly page: Page };

/** What was submitted to a publication and is not decided, for those who decide, and nobody else. */
export async function readWaitingSubmissions(
  context: ReadContext,
  { publicationId, query, page }: Wanted,
): Promise<Feed<Submission>> {
  if (!viewerMay(context, publicationId, 'decide submissions')) return emptyFeed;
  const patterns = wordPatterns(query);
  if (patterns?.length === 0) return emptyFeed;
  const searched = { titleWords: 't.title_words', isWriter: 'p.id = t.writer_id' };
  const statement = patterns === null ? waiting : amongFew(waiting, searched, patterns);
  const cut = cutPage(await keysetRows(context, statement, publicationId, page), page);
  const found = await Promise.all(cut.items.map(({ id }) => findSubmission(context, id)));
  return mapFeed(
    cut,
    found.flatMap((submission) => submission ?? []),
  );
}
