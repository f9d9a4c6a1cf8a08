import { type Criterion, criteriaOf, type EligibilityFacts, isMet } from '#shared/earnings/eligibility.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readTaxStanding } from '#modules/money/taxes/read-tax-standing.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';

export type Eligibility = {
  /** What this site asks for. */
  readonly criteria: readonly Criterion[];
  readonly facts: Omit<EligibilityFacts, 'country'>;
};

const FACTS = `
  select
    exists (select from membership m where m.person_id = $1 and m.status = 'ACTIVE') as "isMember",
    exists (select from payout_account a where a.person_id = $1 and a.is_current and a.status = 'ACTIVE')
      as "hasPayoutSettings",
    -- An email that stands in no list is no story, whatever its address opens.
    (select max(s.first_published_at) from story s where $1 = any(s.author_ids) and s.state = 'published'
      and not (s.visibility = 'unlisted' and s.is_mailed and exists (
        select from story_mailing m where m.story_id = s.id))) as "lastStoryAt",
    (select min(e.closed_at) from earning_statement st join earning_month e on e.period = st.period and e.closed_at is not null
      where st.kind = 'writer' and st.owner_id = $1 and st.amount > 0) as "firstEarnedAt"`;
type Facts = Pick<EligibilityFacts, 'isMember' | 'hasPayoutSettings' | 'lastStoryAt' | 'firstEarnedAt'>;

/** What the site asks of a writer, and what is true of this one. */
export async function readEligibility(
  { database, clock }: Pick<CommandContext, 'clock' | 'database'>,
  personId: string,
): Promise<Eligibility> {
  const [settings, tax, rows] = await Promise.all([
    readSettings(database),
    readTaxStanding(database, personId, clock.now()),
    database.query<Facts>('partner_facts', FACTS, [personId]),
  ]);
  const { isMember = false, hasPayoutSettings = false, lastStoryAt = null, firstEarnedAt = null } = rows[0] ?? {};
  return {
    criteria: criteriaOf(settings['partner.criteria']),
    facts: {
      isMember,
      countries: settings['partner.countries'].split(/\s+/),
      hasPayoutSettings,
      hasTaxForm: tax.needed === null,
      firstEarnedAt,
      lastStoryAt,
    },
  };
}

/** What is missing of an application from a country, at a moment. */
export function unmetOf({ criteria, facts }: Eligibility, country: string, now: Date): readonly Criterion[] {
  return criteria.filter((criterion) => !isMet(criterion, { ...facts, country }, now));
}
