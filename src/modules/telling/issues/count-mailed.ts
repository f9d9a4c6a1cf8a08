import { slugifyAnyScript } from '#shared/text/slugify.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { canEditStory } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { mailingLoader } from '#modules/telling/mailings/mailing.ts';
import { newsletterLoader } from '#modules/telling/newsletters/load-newsletters.ts';
import { canRunNewsletter } from '#modules/telling/newsletters/newsletters.policy.ts';
import { type Readership, readershipValues, STORY_READERS } from './story-readers.ts';

const COUNT = `select count(*)::integer as count from (${STORY_READERS}) readers`;
const TAGS = 'select id from tag where slug = any($1)';

/** How a story would be mailed; `topics` are titles. */
export type PlannedMail = Pick<Readership, 'publicationId' | 'mailing'> & { readonly topics: readonly string[] };

/**
 * How many people a story is mailed to when it is published so; null for all but who may change it. Of publications that
 * are neither its own nor the viewer's, and of newsletters that others run, nobody is told the number.
 */
export async function countMailed(context: ReadContext, story: Story, plan: PlannedMail): Promise<number | null> {
  const { database, viewer, clock } = context;
  if (!canEditStory(viewer, story)) return null;
  const { publicationId, topics } = plan;
  const chosen = await context.loaders.get(mailingLoader).load(story.id);
  // Whom a correction goes to is not chosen.
  const mailing = chosen !== undefined && chosen.correctedIssueId !== null ? chosen : plan.mailing;
  if (publicationId !== null && publicationId !== story.publicationId && !viewer?.staffRoles.has(publicationId)) {
    return null;
  }
  if (mailing !== null && !(await mayRun(context, mailing.newsletterId))) return null;
  const topicIds = mailing?.followsTopics === true ? await findTags(database, topics) : [];
  const values = readershipValues({ authorIds: story.authorIds, publicationId, mailing, topicIds, now: clock.now() });
  const [row] = await database.query<{ count: number }>('count_mailed', COUNT, values);
  return row?.count ?? 0;
}

async function mayRun({ viewer, loaders }: ReadContext, newsletterId: string): Promise<boolean> {
  const newsletter = await loaders.get(newsletterLoader).load(newsletterId);
  return newsletter !== undefined && canRunNewsletter(viewer, newsletter);
}

async function findTags(database: Database<Tables>, titles: readonly string[]): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('count_mailed_tags', TAGS, [
    titles.map((title) => slugifyAnyScript(title)),
  ]);
  return rows.map(({ id }) => id);
}
