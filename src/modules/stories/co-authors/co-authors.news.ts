import type { ModuleNews } from '#modules/ground/module-news.ts';

const INVITED = `
  select invited_by as "inviterId" from co_author_invitation
  where story_id = $1 and person_id = $2 and declined_at is null`;

const AGREED = 'select creator_id as "creatorId" from story where id = $1 and $2 = any(author_ids)';

export const news = {
  /** Tells somebody that they are asked to stand in a byline. */
  'coAuthor.invited': async (database, { storyId, personId }) => {
    const [row] = await database.query<{ inviterId: string }>('notify_invitation', INVITED, [storyId, personId]);
    if (row === undefined) return [];
    const bundle = { kind: 'CO_AUTHOR_INVITED', bundleKey: `invited:${storyId}` } as const;
    return [{ ...bundle, recipientIds: [personId], actorId: row.inviterId, storyId }];
  },
  /** Tells who began a story that somebody agreed to stand in its byline. */
  'coAuthor.agreed': async (database, { storyId, personId }) => {
    const [row] = await database.query<{ creatorId: string }>('notify_agreement', AGREED, [storyId, personId]);
    if (row === undefined) return [];
    const bundle = { kind: 'CO_AUTHOR_AGREED', bundleKey: `agreed:${storyId}` } as const;
    return [{ ...bundle, recipientIds: [row.creatorId], actorId: personId, storyId }];
  },
} satisfies ModuleNews;
