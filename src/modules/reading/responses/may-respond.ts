import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { isFollowing } from '#modules/people/follows/is-following.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { forbidden } from '#modules/ground/refusals.ts';
import { makersOf } from './place.ts';
import type { Place } from './response.ts';
import { type NoResponse, whyNoResponse } from './responses.policy.ts';

/** The sentence that says why (rule 27). */
const sentences = {
  closed: messages.closed,
  followers: messages.followersOnly,
  members: messages.membersOnly,
  unverified: messages.unverified,
  refused: graphErrorMessages.forbidden,
} as const satisfies Record<NoResponse, string>;

/** Why the viewer may not respond here, or undefined where they may. */
export async function findNoResponse(context: ReadContext, place: Place): Promise<NoResponse | undefined> {
  const asksForFollowers = place.kind === 'story' && place.story.responseLevel === 'followers';
  const follows = asksForFollowers
    ? await Promise.all(makersOf(place).map((id) => isFollowing(context, 'person', id)))
    : [];
  return whyNoResponse(context.viewer, place, follows.includes(true));
}

/** The answer of a command to whom the viewer may not respond, or undefined where they may. */
export async function refuseToRespond(context: ReadContext, place: Place) {
  const reason = await findNoResponse(context, place);
  return reason === undefined ? undefined : forbidden(sentences[reason]);
}
