import type { Draft } from '#modules/stories/drafts/draft.ts';
import { takeDraft } from '#modules/stories/drafts/take-draft.ts';
import { asProgram, type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { changeStory } from './change-story.ts';
import { lockManagedStory, type ManagedStory } from './managed-story.ts';
import { type StoryOutcome, changedStory, storyWentOn } from '#modules/ground/story-outcome.ts';
import type { Schedule } from './schedule-time.ts';
import { settingsColumns } from './settings-columns.ts';
import type { StorySettings } from './story-settings.ts';

/**
 * Has a draft wait for its time, with the settings that it will be published with; a time that it waited for
 * before is forgotten (rule 10). The caller has asked all rules.
 */
export function scheduleStory(
  context: CommandContext,
  scheduled: {
    readonly story: ManagedStory;
    readonly draft: Draft;
    readonly settings: StorySettings;
    readonly schedule: Schedule;
  },
): Promise<StoryOutcome<'Conflict'>> {
  const { story, draft, settings, schedule } = scheduled;
  return withTransaction(context, async (inside) => {
    const taken = await takeDraft(asProgram(inside), story);
    const now = await lockManagedStory(inside.database, story.id);
    if (now?.state !== 'draft' || taken.rev !== draft.rev) return storyWentOn;
    await changeStory(inside, story.id, {
      ...(await settingsColumns(inside, now, settings)),
      scheduled_at: schedule.at,
      schedule_time_zone: schedule.timeZone,
      schedule_failure: null,
    });
    return changedStory(story.id);
  });
}
