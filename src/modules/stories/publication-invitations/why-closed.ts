import { formatMessage } from '#shared/messages/format-message.ts';
import { staffInvitationMessages as messages } from '#shared/messages/staff-invitations.ts';
import { mayInPublication, type PublicationRole } from '#shared/publications/rights.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { PersonState, Viewer } from '#modules/ground/viewer.ts';
import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import type { PublicationState } from '#modules/stories/publications/publications.tables.ts';
import { type Invitation, MOST_STAFF } from './invitation.ts';
import { rightToInvite } from './publication-invitations.policy.ts';

const FACTS = `
  select p.name, p.state, m.role as "ownRole", i.role as "inviterRole", q.state as "inviterState",
    (select count(*)::int from publication_member c where c.publication_id = p.id) as "staffCount"
  from publication p
  left join publication_member m on m.publication_id = p.id and m.person_id = $2
  left join publication_member i on i.publication_id = p.id and i.person_id = $3
  left join person q on q.id = $3
  where p.id = $1`;

type Facts = {
  readonly name: string;
  readonly state: PublicationState;
  readonly ownRole: PublicationRole | null;
  readonly inviterRole: PublicationRole | null;
  readonly inviterState: PersonState | null;
  readonly staffCount: number;
};

/** Why whom it is for cannot accept an invitation now; undefined where they can. */
export async function whyClosed(
  database: Database<Tables>,
  viewer: Viewer,
  invitation: Invitation,
  now: Date,
): Promise<string | undefined> {
  const { publicationId, invitedBy, state, role, expiresAt } = invitation;
  const values = [publicationId, viewer.personId, invitedBy];
  const [facts] = await database.query<Facts>('publication_invitation_facts', FACTS, values);
  if (facts === undefined || facts.state === 'suspended' || facts.state === 'deleted') return messages.gone;
  const say = (why: keyof typeof messages.why) => formatMessage(messages.why[why], { name: facts.name });
  if (facts.ownRole !== null) return say('alreadyStaff');
  if (state !== 'open') return say(state);
  if (facts.state === 'archived') return say('archived');
  if (expiresAt <= now) return say('expired');
  if (isKeptApart(viewer, invitedBy)) return messages.gone;
  const mayInvite = facts.inviterState === 'active' && mayInPublication(facts.inviterRole, rightToInvite(role));
  if (!mayInvite) return say('inviterGone');
  if (facts.staffCount >= MOST_STAFF) return say('full');
  if (viewer.isSuspended) return messages.suspended;
  return viewer.isEmailVerified ? undefined : messages.confirmAddress;
}
