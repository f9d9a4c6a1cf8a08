import type { DecisionTargetKind, Measure } from '#shared/moderation/measures.ts';
import type { SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import type { Columns } from '#modules/ground/column-list.ts';
import type { BadRequest, Conflict, Forbidden, NotFound } from '#modules/ground/refusals.ts';
import type { DetectedBy, EndKind } from './decisions.tables.ts';

export type DecisionTarget = { readonly kind: DecisionTargetKind; readonly id: string };

/** One sanction with its ground, as it was decided (rule 230). */
export type Decision = {
  readonly id: string;
  readonly targetKind: DecisionTargetKind;
  readonly targetId: string;
  readonly measure: Measure;
  readonly countries: readonly string[];
  readonly rule: SuspensionRule;
  readonly legalReference: string;
  readonly facts: string;
  readonly title: string;
  readonly excerpt: string;
  readonly detectedBy: DetectedBy;
  readonly isProvisional: boolean;
  readonly isFinal: boolean;
  readonly createdAt: Date;
  readonly decidedBy: string | null;
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
  readonly endKind: EndKind | null;
  readonly endReason: string;
};

export const decisionColumns: Columns<Decision> = {
  id: 'id',
  targetKind: 'target_kind',
  targetId: 'target_id',
  measure: 'measure',
  countries: 'countries',
  rule: 'rule',
  legalReference: 'legal_reference',
  facts: 'facts',
  title: 'title',
  excerpt: 'excerpt',
  detectedBy: 'detected_by',
  isProvisional: 'is_provisional',
  isFinal: 'is_final',
  createdAt: 'created_at',
  decidedBy: 'decided_by',
  endsAt: 'ends_at',
  endedAt: 'ended_at',
  endKind: 'end_kind',
  endReason: 'end_reason',
};

/** What is decided, and why. */
export type Sanction = {
  readonly measure: Measure;
  /** Of `withhold`; one empty text is everywhere. */
  readonly countries?: readonly string[] | undefined;
  readonly rule: SuspensionRule;
  readonly legalReference?: string | undefined;
  /** Read by the person. */
  readonly facts: string;
  /** Empty or absent for the first words of what it is about. */
  readonly excerpt?: string | undefined;
  readonly endsAt?: Date | null | undefined;
  /** Staff unless told. */
  readonly detectedBy?: DetectedBy | undefined;
  readonly isProvisional?: boolean | undefined;
  readonly isFinal?: boolean | undefined;
  /**
   * Who decided, where a job carries it out for many at once: the audit has their one deed, and whether each is told by
   * mail was decided with it.
   */
  readonly carriedOutFor?: { readonly personId: string | null; readonly isTold: boolean } | undefined;
};

/** The decision as it is after the change, or why nothing changed. */
export type DecisionOutcome = Decision | BadRequest | Conflict | Forbidden | NotFound;

/** Whether it was wrong or gave way to another: then it counts for nothing. */
export function isVoid({ endKind }: Decision): boolean {
  return endKind === 'reversed' || endKind === 'replaced';
}
