import type { DecisionTargetKind } from '#shared/moderation/measures.ts';
import { columnList, type Columns } from '#modules/ground/column-list.ts';
import type { BadRequest, Conflict, Forbidden, NotFound } from '#modules/ground/refusals.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { LegalNoticeState } from './legal-notices.tables.ts';

/** What somebody says is against the law, and what came of it. */
export type LegalNotice = {
  readonly id: string;
  readonly kind: 'copyright' | 'illegal' | 'childAbuse';
  readonly address: string;
  readonly targetKind: DecisionTargetKind;
  readonly targetId: string;
  readonly title: string;
  readonly excerpt: string;
  readonly name: string;
  readonly email: string | null;
  readonly work: string;
  readonly law: string;
  readonly countries: readonly string[];
  readonly explanation: string;
  readonly state: LegalNoticeState;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly reason: string;
  readonly decisionId: string | null;
  readonly counterName: string;
  readonly counterAddress: string;
  readonly counterWords: string;
  readonly counteredAt: Date | null;
  readonly restoreAt: Date | null;
  readonly endedAt: Date | null;
  readonly holdReason: string;
};

const columns: Columns<LegalNotice> = {
  id: 'id',
  kind: 'kind',
  address: 'address',
  targetKind: 'target_kind',
  targetId: 'target_id',
  title: 'title',
  excerpt: 'excerpt',
  name: 'name',
  email: 'email',
  work: 'work',
  law: 'law',
  countries: 'countries',
  explanation: 'explanation',
  state: 'state',
  createdAt: 'created_at',
  decidedAt: 'decided_at',
  decidedBy: 'decided_by',
  reason: 'reason',
  decisionId: 'decision_id',
  counterName: 'counter_name',
  counterAddress: 'counter_address',
  counterWords: 'counter_words',
  counteredAt: 'countered_at',
  restoreAt: 'restore_at',
  endedAt: 'ended_at',
  holdReason: 'hold_reason',
};
export const NOTICE_COLUMNS = columnList('t', columns);

const LOCK = `select ${NOTICE_COLUMNS} from legal_notice t where t.id = $1 for update`;

/** Holds a notice until the transaction ends. */
export async function lockLegalNotice(database: Database<Tables>, id: string): Promise<LegalNotice | undefined> {
  const [notice] = await database.query<LegalNotice>('legal_notice_lock', LOCK, [id]);
  return notice;
}

/** The notice as it is after a change, or why nothing changed. */
export type LegalNoticeOutcome = LegalNotice | BadRequest | Conflict | Forbidden | NotFound;
