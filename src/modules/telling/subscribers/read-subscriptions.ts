import { type Followed, readFollowedEntities } from '#modules/finding/followed/read-follows.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { viewerRelation } from '#modules/ground/viewer-relation.ts';
import type { NewsletterOwner } from '#modules/telling/newsletters/newsletter.ts';
import { SUBSCRIPTIONS_OF } from './subscriptions-of.ts';

type SubscribedKind = NewsletterOwner['kind'];

const relationTo = (kind: SubscribedKind) =>
  viewerRelation(
    `is_subscribed_${kind}`,
    `select t.first_of_${kind}_id as "ownerId" from ${SUBSCRIPTIONS_OF} t where t.first_of_${kind}_id = any($1)`,
  );

/** Whose new stories the viewer is told of (rule 70). */
export const subscribing = { person: relationTo('person'), publication: relationTo('publication') } as const;

/** Which newsletters the viewer gets. */
export const onList = viewerRelation(
  'is_on_list',
  `select t.newsletter_id as "ownerId" from ${SUBSCRIPTIONS_OF} t where t.newsletter_id = any($1)`,
);

/** Whether somebody is told of new stories of one: by what a mail says of them, and not by who asks. */
export async function isSubscribed(
  { database }: Pick<ReadContext, 'database'>,
  personId: string,
  { kind, id }: NewsletterOwner,
): Promise<boolean> {
  const text = `select 1 from ${SUBSCRIPTIONS_OF} t where t.first_of_${kind}_id = $1`;
  return (await database.query(`subscribed_to_${kind}`, text, [id, personId])).length > 0;
}

/** Own judgement: the newest; who has more ends some first. */
const MOST = 200;

const one = (kind: SubscribedKind): string => `
  select t.first_of_${kind}_id as id, '${kind}' as kind, t.created_at from ${SUBSCRIPTIONS_OF} t
  where t.first_of_${kind}_id is not null`;

const SUBSCRIBED = `
  select s.id, s.kind from (${one('person')} union all ${one('publication')}) s
  order by s.created_at desc, s.id desc limit $1`;

/** Writers and publications whose new stories somebody is told of, who was asked for last first. */
export async function readSubscribed(context: ReadContext, personId: string): Promise<readonly Followed[]> {
  type Row = { readonly id: string; readonly kind: SubscribedKind };
  const rows = await context.database.query<Row>('subscribed_newest', SUBSCRIBED, [MOST, personId]);
  return await readFollowedEntities(context, rows);
}
