import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { countReactionsOfList, lockListCounts } from '#modules/reading/lists/count-reactions.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { countClapsOfResponse, lockResponse } from '#modules/reading/responses/count-reactions.ts';
import { countReactionsOfStory, lockStoryCounts } from '#modules/stories/stories/count-reactions.ts';
import { type Claps, type ClapTarget, selectAllClapsOf, selectClaps, writeClaps } from './claps.store.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'story.clapped': { readonly storyId: string; readonly personId: string; readonly isFirst: boolean };
    /** Somebody claps for it who did not before. */
    'response.clapped': { readonly responseId: string; readonly personId: string };
    'list.clapped': { readonly listId: string; readonly personId: string };
  }
}

/**
 * Brings the claps of a person to a number and the counts with them; answers how many were added. Where that
 * is more than `paid`, nothing is changed: whoever asked counts them against the limit first. Inside a
 * transaction, after the lock of the target, so that many at once come out as if one after another.
 */
export async function setClaps(inside: CommandContext, claps: Claps, paid: number): Promise<number> {
  const { target, personId, count } = claps;
  if (!(await lock(inside, target))) return 0;
  const before = await selectClaps(inside.database, claps);
  const added = count - before;
  if (added === 0 || added > paid) return Math.max(0, added);
  await writeClaps(inside.database, claps, inside.clock.now());
  const fans = Number(count > 0) - Number(before > 0);
  await countClaps(inside, target, { claps: added, fans });
  if (fans !== 0 && target.kind === 'story') await purgeTags(inside, [userCacheTag(personId)]);
  if (added > 0 && target.kind === 'story') {
    await emitEvent(inside.database, 'story.clapped', { storyId: target.id, personId, isFirst: before === 0 });
  }
  if (fans > 0) await tellOfFirst(inside, target, personId);
  return Math.max(0, added);
}

async function tellOfFirst({ database }: CommandContext, { kind, id }: ClapTarget, personId: string): Promise<void> {
  if (kind === 'response') await emitEvent(database, 'response.clapped', { responseId: id, personId });
  if (kind === 'list') await emitEvent(database, 'list.clapped', { listId: id, personId });
}

function lock(inside: CommandContext, { kind, id }: ClapTarget): Promise<boolean> {
  switch (kind) {
    case 'story':
      return lockStoryCounts(inside, id);
    case 'list':
      return lockListCounts(inside, id);
    case 'response':
      return lockResponse(inside, id);
  }
}

function countClaps(
  inside: CommandContext,
  { kind, id }: ClapTarget,
  change: { readonly claps: number; readonly fans: number },
): Promise<void> {
  switch (kind) {
    case 'story':
      return countReactionsOfStory(inside, id, change);
    case 'list':
      return countReactionsOfList(inside, id, change);
    case 'response':
      return countClapsOfResponse(inside, id, change);
  }
}

/** Takes every clap of a person back, with the counts: when they go, and of the suspended each night (rule 23). */
export function takeClapsBack(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  return withTransaction(context, async (inside) => {
    for (const target of await selectAllClapsOf(inside.database, personId)) {
      await setClaps(inside, { target, personId, count: 0 }, 0);
    }
  });
}

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
