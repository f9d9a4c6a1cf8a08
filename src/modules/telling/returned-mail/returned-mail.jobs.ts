import type { Alongside } from '#modules/ground/module-jobs.ts';

/** Listens where the operator named a port; elsewhere mail that comes back is its sender's to read. */
export const alongside: Alongside = async (context) => {
  const { mailIntake } = context.config;
  if (mailIntake === undefined) return { stop: async () => undefined };
  const { startIntake } = await import('./intake.ts');
  return await startIntake(context, mailIntake);
};
