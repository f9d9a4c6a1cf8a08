import type { Database } from '#platform/database/database.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { canRunNewsletter } from '#modules/telling/newsletters/newsletters.policy.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import type { SubscriberExport } from './subscriber-export.ts';

const ONE = `
  select id, newsletter_id as "newsletterId", person_id as "personId", state, expires_at as "expiresAt"
  from subscriber_export where id = $1`;

export async function findSubscriberExport(
  database: Database<Tables>,
  id: string,
): Promise<SubscriberExport | undefined> {
  const [row] = await database.query<SubscriberExport>('subscriber_export_find', ONE, [id]);
  return row;
}

/** A list that can be had now: by whoever asked for it, while they run the newsletter, until it ends. */
export async function findReadyExport(
  { database, viewer, clock }: CommandContext,
  id: string,
): Promise<SubscriberExport | undefined> {
  const found = await findSubscriberExport(database, id);
  if (found === undefined || viewer === null || found.personId !== viewer.personId) return undefined;
  if (found.state !== 'ready' || found.expiresAt === null || found.expiresAt <= clock.now()) return undefined;
  const newsletter = await findNewsletter(database, found.newsletterId);
  return newsletter !== undefined && canRunNewsletter(viewer, newsletter) ? found : undefined;
}

export type ConsentingSubscriber = {
  readonly id: string;
  readonly email: string;
  readonly source: 'site' | 'form' | 'import' | 'added';
  readonly consentText: string;
  readonly createdAt: Date;
};

// Of an address that its account hides the writer has the address alone, by the list that they brought along.
const CONSENTING = `
  select s.id, coalesce(s.address, e.address) as email, s.source, s.consent_text as "consentText",
    coalesce(s.joined_elsewhere_at, s.created_at) as "createdAt"
  from subscriber s
  left join email_address e on e.person_id = s.person_id and e.is_verified
  where s.newsletter_id = $1 and s.state = 'active' and s.id > $2
    and (s.address is not null or s.shares_address and e.address is not null)
  order by s.id limit $3`;

/** Those whose address the writer may take along, a page at a time (rule 71). */
export function readConsenting(
  database: Database<Tables>,
  newsletterId: string,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<readonly ConsentingSubscriber[]> {
  return database.query<ConsentingSubscriber>('subscribers_consenting', CONSENTING, [newsletterId, after, most]);
}
