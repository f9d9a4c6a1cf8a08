import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type BadRequest, badRequest, type NotFound, notFound } from '#modules/ground/refusals.ts';
import { type RateLimited, rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import type { MutedKind } from './mute.ts';
import { deleteMute, insertMute } from './mutes.store.ts';

/** Own judgement: more than anybody needs on a bad day. */
const RULE = { most: 500, windowSeconds: 86_400 } as const;

type Wanted = { readonly kind: MutedKind; readonly id: string };

/** What muting comes to. */
export type MuteOutcome = { readonly type: 'Muted' } | BadRequest | NotFound | RateLimited;

/**
 * Mutes a person, a publication or a tag in the viewer's name (rule 32): their stories vanish from home,
 * digests and notifications, and their pages stay. Muting twice is muting once; nobody mutes
 * themselves or what is not there.
 */
export async function muteAsViewer(context: CommandContext, { kind, id }: Wanted): Promise<MuteOutcome> {
  const viewer = mustBeSignedIn(context);
  if (kind === 'person' && id === viewer.personId) return badRequest(messages.muteSelf);
  if (!(await isThere(context, kind, id))) return notFound(messages.nobody);
  const taken = await takeOperation(context, 'mute', viewer.personId, RULE);
  if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  await insertMute(context.database, { muterId: viewer.personId, kind, id, now: context.clock.now() });
  return { type: 'Muted' };
}

/** Mutes somebody or something no longer, also what is not there any more. */
export async function unmuteAsViewer(context: CommandContext, { kind, id }: Wanted): Promise<void> {
  const viewer = mustBeSignedIn(context);
  await deleteMute(context.database, { muterId: viewer.personId, kind, id });
}

/** Also who is suspended: they read on (rule 144), and it touches nobody else. */
function mustBeSignedIn({ viewer }: CommandContext) {
  if (viewer === null) throw new NotAllowed();
  return viewer;
}

async function isThere({ database: { kysely } }: CommandContext, kind: MutedKind, id: string): Promise<boolean> {
  const found = kysely.selectFrom(kind).select('id').where('id', '=', id);
  switch (kind) {
    case 'person':
      return (await found.where('state', '!=', 'deleted').executeTakeFirst()) !== undefined;
    case 'publication':
      return (await found.where('state', '!=', 'suspended').executeTakeFirst()) !== undefined;
    case 'tag':
      return (await found.executeTakeFirst()) !== undefined;
  }
}
