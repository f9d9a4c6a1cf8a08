import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';

/** A boost of a story as its row, from and until a time. */
export async function buildBoost(
  { database }: Pick<CommandContext, 'database'>,
  { storyId, from, until }: { readonly storyId: string; readonly from: string; readonly until: string },
): Promise<void> {
  await database.query(
    'test_boost_insert',
    `insert into boost_case (id, story_id, state, opened_at, decided_at, boosted_until)
     values ($1, $2, 'boosted', $3, $3, $4)`,
    [createId(), storyId, from, until],
  );
}
