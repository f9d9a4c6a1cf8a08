import type { ReadContext } from '#modules/ground/read-context.ts';
import { newsletterLoader } from '#modules/telling/newsletters/load-newsletters.ts';
import type { Newsletter } from '#modules/telling/newsletters/newsletter.ts';
import { SUBSCRIPTIONS_OF } from '#modules/telling/subscribers/subscriptions-of.ts';
import { readReaderTarget, type Unsubscription, type UnsubscribeTarget } from './unsubscribe-token.ts';

/** To whom mails come: an account, or an address without one. */
export type MailReader = { readonly personId: string } | { readonly address: string };

const READER = `
  select s.address, coalesce(s.person_id, e.person_id) as "personId" from subscriber s
  left join email_address e on e.address = s.address and e.is_verified
  where s.id = $1`;

export function isOfEverything(target: UnsubscribeTarget): boolean {
  return target === 'NEWSLETTERS' || readReaderTarget(target) !== undefined;
}

/** Whose a token of everything is: of a place on a list the account that its address has come to belong to. */
export async function findMailReader(
  { database }: Pick<ReadContext, 'database'>,
  { personId, target }: Unsubscription,
): Promise<MailReader | undefined> {
  const subscriberId = readReaderTarget(target);
  if (subscriberId === undefined) return { personId };
  type Row = { readonly address: string | null; readonly personId: string | null };
  const [row] = await database.query<Row>('mail_reader', READER, [subscriberId]);
  if (row === undefined) return undefined;
  if (row.personId !== null) return { personId: row.personId };
  return row.address === null ? undefined : { address: row.address };
}

/** Own judgement: the newest; who has more leaves some first. */
const MOST = 200;
const OF_PERSON = `
  select t.newsletter_id as id from ${SUBSCRIPTIONS_OF} t order by t.created_at desc, t.id desc limit $1`;
const OF_ADDRESS = `
  select t.newsletter_id as id from subscriber t where t.address = $2 and t.state = 'active'
  order by t.created_at desc, t.id desc limit $1`;

/** Every newsletter that a reader gets, newest first. */
export async function readNewslettersOf(
  { database, loaders }: ReadContext,
  reader: MailReader,
): Promise<readonly Newsletter[]> {
  const rows =
    'personId' in reader
      ? await database.query<{ id: string }>('newsletters_of_person', OF_PERSON, [MOST, reader.personId])
      : await database.query<{ id: string }>('newsletters_of_address', OF_ADDRESS, [MOST, reader.address]);
  const newsletters = await Promise.all(rows.map(({ id }) => loaders.get(newsletterLoader).load(id)));
  return newsletters.filter((one) => one !== undefined);
}

/** The id in `newsletter/…`; undefined for anything else. */
export function readNewsletterPart(only: string): string | undefined {
  return /^newsletter\/([0-9a-f]{12})$/.exec(only)?.[1];
}
