import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import { settleSilenceOfPerson } from './settle-silence.ts';

export const jobs = {
  'responses:settle': {
    run: async (context, batch) => {
      const { settleSilence } = await import('./settle-silence.ts');
      await settleSilence(context, batch);
    },
  },
} satisfies Jobs;

export const reactions: Reactions = () => [settleSilenceOfPerson];
