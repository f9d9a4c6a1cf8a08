import { columnList } from '#modules/ground/column-list.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { collectionCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { ownerOf } from '#modules/telling/newsletters/newsletter.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { type Issue, issueColumns } from './issue.ts';
import { findMailedStory } from './mailed-story.ts';

/** A story that went out, with what its mail was called. */
export type MailedStory = Pick<Issue, 'id' | 'subject' | 'sendAt'> & { readonly story: Story };

/** What went to a part of the list alone is not for everybody, nor is what stands still or ended before anybody got it. */
const SENT: KeysetStatement = {
  name: 'issues_archive',
  text: `
    select ${columnList('t', issueColumns)}, (extract(epoch from t.created_at) * 1000)::float8 as key
    from issue t where t.newsletter_id = o.id and (t.created_at, t.id) < ($2::timestamptz, $3) and t.state <> 'stopped'
      and t.step_id is null
      and (t.state in ('waiting', 'sending') or exists (select from issue_delivery d where d.issue_id = t.id
        and (d.state in ('accepted', 'sending', 'unknown') or d.state = 'held' and d.reason = 'unknown')))
      and not exists (select from story_mailing m where m.story_id = t.story_id
        and (m.reach <> 'everybody' or m.source is not null or m.follows_topics or m.is_active
          or m.corrected_issue_id is not null))
    order by t.created_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** What everybody on the list was sent, newest first, as far as the viewer may see it (NEWS-1). */
export async function readArchive(context: ReadContext, newsletterId: string, page: Page): Promise<Feed<MailedStory>> {
  const feed = cutPage(await keysetRows<Issue & Cursor>(context, SENT, newsletterId, page), page);
  const mailed = await Promise.all(
    feed.items.map(async ({ id, subject, sendAt, storyId }): Promise<MailedStory[]> => {
      const story = await findMailedStory(context, storyId);
      return story === undefined ? [] : [{ id, subject, sendAt, story }];
    }),
  );
  return mapFeed(feed, mailed.flat());
}

/** Pages that show what a newsletter sent are made anew: something may not be among it any more, or again. */
export async function purgeArchive(
  { database }: Pick<CommandContext, 'database'>,
  newsletterId: string,
): Promise<void> {
  const newsletter = await findNewsletter(database, newsletterId);
  if (newsletter === undefined) return;
  const { kind, id } = ownerOf(newsletter);
  await purgeTags({ database }, [kind === 'person' ? userCacheTag(id) : collectionCacheTag(id)]);
}
