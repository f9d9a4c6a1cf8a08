import type { Columns } from '#modules/ground/column-list.ts';
import type { RateLimited } from '#modules/ground/limits/rate-limited.ts';
import type { BadRequest, Conflict, Forbidden, NotFound } from '#modules/ground/refusals.ts';
import type { AppealState } from './appeals.tables.ts';

/** What somebody says against a decision, and what came of it. */
export type Appeal = {
  readonly id: string;
  readonly decisionId: string;
  readonly personId: string;
  readonly words: string;
  readonly state: AppealState;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly reason: string;
  readonly isByFirst: boolean;
};

export const appealColumns: Columns<Appeal> = {
  id: 'id',
  decisionId: 'decision_id',
  personId: 'person_id',
  words: 'words',
  state: 'state',
  createdAt: 'created_at',
  dueAt: 'due_at',
  decidedAt: 'decided_at',
  decidedBy: 'decided_by',
  reason: 'reason',
  isByFirst: 'is_by_first',
};

export type AppealOutcome = Appeal | BadRequest | Conflict | NotFound | RateLimited;
export type DecideAppealOutcome = Appeal | BadRequest | Conflict | Forbidden | NotFound;

/** How whoever looks stands to an appeal. */
export type AppealStanding =
  | 'MAY_DECIDE'
  /** They made the decision, or it is about them. */
  | 'NOT_YOURS'
  /** They made it, and nobody else works here: they look again after a day. */
  | 'ONLY_ONE_WAITS'
  | 'ONLY_ONE';
