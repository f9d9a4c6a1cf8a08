import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { lockStaff } from '#modules/stories/publications/hand-over-publication.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { findLiveTransfer } from './find-transfer.ts';
import { makeOffer } from './offer-ownership.ts';

const OWNED = `
  select m.publication_id as id, c.erase_at as "endsAt"
  from publication_member m join publication p on p.id = m.publication_id and p.state = 'active'
  join account_closure c on c.person_id = m.person_id and c.erase_at > $2
  where m.person_id = $1 and m.role = 'owner'`;

/** The longest-serving editor who has not said no to this very offer. */
const NEXT = `
  select m.person_id as "personId" from publication_member m join person p on p.id = m.person_id and p.state = 'active'
  where m.publication_id = $1 and m.role = 'editor' and not exists (
    select from publication_transfer t
    where t.publication_id = $1 and t.to_id = m.person_id and t.is_leaving and t.state = 'declined' and t.ends_at = $2)
  order by m.created_at, m.person_id limit 1`;

/**
 * Offers what somebody owns who is deleting their account to its longest-serving editor, and to the next where one
 * said no, as long as the account can come back; what nobody takes over is archived with its end (rule 59).
 */
export async function offerOfLeaving(context: CommandContext, ownerId: string): Promise<void> {
  mustBeProgram(context);
  type Owned = { readonly id: string; readonly endsAt: Date };
  const values = [ownerId, context.clock.now()];
  for (const owned of await context.database.query<Owned>('publications_of_leaving', OWNED, values)) {
    await offerToNext(context, ownerId, owned);
  }
}

function offerToNext(
  context: CommandContext,
  fromId: string,
  { id: publicationId, endsAt }: { readonly id: string; readonly endsAt: Date },
): Promise<void> {
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    await lockStaff(inside, publicationId);
    const open = await findLiveTransfer(database, publicationId, clock.now());
    if (open !== undefined) return;
    const [next] = await database.query<{ personId: string }>('publication_next_owner', NEXT, [publicationId, endsAt]);
    if (next === undefined) return;
    const { personId: toId } = next;
    await makeOffer(inside, { id: createId(), publicationId, fromId, toId, state: 'offered', isLeaving: true, endsAt });
    await recordActivity(inside, { publicationId, kind: 'transfer.offered', personId: toId });
  });
}
