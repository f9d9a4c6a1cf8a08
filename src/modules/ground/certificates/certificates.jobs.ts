import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'certificates:order': unknown;
  }
}

export const jobs = {
  'certificates:order': {
    schedule: '* * * * *',
    isAlone: true,
    run: async (context) => {
      const { acmeDirectoryUrl, isOwnTls } = context.config;
      if (!isOwnTls) return;
      const { openAcmeAuthority } = await import('./acme-authority.ts');
      const { orderDueCertificates } = await import('./order-certificates.ts');
      await orderDueCertificates(context, openAcmeAuthority(context, acmeDirectoryUrl));
    },
  },
} satisfies Jobs;
