import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

export type ReportTargetKind = 'post' | 'user' | 'response' | 'catalog';
export type ReportState = 'open' | 'upheld' | 'dismissed';

/** Everything that was reported about one thing until staff decided about it (rule 162). */
type ReportCaseTable = {
  id: string;
  target_kind: Once<ReportTargetKind>;
  target_id: Once<string>;
  state: ReportState;
  report_count: number;
  /** Hidden because of the reports, until staff decide. */
  is_hidden: Generated<boolean>;
  created_at: Once<Date>;
  updated_at: Date;
  closed_by: string | null;
};

type ReportTable = {
  case_id: Once<string>;
  reporter_id: Once<string>;
  /** One of the reasons of rule 162. */
  reason: string;
  comment: string;
  created_at: Once<Date>;
};

/** Of open cases only: the highest is looked at first. */
type CaseRankTable = { case_id: Once<string>; rank: string };

/** With which decision about the account a case ended, to come back if that one is taken back. */
type CaseEndTable = {
  case_id: Once<string>;
  decision_id: Once<string>;
  /** Whether those who reported it know. */
  is_told: Generated<boolean>;
};

type CaseClaimTable = { case_id: string; person_id: string; claimed_until: Date };

/** Written by `reports.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    report_case: ReportCaseTable;
    report: ReportTable;
    case_claim: CaseClaimTable;
    case_rank: CaseRankTable;
    case_end: CaseEndTable;
  }
}
