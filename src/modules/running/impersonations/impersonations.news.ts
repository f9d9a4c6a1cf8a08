import type { ModuleNews } from '#modules/ground/module-news.ts';

export const news = {
  /** Tells somebody that staff looked at the site as them; why and when is in their settings (rule 248). */
  'impersonation.told': async (_database, { personId, impersonationId }) => [
    { kind: 'STAFF_LOOKED', recipientIds: [personId], bundleKey: `impersonation:${impersonationId}`, actorId: null },
  ],
} satisfies ModuleNews;
