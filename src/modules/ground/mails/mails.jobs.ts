import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'mail:send': {
    run: async ({ mail, ...context }, { sealed }) => {
      const { deliverMail } = await import('./deliver-mail.ts');
      await deliverMail(context, mail, sealed);
    },
  },
} satisfies Jobs;
