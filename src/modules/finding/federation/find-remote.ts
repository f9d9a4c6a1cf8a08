import { OutboundError } from '#platform/outbound/outbound-error.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { askServer } from './ask-server.ts';
import type { LocalActor } from './find-actor.ts';
import { readRemote, type Remote } from './remote.ts';
import { keepRemote } from './remotes.store.ts';

/** Own judgement: what one server makes us ask of it; a server has a few new readers a minute, and turns its keys seldom. */
const RULE = { most: 240, windowSeconds: 3_600 } as const;
const ACTIVITY_TYPE = 'application/activity+json';
const READABLE = /^application\/(?:activity\+json|ld\+json)\b/i;

const KNOWN = `
  select actor_uri as uri, host, username, key_id as "keyId", public_key as "publicKey", inbox,
    shared_inbox as "sharedInbox", fetched_at as "fetchedAt"
  from federation_remote where actor_uri = $1`;

/** What is known of somebody elsewhere without asking. */
export async function findKnownRemote({ database }: CommandContext, uri: string): Promise<Remote | undefined> {
  const [remote] = await database.query<Remote>('federation_remote_known', KNOWN, [uri]);
  return remote;
}

/**
 * Asks a server for somebody there, in the name of `asker` where one is known, and keeps the answer. Undefined where it
 * gives none that can be used; inner addresses are never asked.
 */
export async function fetchRemote(
  context: CommandContext,
  uri: string,
  asker: LocalActor | undefined,
): Promise<Remote | undefined> {
  const url = URL.parse(uri);
  if (url === null) return undefined;
  const taken = await takeOperation(context, 'ask for a remote actor', url.host, RULE);
  if (!taken.ok) return undefined;
  try {
    const answer = await askServer(context, { url, method: 'GET', headers: { accept: ACTIVITY_TYPE }, asker });
    if (!answer.ok || !READABLE.test(answer.headers.get('content-type') ?? '')) return undefined;
    const remote = readRemote(uri, await answer.json(), context.clock.now());
    if (remote !== undefined) await keepRemote(context.database, remote);
    return remote;
  } catch (error) {
    if (error instanceof OutboundError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
