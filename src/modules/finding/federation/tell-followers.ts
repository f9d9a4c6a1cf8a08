import { createHash } from 'node:crypto';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { findActor, type LocalActor } from './find-actor.ts';
import { type ReadArticle, readArticle } from './read-articles.ts';
import { sendToFollowers } from './send-to-followers.ts';
import { deletePending, findTold, forgetTold, keepTold, takePending } from './told-stories.store.ts';

/**
 * Writes down what followers elsewhere are to be told of everything that changed, as it stands now. Answers with how
 * many changes there were.
 */
export async function tellFollowers(context: CommandContext, isEnding: () => boolean = () => false): Promise<number> {
  mustBeProgram(context);
  let count = 0;
  for (;;) {
    if (isEnding()) return count;
    const told = await withTransaction(context, tellSome);
    count += told;
    if (told === 0) return count;
  }
}

async function tellSome(inside: CommandContext): Promise<number> {
  const pending = await takePending(inside.database);
  if (pending.length === 0) return 0;
  const once = new Map(pending.map((change) => [`${change.kind} ${change.id} ${change.personId}`, change]));
  for (const { kind, id, personId } of once.values()) {
    const actor = await findActor(inside.database, personId);
    if (actor?.isOpen !== true) continue;
    if (kind === 'person') await sendToFollowers(inside.database, personId, { kind: 'profile' });
    else await tellOfStory(inside, actor, id);
  }
  await deletePending(inside.database, pending);
  return pending.length;
}

async function tellOfStory(inside: CommandContext, actor: LocalActor, storyId: string): Promise<void> {
  const { database } = inside;
  const { personId } = actor;
  const found = await readArticle(inside, personId, storyId);
  if (found === undefined) {
    await forgetTold(database, storyId, personId);
    // Also what nobody was told of: their readers may have found it by its address.
    return await sendToFollowers(database, personId, { kind: 'withdrawal', storyId });
  }
  const told = await findTold(database, storyId, personId);
  const hash = hashOf(found);
  if (told === hash) return;
  await keepTold(database, storyId, personId, hash);
  if (told !== undefined) await sendToFollowers(database, personId, { kind: 'story', verb: 'Update', storyId });
  else if (isNews(found, actor)) await sendToFollowers(database, personId, { kind: 'story', verb: 'Create', storyId });
}

/** What was there before they could be followed is nothing new, and neither is an archive that was brought along. */
function isNews({ story }: ReadArticle, { openedAt }: LocalActor): boolean {
  return story.firstPublishedAt !== null && story.firstPublishedAt >= openedAt;
}

/** The same for what reads the same. */
function hashOf({ article }: ReadArticle): string {
  const text = JSON.stringify({ ...article, updated: undefined });
  return createHash('sha256').update(text).digest('base64url');
}
