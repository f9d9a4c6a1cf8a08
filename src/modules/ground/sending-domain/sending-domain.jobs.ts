import { sendsBySmtp } from '#platform/config/mail-settings.ts';
import type { AtStart, Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'sending-domain:see-keys': unknown;
  }
}

export const jobs = {
  'sending-domain:see-keys': {
    schedule: '23 * * * *',
    run: async ({ mail: _mail, bulkMail: _bulkMail, ...context }) => {
      const { seeSigningKeys } = await import('./see-signing-keys.ts');
      await seeSigningKeys(context);
    },
  },
} satisfies Jobs;

/** The first mail does not wait for its keys, and who runs the site finds them before it leaves. */
export const atStart: AtStart = async (context) => {
  const { sendingDomainOf } = await import('./sending-domain.ts');
  const domain = sendsBySmtp(context.config) ? sendingDomainOf(context.config) : null;
  if (domain === null) return;
  const { ensureKeys } = await import('./make-keys.ts');
  await ensureKeys(context, domain);
};
