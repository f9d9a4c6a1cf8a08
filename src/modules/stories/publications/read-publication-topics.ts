import type { ReadContext } from '#modules/ground/read-context.ts';
import { readTagsByIds } from '#modules/stories/topics/read-tags.ts';
import type { Tag } from '#modules/stories/topics/tag.ts';

type Row = { readonly ownerId: string; readonly id: string };

const TOPICS = `select publication_id as "ownerId", tag_id as id from publication_topic
  where publication_id = any($1) order by position`;

/** What a publication is about, as its editors say, in their order. */
export async function readPublicationTopics(context: ReadContext, publicationId: string): Promise<readonly Tag[]> {
  const rows = await context.loaders.grouped<Row>('publication_topics', publicationId, (ids) =>
    context.database.query<Row>('publication_topics', TOPICS, [ids]),
  );
  return readTagsByIds(
    context,
    rows.map(({ id }) => id),
  );
}
