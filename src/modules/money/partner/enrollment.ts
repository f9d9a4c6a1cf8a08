import type { Selectable } from 'kysely';
import { type Criterion, daysLater, eligibilityRules } from '#shared/earnings/eligibility.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { EnrollmentStatus, EnrollmentType } from './partner.tables.ts';

/** Where somebody stands in the partner program. */
export type Enrollment = {
  readonly personId: string;
  readonly status: EnrollmentStatus;
  readonly lastDone: EnrollmentType;
  readonly country: string | null;
  readonly unmet: readonly Criterion[];
  readonly enrolledAt: Date | null;
  readonly pausedAt: Date | null;
  /** From when on somebody who was told no may ask again; null for others. */
  readonly reapplyAt: Date | null;
};

export async function findEnrollment({ kysely }: Database<Tables>, personId: string): Promise<Enrollment> {
  const row = await kysely
    .selectFrom('partner_enrollment')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row === undefined ? never(personId) : enrollmentOf(row);
}

const never = (personId: string): Enrollment => ({
  personId,
  status: 'NOT_ENROLLED',
  lastDone: 'APPLY',
  country: null,
  unmet: [],
  enrolledAt: null,
  pausedAt: null,
  reapplyAt: null,
});

export function enrollmentOf(row: Selectable<Tables['partner_enrollment']>): Enrollment {
  const isDenied = row.status === 'PERMISSION_DENIED';
  return {
    personId: row.person_id,
    status: row.status,
    lastDone: row.type,
    country: row.country,
    unmet: row.unmet,
    enrolledAt: row.enrolled_at,
    pausedAt: row.paused_at,
    reapplyAt: isDenied ? daysLater(row.applied_at, eligibilityRules.reapplyAfter) : null,
  };
}
