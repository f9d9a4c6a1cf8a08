import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { approveNomination } from '#modules/stories/nominations/decide-nomination.ts';
import { nominateStory } from '#modules/stories/nominations/nominate-story.ts';
import { type Known, required } from './known.ts';
import { as, viewerOf } from './load-submissions.ts';
import { nominations } from './earning-world.ts';
import { staff } from './world.ts';

/** Has curators nominate stories: one is boosted, one waits for its second approval, one for both. */
export async function loadBoosts(context: CommandContext, personIds: Known, storyIds: Known): Promise<void> {
  const known = await context.database.query('demo_nominations', 'select 1 from nomination limit 1', []);
  if (known.length > 0) return;
  const curator = (name: string) => as(context, curatorOf(required(personIds, name), name));
  for (const { story, by, reason, approvedBy } of nominations) {
    const made = await nominateStory(curator(by), { storyId: required(storyIds, story), reason });
    // A site that shows the demo long after it was made has no story that is new enough.
    if (made.type !== 'BoostCase') continue;
    for (const name of approvedBy) await approveNomination(curator(name), made.id);
  }
}

function curatorOf(personId: string, name: string) {
  const roles: readonly PlatformRole[] = staff.find((one) => one.name === name)?.roles ?? [];
  return { ...viewerOf(personId), sessionId: 'demo', roles: new Set(roles) };
}
