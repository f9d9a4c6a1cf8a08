import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeClapsBack } from './take-claps-back.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'claps:sweep': unknown;
  }
}

const CLAPPED_WHILE_SUSPENDED = `
  select p.id from person p where p.state = 'suspended' and (
    exists (select 1 from clap c where c.person_id = p.id)
    or exists (select 1 from response_clap c where c.person_id = p.id)
    or exists (select 1 from list_clap c where c.person_id = p.id))
  order by p.id`;

/** Each night the claps of suspended accounts go (rule 23). */
export async function sweepClaps(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const people = await context.database.query<{ id: string }>('claps_of_suspended', CLAPPED_WHILE_SUSPENDED, []);
  for (const { id } of people) await takeClapsBack(context, id);
}
