import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { asProgram, type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { unfollow } from '#modules/people/follows/unfollow.ts';
import { type BadRequest, badRequest, type NotFound, notFound } from '#modules/ground/refusals.ts';
import { type RateLimited, rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { canBlock } from './blocks.policy.ts';
import { deleteBlock, insertBlock } from './blocks.store.ts';

/** Own judgement: more than anybody needs on a bad day. */
const RULE = { most: 200, windowSeconds: 86_400 } as const;

/** What blocking comes to. */
export type BlockOutcome = { readonly type: 'Blocked' } | BadRequest | NotFound | RateLimited;

/**
 * Blocks somebody in the viewer's name (rule 31): both follow each other no longer, and nobody is told.
 * Blocking twice is blocking once; nobody blocks themselves or who is not there.
 */
export async function blockPerson(context: CommandContext, personId: string): Promise<BlockOutcome> {
  const viewer = mustBeOpenViewer(context);
  if (personId === viewer.personId) return badRequest(messages.blockSelf);
  const person = await context.database.kysely
    .selectFrom('person')
    .select(['id', 'state'])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!canBlock(viewer, person)) return notFound(messages.nobody);
  const taken = await takeOperation(context, 'block', viewer.personId, RULE);
  if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  await withTransaction(context, async (inside) => {
    const block = { blockerId: viewer.personId, personId, now: inside.clock.now() };
    if (!(await insertBlock(inside.database, block))) return;
    // In the name of the program, since a follow of the other side ends too; in one order, so that two who
    // block each other at once never wait for each other in a circle.
    const pair = [viewer.personId, personId].toSorted();
    const [first = '', second = ''] = pair;
    await unfollow(asProgram(inside), { followerId: first, kind: 'person', id: second });
    await unfollow(asProgram(inside), { followerId: second, kind: 'person', id: first });
  });
  return { type: 'Blocked' };
}

/** Ends a block of the viewer; who followed whom stays as it is. */
export async function unblockPerson(context: CommandContext, personId: string): Promise<void> {
  const viewer = mustBeOpenViewer(context);
  await deleteBlock(context.database, { blockerId: viewer.personId, personId });
}

function mustBeOpenViewer({ viewer }: CommandContext) {
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  return viewer;
}
