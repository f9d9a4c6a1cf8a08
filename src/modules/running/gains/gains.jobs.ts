import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import { gainReactions } from './attribute-gain.ts';

export const jobs = {
  'gains:attribute': {
    run: async (context, gain) => {
      const { attributeGain } = await import('./attribute-gain.ts');
      await attributeGain(context, gain);
    },
  },
} satisfies Jobs;

export const reactions: Reactions = gainReactions;
