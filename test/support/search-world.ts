import { indexPending } from '#modules/finding/search/index-pending.ts';
import type { TestProgram } from './test-program.ts';

/** Lets what stands in the world be found: Ada has confirmed her address, and everything is indexed. */
export async function openSearchWorld({ context, world }: Pick<TestProgram, 'context' | 'world'>): Promise<void> {
  const confirmed = { address: 'ada@mail.example', person_id: world.people.ada, is_verified: true };
  const created = { created_at: context.clock.now() };
  await context.database.kysely
    .insertInto('email_address')
    .values({ ...confirmed, ...created })
    .execute();
  // As the worker does at once.
  await indexPending(context);
}
