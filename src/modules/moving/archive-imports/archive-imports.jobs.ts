import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'archive-imports:bring': {
    run: async (context, job, run) => {
      const { bringArchiveIn } = await import('./bring-archive-in.ts');
      await bringArchiveIn(context, job, run);
    },
  },
  'archive-imports:remove-files': {
    run: async (context, { importIds }) => {
      const { removeUploads } = await import('./erase-archive-imports-of.ts');
      await removeUploads(context, importIds);
    },
  },
} satisfies Jobs;
