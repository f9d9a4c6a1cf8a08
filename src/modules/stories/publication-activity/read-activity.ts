import {
  activityGroups,
  type ActivityGroup,
  type ActivityKind,
  decisionKinds,
} from '#shared/publications/activity-kinds.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { cutPage, type Cursor, type Feed, HIGHEST, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { viewerMay } from '#modules/stories/publications/viewer-role.ts';

/** One line of the log of a publication. */
export type ActivityEntry = Cursor & {
  readonly kind: ActivityKind;
  readonly actorId: string | null;
  readonly personId: string | null;
  readonly subject: string;
  readonly occurredAt: Date;
};

const newest: KeysetStatement = {
  name: 'publication_activity',
  text: `
    select t.id, (extract(epoch from t.created_at) * 1000)::float8 as key, t.kind, t.actor_id as "actorId", t.subject_person_id as "personId",
      t.subject, t.created_at as "occurredAt"
    from publication_activity t
    where t.publication_id = o.id and (t.created_at, t.id) < ($2::timestamptz, $3)
      and ($4::text[] is null or t.kind = any($4))
      and (t.kind <> all($5::text[]) or t.subject_person_id is distinct from $6)
    order by t.created_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/**
 * What was changed in a publication, the newest first, all of it or one group; for its owner and editors alone, and of
 * decisions about a submission not for whoever submitted it (rule 276).
 */
export async function readActivity(
  context: ReadContext,
  publicationId: string,
  group: ActivityGroup | null,
  page: Page,
): Promise<Feed<ActivityEntry> | null> {
  if (!viewerMay(context, publicationId, 'read activity')) return null;
  const statement = {
    ...newest,
    values: [group === null ? null : activityGroups[group], decisionKinds, context.viewer?.personId ?? ''],
  };
  return cutPage(await keysetRows<ActivityEntry>(context, statement, publicationId, page), page);
}
