import { randomBytes } from 'node:crypto';
import { FREE_STORIES_A_MONTH } from '#shared/membership/metering.ts';
import { createId } from '#modules/ground/create-id.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { nextNetwork } from '#test/support/next-network.ts';
import type { TestProgram } from '#test/support/test-program.ts';
import type { Cast } from './sight-people.ts';

const UNLOCK = `mutation($id: ID!) { unlockPost(input: { postId: $id }) { __typename } countPostRead(targetPostId: $id) { __typename } }`;
/** A link that opens a locked story, until it is revoked. */
export type SharedLink = { readonly id: string; readonly storyId: string; readonly secret: string };

type Reader = { readonly headers: Readonly<Record<string, string>> };

/** All but the member, who does not pay for it: what they wrote or may change they read besides. */
export function readersWhoDoNotPay({ people, guest }: Cast): readonly Reader[] {
  return [guest, ...Object.values(people).filter((person) => person !== people.member)];
}

/** Readers read other locked stories, until none of the month is free for them any more. */
export async function spendFreeStories(program: TestProgram, readers: readonly Reader[]): Promise<void> {
  for (let count = 0; count < FREE_STORIES_A_MONTH; count += 1) {
    const { id } = await buildStory(program.context, { title: 'Elsewhere', isMembersOnly: true });
    for (const { headers } of readers) {
      const body = JSON.stringify({ query: UNLOCK, variables: { id } });
      const answer = await program.ask('/_/graphql', { method: 'POST', headers, body, from: nextNetwork() });
      if (!answer.text.includes('UnlockedPost')) throw new Error(`nothing was free any more: ${answer.text}`);
    }
  }
}

/** As an author makes one, whose secret is known before the story is locked. */
export async function shareStory({ context }: TestProgram, storyId: string, personId: string): Promise<SharedLink> {
  const secret = randomBytes(16).toString('base64url');
  const id = createId();
  const row = { id, story_id: storyId, person_id: personId, token_hash: hashOfToken(secret), most_openings: null };
  await context.database.kysely
    .insertInto('share_link')
    .values({ ...row, created_at: context.clock.now() })
    .execute();
  return { id, storyId, secret };
}
