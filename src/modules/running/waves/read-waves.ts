import type { SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import type { WaveKind, WaveState } from '#shared/moderation/wave-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';

export type Wave = {
  readonly id: string;
  readonly kind: WaveKind;
  readonly value: string;
  readonly rule: SuspensionRule;
  readonly facts: string;
  readonly state: WaveState;
  readonly accountCount: number;
  readonly doneCount: number;
  readonly undoneCount: number;
  readonly passedCount: number;
  readonly createdAt: Date;
  /** A name. */
  readonly startedBy: string | null;
};

const MOST_SHOWN = 50;

const WAVES = `
  select w.id, w.kind, w.value, w.rule, w.facts, w.state, w.account_count as "accountCount",
    w.created_at as "createdAt", p.name as "startedBy", c.done as "doneCount", c.undone as "undoneCount",
    c.passed as "passedCount"
  from (select * from wave order by created_at desc, id limit ${MOST_SHOWN}) w
  left join person p on p.id = w.created_by
  cross join lateral (
    select count(*) filter (where a.state = 'DONE')::int as done,
      count(*) filter (where a.state = 'UNDONE')::int as undone,
      count(*) filter (where a.state = 'PASSED')::int as passed
    from wave_account a where a.wave_id = w.id) c
  order by w.created_at desc, w.id`;

/** The last waves and how far each is, the newest first; null for whoever does not decide. */
export async function readWaves(context: CommandContext): Promise<readonly Wave[] | null> {
  if (!canDecideReports(context)) return null;
  return await context.database.query<Wave>('waves_all', WAVES, []);
}
