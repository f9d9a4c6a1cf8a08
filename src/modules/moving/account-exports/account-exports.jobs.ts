import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'archives:make': {
    run: async (context, job, { attempt }) => {
      const { makeExport } = await import('./make-export.ts');
      await makeExport(context, job, attempt);
    },
  },
  'archives:remove-files': {
    run: async (context, { exportIds }) => {
      const { removeExportFiles } = await import('./erase-exports-of.ts');
      await removeExportFiles(context, exportIds);
    },
  },
} satisfies Jobs;
