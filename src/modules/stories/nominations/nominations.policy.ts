import { whyNotNominate } from '#shared/nominations/nomination-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canCurateBoosts } from '#modules/ground/roles/roles.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';

type Nominated = Pick<Story, 'state' | 'authorIds' | 'isListed' | 'isUndated' | 'firstPublishedAt'>;
type Asker = Pick<CommandContext, 'viewer' | 'isProgram'>;

/**
 * Whether to offer the viewer to nominate a story: a curator, where the story itself allows it (rule 200). Whether they
 * did so before, and have a token left, they are told where they do it.
 */
export function mayOfferNomination(asker: Asker, story: Nominated, now: Date): boolean {
  const { viewer } = asker;
  if (viewer === null) return false;
  const why = whyNotNominate({
    isCurator: canCurateBoosts(asker),
    isThere: story.state === 'published',
    isAuthor: story.authorIds.includes(viewer.personId),
    isListed: story.isListed,
    publishedAt: story.isUndated ? null : story.firstPublishedAt,
    hasNominated: false,
    isBoosted: false,
    tokensSpent: 0,
    now,
  });
  return why === null;
}
