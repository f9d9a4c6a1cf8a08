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
      const { acmeDirectoryUrl, acmeFallbackUrl, isOwnTls } = context.config;
      if (!isOwnTls) return;
      const { openAcmeAuthority } = await import('./acme-authority.ts');
      const { orderDueCertificates } = await import('./order-certificates.ts');
      const { authoritiesInTurn } = await import('./authorities-in-turn.ts');
      const first = openAcmeAuthority(context, acmeDirectoryUrl);
      const isAlone = acmeFallbackUrl === undefined;
      const authority = isAlone ? first : authoritiesInTurn(first, openAcmeAuthority(context, acmeFallbackUrl));
      await orderDueCertificates(context, authority);
    },
  },
} satisfies Jobs;
