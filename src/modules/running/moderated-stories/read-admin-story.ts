import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canLookUpPeople } from '#modules/ground/roles/roles.policy.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';

type Asker = Pick<CommandContext, 'database' | 'viewer' | 'isProgram'>;

/** A story as staff see it. */
export type AdminStory = {
  readonly id: string;
  /** Empty for what was never published. */
  readonly title: string;
  readonly state: 'draft' | 'published' | 'suspended' | 'trashed';
  readonly visibility: 'public' | 'locked' | 'unlisted';
  readonly createdAt: Date;
  readonly firstPublishedAt: Date | null;
  readonly latestPublishedAt: Date | null;
  readonly authorIds: readonly string[];
  readonly publicationId: string | null;
  readonly clapCount: number;
  readonly responseCount: number;
};

const STORY = `
  select id, case when first_published_at is null then '' else title end as title, state, visibility,
    created_at as "createdAt", first_published_at as "firstPublishedAt", latest_published_at as "latestPublishedAt",
    author_ids as "authorIds", publication_id as "publicationId", clap_count as "clapCount",
    response_count as "responseCount"
  from story where id = $1`;

/** By its id. Throws `NotAllowed` for everybody but staff who look things up. */
export async function findAdminStory(context: Asker, storyId: string): Promise<AdminStory | undefined> {
  mustBeAllowed(canLookUpPeople(context));
  const [story] = await context.database.query<AdminStory>('admin_story', STORY, [storyId]);
  return story;
}

/** Whoever decides about reports decides about stories, but not about their own (rule 161). */
export function canModerateStory(asker: Asker, { authorIds }: Pick<AdminStory, 'authorIds'>): boolean {
  const own = asker.viewer?.personId;
  return canDecideReports(asker) && (own === undefined || !authorIds.includes(own));
}

export type AdminStoryVersion = {
  readonly id: string;
  readonly kind: 'merged' | 'published' | 'restored' | 'saved';
  readonly wordCount: number;
  readonly createdAt: Date;
};

const VERSIONS = `
  select id, kind, word_count as "wordCount", created_at as "createdAt" from story_version where story_id = $1
  order by created_at desc, id desc limit 50`;

/** When a story was saved and published, without a word of what stood there. */
export async function readStoryVersions(context: Asker, storyId: string): Promise<readonly AdminStoryVersion[]> {
  mustBeAllowed(canLookUpPeople(context));
  return await context.database.query<AdminStoryVersion>('admin_story_versions', VERSIONS, [storyId]);
}

export type AdminStoryCase = {
  readonly id: string;
  readonly state: 'dismissed' | 'open' | 'upheld';
  readonly reportCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const CASES = `
  select id, state, report_count as "reportCount", created_at as "createdAt", updated_at as "updatedAt"
  from report_case where target_kind = 'post' and target_id = $1 order by updated_at desc, id limit 50`;

/** What was reported of a story, and what came of it. */
export async function readStoryCases(context: Asker, storyId: string): Promise<readonly AdminStoryCase[]> {
  mustBeAllowed(canLookUpPeople(context));
  return await context.database.query<AdminStoryCase>('admin_story_cases', CASES, [storyId]);
}

const REACH = `
  select coalesce(sum(member_views + other_views), 0)::float8 as views,
    coalesce(sum(member_reads + other_reads), 0)::float8 as reads,
    (select count(*)::integer from issue_delivery d where d.story_id = $1 and d.state = 'accepted') as emails
  from story_month where story_id = $1`;

/** How often a story was opened and read, and how many got it by mail. */
export async function readStoryReach(
  context: Asker,
  { id, clapCount: claps, responseCount: responses }: Pick<AdminStory, 'clapCount' | 'id' | 'responseCount'>,
) {
  mustBeAllowed(canLookUpPeople(context));
  const [row] = await context.database.query<{ views: number; reads: number; emails: number }>(
    'admin_story_reach',
    REACH,
    [id],
  );
  return { views: 0, reads: 0, emails: 0, ...row, claps, responses };
}
