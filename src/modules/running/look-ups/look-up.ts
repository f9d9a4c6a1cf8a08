import { type LookUp, readLookUp } from '#shared/moderation/look-up.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canLookUpPayments, canLookUpPeople } from '#modules/ground/roles/roles.policy.ts';
import { providerNames } from '#modules/money/payments/payment-provider.ts';
import type { PersonState } from '#modules/ground/viewer.ts';

export type FoundPerson = {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly state: PersonState;
  readonly createdAt: Date;
  readonly isMember: boolean;
  readonly isStaff: boolean;
};
export type FoundStory = { readonly id: string; readonly title: string; readonly isPublished: boolean };
export type FoundPublication = { readonly id: string; readonly slug: string; readonly name: string };
export type FoundPayment = {
  readonly id: string;
  readonly receiptNumber: number;
  readonly provider: string;
  readonly reference: string;
  readonly amount: number;
  readonly refundedAmount: number;
  readonly currency: string;
  readonly chargedAt: Date;
  readonly personId: string | null;
  readonly username: string | null;
};
export type FoundHold = {
  readonly address: string;
  readonly kind: 'bounced' | 'full' | 'complained';
  readonly status: string;
  readonly since: Date;
  readonly until: Date | null;
};

/** What was found, by kind; null for what the roles of whoever looks do not open (rule 161). */
export type StaffLookUp = {
  readonly people: readonly FoundPerson[] | null;
  readonly stories: readonly FoundStory[] | null;
  readonly publications: readonly FoundPublication[] | null;
  readonly payments: readonly FoundPayment[] | null;
  readonly holds: readonly FoundHold[] | null;
};

const MOST_FOUND = 20;
/** Without anything to look for, the newest accounts. */
const MOST_NEWEST = 50;

const PERSON = `
  select p.id, p.username, p.name, p.state, p.created_at as "createdAt",
    exists (select from membership m where m.person_id = p.id and m.status = 'ACTIVE') as "isMember",
    exists (select from platform_role r where r.person_id = p.id) as "isStaff"
  from person p`;
const NEWEST = `${PERSON} where not p.is_unclaimed order by p.created_at desc, p.id limit ${MOST_NEWEST}`;
/** What is meant exactly stands first; a name is known by its beginning, in any of its words. */
const PEOPLE = `
  select * from (
    (${PERSON} where p.id = $1) union
    (${PERSON} where lower(p.username) = $2) union
    (${PERSON} join email_address e on e.person_id = p.id where e.address = $3) union
    (${PERSON} where position(' ' || $4 in ' ' || lower(p.name)) > 0 or starts_with(lower(p.username), $4)
      limit ${MOST_FOUND})) found
  order by id is not distinct from $1 desc, lower(username) is not distinct from $2 desc, "createdAt" desc, id
  limit ${MOST_FOUND}`;
const STORIES = `
  select id, case when first_published_at is null then '' else title end as title,
    first_published_at is not null as "isPublished" from story where id = $1`;
const PUBLICATIONS = `
  select id, slug, name from publication
  where id = $1 or lower(slug) = $2 or position(' ' || $3 in ' ' || lower(name)) > 0
  order by lower(slug) is not distinct from $2 desc, name limit ${MOST_FOUND}`;
const PAYMENTS = `
  select c.id, c.receipt_number::float8 as "receiptNumber", c.provider, c.charge as reference, c.amount,
    c.refunded_amount as "refundedAmount", c.currency, c.charged_at as "chargedAt", c.person_id as "personId", p.username
  from (
    select * from charge where receipt_number = $1 union
    select c.* from charge c join unnest($5::text[]) as n (provider) on c.provider = n.provider and c.charge = $2 union
    select c.* from charge c join email_address e on e.person_id = c.person_id where e.address = $3 union
    select c.* from charge c join person q on q.id = c.person_id where lower(q.username) = $4 and q.username <> '') c
  left join person p on p.id = c.person_id
  order by c.charged_at desc, c.id limit ${MOST_FOUND}`;
const HOLDS = `
  select address, kind, status, since, until from mail_suppression where address = $1 order by since desc`;

/** Looks for whatever is meant by what was typed (rule 258); null for whoever looks nothing up. */
export async function lookUp(context: CommandContext, typed: string): Promise<StaffLookUp | null> {
  const [ofPeople, ofPayments] = [canLookUpPeople(context), canLookUpPayments(context)];
  if (!ofPeople && !ofPayments) return null;
  const { database } = context;
  const meant = readLookUp(typed);
  const { id, slug, name, address, receipt, reference, username } = meant;
  return {
    people: ofPeople ? await findPeople(context, typed, meant) : null,
    stories: ofPeople ? await database.query<FoundStory>('look_up_stories', STORIES, [id]) : null,
    publications: ofPeople
      ? await database.query<FoundPublication>('look_up_publications', PUBLICATIONS, [id, slug, name])
      : null,
    payments: ofPayments
      ? await database.query<FoundPayment>('look_up_payments', PAYMENTS, [
          receipt,
          reference,
          address,
          username,
          providerNames,
        ])
      : null,
    holds: ofPeople ? await database.query<FoundHold>('look_up_holds', HOLDS, [address]) : null,
  };
}

function findPeople(
  { database }: CommandContext,
  typed: string,
  { id, username, address, name }: LookUp,
): Promise<readonly FoundPerson[]> {
  if (typed.trim() === '') return database.query<FoundPerson>('look_up_newest', NEWEST, []);
  return database.query<FoundPerson>('look_up_people', PEOPLE, [id, username, address, name]);
}
