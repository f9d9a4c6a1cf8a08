import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'waves:work': {
    run: async (context, { waveId }) => {
      const { workAtWave } = await import('./work-at-wave.ts');
      await workAtWave(context, waveId);
    },
  },
} satisfies Jobs;
