import { isIP } from 'node:net';
import { domainAndParents } from '#shared/domains/domain-names.ts';
import { registrationMessages as messages } from '#shared/messages/registration.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { siteRestOf } from '#modules/ground/settings/site-rest.ts';
import { countRefusal, insertUse, takePlace } from './registration.store.ts';

/** Why somebody may not sign up now. */
export type AdmissionRefusal = 'REGISTRATION_CLOSED' | 'INVITATION_NEEDED' | 'SIGN_UP_BLOCKED' | 'SITE_AT_REST';

/** The sentence for each. Nobody is told which domain or network is blocked. */
export const refusalSentences = {
  REGISTRATION_CLOSED: messages.closed,
  INVITATION_NEEDED: messages.invitationNeeded,
  SIGN_UP_BLOCKED: messages.blocked,
  SITE_AT_REST: messages.atRest,
} as const satisfies Readonly<Record<AdmissionRefusal, string>>;

/** Who wants an account: the address in lower case, and the browser that asked for it. */
export type Applicant = {
  readonly address: string;
  readonly visitorHash: string | null;
  readonly network: string | null;
};

/** Whoever asks now, by an address; `visitorHash` where another browser asked than the one that brings the proof. */
export function applicantOf({ browser }: CommandContext, address: string, visitorHash?: string): Applicant {
  const network = browser?.network ?? '';
  return {
    address,
    visitorHash: visitorHash ?? browser?.visitorHash ?? null,
    // A reader behind a proxy that hides addresses is in no network that could be blocked.
    network: isIP(network.replace(/\/64$/, '')) === 0 ? null : network,
  };
}

type Admission = { readonly refusal: AdmissionRefusal } | { readonly invitationId: string | null };

/** An invitation to an address goes before the one whose link was opened. */
const INVITATIONS = `
  select i.id, i.address is not null as "isNamed" from invitation i
  left join invitation_opening o on o.invitation_id = i.id and o.visitor_hash = $2
  where (i.address = $1 or (i.address is null and o.visitor_hash is not null))
    and i.revoked_at is null and i.expires_at > $3 and i.use_count < i.most_uses
  order by i.address is null, i.expires_at limit 1`;

const BLOCKS = `
  select id from sign_up_block
  where (expires_at is null or expires_at > $3)
    and (kind = 'domain' and value = any($1::text[]) or kind = 'network' and $2::inet <<= value::inet)
  limit 1`;

/**
 * Whether an account may be made now, before anything is sent or made; a block counts whom it refused (rules 250 to 252).
 * An invitation to this very address passes a block; where registration is closed nothing does.
 */
export async function findAdmission(context: CommandContext, applicant: Applicant): Promise<Admission> {
  const found = await lookFor(context, applicant);
  if (!('refusal' in found)) return found;
  if (found.blockId !== null) await countRefusal(context.database, found.blockId);
  return { refusal: found.refusal };
}

/**
 * The same within the transaction that makes the account: an invitation gives away one of its places, of which there is
 * never one too many.
 */
export async function admitAccount(context: CommandContext, applicant: Applicant): Promise<Admission> {
  const found = await findAdmission(context, applicant);
  if ('refusal' in found) return found;
  if (found.invitationId === null || (await takePlace(context.database, found.invitationId, context.clock.now())))
    return found;
  // Its last place went to somebody else meanwhile: perhaps there is another invitation, and perhaps none is needed.
  return await admitAccount(context, applicant);
}

/** Writes down by which invitation somebody came. */
export async function noteInvitation(
  { database, clock }: CommandContext,
  use: { readonly personId: string; readonly invitationId: string },
): Promise<void> {
  await insertUse(database, { person_id: use.personId, invitation_id: use.invitationId, used_at: clock.now() });
}

async function lookFor(
  { database, clock }: CommandContext,
  { address, visitorHash, network }: Applicant,
): Promise<
  { readonly refusal: AdmissionRefusal; readonly blockId: string | null } | { readonly invitationId: string | null }
> {
  const settings = await readSettings(database);
  if (siteRestOf(settings) !== null) return { refusal: 'SITE_AT_REST', blockId: null };
  const mode = settings['registration.mode'];
  if (mode === 'closed') return { refusal: 'REGISTRATION_CLOSED', blockId: null };
  const now = clock.now();
  type Found = { readonly id: string; readonly isNamed: boolean };
  const [invitation] = await database.query<Found>('invitation_of', INVITATIONS, [address, visitorHash, now]);
  if (invitation?.isNamed !== true) {
    const where = [domainAndParents(address.slice(address.lastIndexOf('@') + 1)), network, now];
    const [block] = await database.query<{ id: string }>('sign_up_blocked', BLOCKS, where);
    if (block !== undefined) return { refusal: 'SIGN_UP_BLOCKED', blockId: block.id };
  }
  if (invitation === undefined && mode === 'invitation') return { refusal: 'INVITATION_NEEDED', blockId: null };
  return { invitationId: invitation?.id ?? null };
}
