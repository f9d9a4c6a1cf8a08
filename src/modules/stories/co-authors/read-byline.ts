import type { Database } from '#platform/database/database.ts';
import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { findManagedStory } from '#modules/stories/stories/managed-story.ts';
import { canEditStory } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Byline } from './byline.ts';

const INVITED = `
  select i.person_id as id from co_author_invitation i join person p on p.id = i.person_id
  where i.story_id = $1 and i.declined_at is null and p.state = 'active' order by i.created_at, i.person_id`;

/** Who is asked to stand in a byline and has not answered. */
export async function readInvited(database: Database<Tables>, storyId: string): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('co_authors_invited', INVITED, [storyId]);
  return rows.map(({ id }) => id);
}

/** The byline of a story as it is now. */
export async function bylineOf(
  database: Database<Tables>,
  { id, creatorId, authorIds }: Pick<Story, 'id' | 'creatorId' | 'authorIds'>,
): Promise<Byline> {
  return { type: 'Byline', storyId: id, creatorId, authorIds, invitedIds: await readInvited(database, id) };
}

/** The byline of a story with those who are asked, for who may change the story; null for everybody else. */
export async function readByline({ database, viewer }: ReadContext, storyId: string): Promise<Byline | null> {
  const story = await findManagedStory(database, storyId);
  return story !== undefined && canEditStory(viewer, story) ? bylineOf(database, story) : null;
}

export type Invitation = {
  readonly postId: string;
  readonly title: string;
  readonly inviterId: string;
  readonly createdAt: Date;
};

/** Own judgement: more than anybody leaves open. */
const OPEN = `
  select i.story_id as "postId", s.title, i.invited_by as "inviterId", i.created_at as "createdAt"
  from co_author_invitation i join story s on s.id = i.story_id
  where i.person_id = $1 and i.declined_at is null and s.state in ('draft', 'published')
  order by i.created_at desc, i.story_id limit 100`;

/** What the viewer is asked to write with others, newest first, by nobody whom a block keeps away (rule 31). */
export async function readInvitations({ database, viewer }: ReadContext): Promise<readonly Invitation[]> {
  if (viewer === null) return [];
  const rows = await database.query<Invitation>('co_author_invitations', OPEN, [viewer.personId]);
  return rows.filter(({ inviterId }) => !isKeptApart(viewer, inviterId));
}
