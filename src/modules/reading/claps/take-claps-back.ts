import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { selectAllClapsOf } from './claps.store.ts';
import { setClaps } from './set-claps.ts';

/** Takes every clap of a person back, with the counts: when they go, and of the suspended each night (rule 23). */
export function takeClapsBack(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  return withTransaction(context, async (inside) => {
    for (const target of await selectAllClapsOf(inside.database, personId)) {
      await setClaps(inside, { target, personId, count: 0 }, 0);
    }
  });
}
