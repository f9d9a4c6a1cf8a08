import type { SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import type { Columns } from '#modules/ground/column-list.ts';
import type { RateLimited } from '#modules/ground/limits/rate-limited.ts';
import type { ReportState, ReportTargetKind } from './reports.tables.ts';

export type ReportTarget = { readonly kind: ReportTargetKind; readonly id: string };

/** Everything that was reported about one thing until staff decided about it. */
export type ReportCase = {
  readonly id: string;
  readonly targetKind: ReportTargetKind;
  readonly targetId: string;
  readonly state: ReportState;
  readonly reportCount: number;
  /** Hidden because of the reports, until staff decide. */
  readonly isHidden: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export const caseColumns: Columns<ReportCase> = {
  id: 'id',
  targetKind: 'target_kind',
  targetId: 'target_id',
  state: 'state',
  reportCount: 'report_count',
  isHidden: 'is_hidden',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

/** What one person said of it. */
export type Report = {
  readonly reporterId: string;
  readonly reason: SuspensionRule;
  readonly comment: string;
  readonly createdAt: Date;
};

export const reportColumns: Columns<Report> = {
  reporterId: 'reporter_id',
  reason: 'reason',
  comment: 'comment',
  createdAt: 'created_at',
};

/** What reporting comes to. */
export type ReportOutcome =
  | { readonly type: 'ReportReceived'; readonly targetId: string }
  | RateLimited
  | { readonly type: 'BadRequest' | 'NotFound'; readonly message: string };
