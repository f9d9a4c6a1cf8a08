import type { Criterion } from '#shared/earnings/eligibility.ts';

export type EnrollmentStatus = 'ENROLLED' | 'NOT_ENROLLED' | 'PERMISSION_DENIED';
/** What was last done about it: they applied, or they left. */
export type EnrollmentType = 'APPLY' | 'LEAVE';

type PartnerEnrollmentTable = {
  person_id: string;
  status: EnrollmentStatus;
  type: EnrollmentType;
  /** Two letters, as they said. */
  country: string;
  /** What was missing when they were told no. */
  unmet: Criterion[];
  applied_at: Date;
  /** Since when their locked stories earn; kept once they left. */
  enrolled_at: Date | null;
  left_at: Date | null;
  /** Their membership lapsed: stories stay locked and earn nothing. */
  paused_at: Date | null;
  /** Since when they earn again after a pause. */
  resumed_at: Date | null;
};

/** A time in which somebody earned, once it is over: days may still be counted anew. */
type PartnerEnrollmentTimeTable = {
  person_id: string;
  began_at: Date;
  ended_at: Date;
};

/** Written by `partner.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    partner_enrollment: PartnerEnrollmentTable;
    partner_enrollment_time: PartnerEnrollmentTimeTable;
  }
}
