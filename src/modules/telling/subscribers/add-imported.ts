import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { SubscriberVerdict } from '#shared/newsletters/subscriber-import-rules.ts';
import { consentMessages } from '#shared/messages/newsletters.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { queueImported } from '#modules/telling/automations/queue-turns.ts';
import { type Newsletter, ownerOf } from '#modules/telling/newsletters/newsletter.ts';
import { insertImported, updateStaged } from './subscribers.store.ts';
import type { SubscriberState, SubscriptionEnd } from './subscribers.tables.ts';

/** How an address stands to a newsletter when a list names it. */
type Standing = {
  readonly address: string;
  readonly state: SubscriberState | null;
  readonly endReason: SubscriptionEnd | null;
  /** Of the account that the address belongs to, where that shares it with the writer; else null. */
  readonly accountState: SubscriberState | null;
  readonly accountEndReason: SubscriptionEnd | null;
  /** Named in an earlier row of the same list. */
  readonly isRepeated: boolean;
  /** Its mailbox turned mail away or called it spam, here or elsewhere on the site. */
  readonly isSuppressed: boolean;
};

/** How addresses stand. Planned anew each time: a list grows so fast that a plan for the empty table would never end. */
async function readStandings(
  { kysely }: Database<Tables>,
  newsletterId: string,
  { importId, addresses, now }: Pick<Imported, 'importId' | 'addresses'> & { readonly now: Date },
): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    select a.address, s.state, s.end_reason as "endReason", t.state as "accountState", t.end_reason as "accountEndReason",
      exists (select from subscriber_import_row r where r.import_id = ${importId} and r.address = a.address)
        as "isRepeated",
      exists (select from subscriber b where b.address = a.address and b.end_reason in ('bounced', 'complained'))
        or exists (select from subscriber b where b.person_id = e.person_id
          and b.end_reason in ('bounced', 'complained'))
        or exists (select from mail_suppression m where m.address = a.address and (m.until is null or m.until > ${now}))
        as "isSuppressed"
    from unnest(${addresses}::text[]) a(address)
    left join lateral (
      select * from subscriber s where s.newsletter_id = ${newsletterId} and s.address = a.address limit 1) s on true
    left join email_address e on e.address = a.address and e.is_verified
    left join lateral (
      select * from subscriber t where t.newsletter_id = ${newsletterId} and t.person_id = e.person_id
        and t.shares_address limit 1) t on true`.execute(kysely);
  return rows;
}

type Imported = {
  readonly importId: string;
  readonly origin: string;
  readonly addresses: readonly string[];
  /** By address, when they joined the list, where it says so. */
  readonly joinedAt: ReadonlyMap<string, Date>;
};

/**
 * Puts the addresses of a list on the list of a newsletter, and says what became of each. Whoever left stays so, and
 * whoever was asked answers themselves. Nobody learns by it that an account hides its address: such a one comes in like a
 * stranger, and gets what the account wants. Those who come in wait until they are let join (rule 72).
 */
export async function addImported(
  inside: CommandContext,
  newsletter: Newsletter,
  { importId, origin, addresses, joinedAt }: Imported,
): Promise<ReadonlyMap<string, SubscriberVerdict>> {
  const now = inside.clock.now();
  const standings = await readStandings(inside.database, newsletter.id, { importId, addresses, now });
  const verdicts = new Map(standings.map((standing) => [standing.address, verdictOf(standing)]));
  const added = await insertImported(inside.database, {
    newsletterId: newsletter.id,
    addresses: addresses.filter((address) => verdicts.get(address) === 'imported'),
    // A list that speaks of days to come is wrong about them.
    joinedAt: new Map([...joinedAt].filter(([, at]) => at <= now)),
    firstOf: newsletter.isFirst ? ownerOf(newsletter) : null,
    importId,
    consentText: formatMessage(consentMessages.imported, { origin }),
    now,
  });
  // Somebody may have subscribed by themselves since their standing was read.
  for (const [address, verdict] of verdicts) {
    if (verdict === 'imported' && !added.has(address)) verdicts.set(address, 'onList');
  }
  return verdicts;
}

/** What a list may do about an address. */
function verdictOf(standing: Standing): SubscriberVerdict {
  if (standing.isRepeated) return 'duplicate';
  const states = new Set([standing.state, standing.accountState]);
  if (states.has('active')) return 'onList';
  if (standing.isSuppressed) return 'suppressed';
  const reasons = new Set([standing.endReason, standing.accountEndReason]);
  if (reasons.has('unsubscribed')) return 'left';
  if (reasons.has('removed')) return 'removed';
  return states.has('waiting') ? 'asked' : 'imported';
}

/** Lets so many of those who wait for their turn join, the first ones first; all of them with null (rule 72). */
export async function releaseStaged(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  newsletterId: string,
  most: number | null,
): Promise<void> {
  await queueImported(database, await updateStaged(database, newsletterId, most), clock.now());
}
