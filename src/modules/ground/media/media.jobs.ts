import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'images:remove-files': {
    run: async (context, { imageIds }) => {
      const { removeImageFiles } = await import('./erase-unused-images.ts');
      await removeImageFiles(context, imageIds);
    },
  },
  'images:sweep-variants': {
    schedule: '*/10 * * * *',
    isAlone: true,
    run: async (context) => {
      const { sweepVariants } = await import('./sweep-variants.ts');
      await sweepVariants(context);
    },
  },
} satisfies Jobs;
