import type { AtStart, Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'stories:refresh-top': {
    schedule: '7 * * * *',
    run: async (context) => {
      const { refreshTopStories } = await import('./refresh-top-stories.ts');
      await refreshTopStories(context);
    },
  },
  'stories:publish-scheduled': {
    // One after another, the one at start among them: each would count the same story for the day.
    schedule: '* * * * *',
    isAlone: true,
    run: async (context) => {
      const { publishScheduled } = await import('./publish-scheduled.ts');
      await publishScheduled(context);
    },
  },
  'stories:purge-trash': {
    schedule: '29 4 * * *',
    run: async (context) => {
      const { purgeTrash } = await import('./purge-trash.ts');
      await purgeTrash(context);
    },
  },
} satisfies Jobs;

export const atStart: AtStart = async (context) => {
  const { refreshTopStoriesAtStart } = await import('./refresh-top-stories.ts');
  await refreshTopStoriesAtStart(context);
  const { publishScheduledAtStart } = await import('./publish-scheduled.ts');
  await publishScheduledAtStart(context);
};
