import { randomBytes } from 'node:crypto';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { notFound, type NotYours } from './draft-outcome.ts';
import type { Draft } from './draft.ts';
import { deleteLink, replaceLink } from './drafts.store.ts';
import { findEditable, isStory } from './find-editable.ts';
import { readDraft } from './read-draft.ts';

/** Rule 8: 128 bits. */
const TOKEN_BYTES = 16;

export type MadeLink = { readonly type: 'CreatedDraftLink'; readonly url: string; readonly draft: Draft };

/** Makes the one link by which anybody reads a draft (WRITE-9); it is told this once, and ends the one before. */
export async function createDraftLink(context: CommandContext, storyId: string): Promise<MadeLink | NotYours> {
  const { viewer, database, clock, config } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const story = await findEditable(context, storyId);
  if (!isStory(story)) return story;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { personId } = viewer;
  await replaceLink(database, { storyId, tokenHash: hashOfToken(token), personId, now: clock.now() });
  const draft = await readDraft(database, storyId);
  if (draft === undefined) return notFound;
  return { type: 'CreatedDraftLink', url: `${config.siteUrl}/p/${storyId}?sk=${token}`, draft };
}

/** Ends the link: at once nobody reads by it. */
export async function revokeDraftLink(context: CommandContext, storyId: string): Promise<Draft | NotYours> {
  const { viewer, database } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const story = await findEditable(context, storyId);
  if (!isStory(story)) return story;
  await deleteLink(database, storyId);
  return (await readDraft(database, storyId)) ?? notFound;
}
