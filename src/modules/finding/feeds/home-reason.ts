import { formatMessage } from '#shared/messages/format-message.ts';
import { homeFeedMessages as messages } from '#shared/messages/home-feed.ts';
import type { HomeFacts } from '#modules/finding/recommendations/load-home-facts.ts';
import type { Story } from '#modules/stories/stories/story.ts';

/** Why a story stands in a feed of the viewer: exactly one reason, and what it names. */
export type HomeReason =
  | { readonly kind: 'FOLLOWED_AUTHOR'; readonly personId: string }
  | { readonly kind: 'FOLLOWED_PUBLICATION'; readonly publicationId: string }
  | { readonly kind: 'FOLLOWED_TOPIC'; readonly tagId: string }
  | { readonly kind: 'REPOSTED'; readonly personId: string; readonly note: string }
  | { readonly kind: 'STAFF_PICK' | 'BOOSTED' | 'POPULAR' | 'LATEST' };

export type HomeItem = { readonly story: Story; readonly reason: HomeReason };

/** What weighs most of what speaks for a story (rule 40). Pure. */
export function reasonOf(facts: HomeFacts): HomeReason {
  const { followedAuthorId, reposterId, publicationId, followedTagId } = facts;
  if (followedAuthorId !== null) return { kind: 'FOLLOWED_AUTHOR', personId: followedAuthorId };
  if (reposterId !== null) return { kind: 'REPOSTED', personId: reposterId, note: facts.repostNote ?? '' };
  if (facts.followsPublication && publicationId !== null) return { kind: 'FOLLOWED_PUBLICATION', publicationId };
  if (facts.isStaffPick) return { kind: 'STAFF_PICK' };
  if (facts.isBoosted) return { kind: 'BOOSTED' };
  if (followedTagId !== null) return { kind: 'FOLLOWED_TOPIC', tagId: followedTagId };
  return { kind: facts.reads > 0 ? 'POPULAR' : 'LATEST' };
}

const sentences = {
  FOLLOWED_AUTHOR: messages.fromAuthor,
  FOLLOWED_PUBLICATION: messages.fromPublication,
  FOLLOWED_TOPIC: messages.fromTopic,
  REPOSTED: messages.reposted,
  STAFF_PICK: messages.staffPick,
  BOOSTED: messages.boosted,
  POPULAR: messages.popular,
  LATEST: messages.latest,
} as const satisfies Readonly<Record<HomeReason['kind'], string>>;

/** The sentence on the card. Pure. */
export function reasonText(kind: HomeReason['kind'], name: string): string {
  return formatMessage(sentences[kind], { name });
}
