import type { Reaction } from '#platform/jobs/outbox.ts';
import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import type { Tables } from '#modules/ground/tables.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'legal-notices:restore': unknown;
    'legal-notices:forget': unknown;
    'legal-notices:tell-staff': unknown;
  }
}

export const jobs = {
  'legal-notices:restore': {
    schedule: '7 * * * *',
    run: async (context) => {
      const { restoreCountered } = await import('./counter-legal-notice.ts');
      await restoreCountered(context);
    },
  },
  'legal-notices:forget': {
    schedule: '53 3 * * *',
    run: async (context) => {
      const { forgetOldNotices } = await import('./counter-legal-notice.ts');
      await forgetOldNotices(context);
    },
  },
  'legal-notices:tell-staff': {
    schedule: '37 * * * *',
    run: async (context) => {
      const { tellStaffOfNotices } = await import('./tell-staff-of-notices.ts');
      await tellStaffOfNotices(context);
    },
  },
} satisfies Jobs;

const FOLLOW = 'update legal_notice set decision_id = $2 where decision_id = $1';

/** What an appeal puts in the place of a decision was done for the same notice: its author may counter it (rule 262). */
const followAppeal: Reaction<Tables, 'decision.replaced'> = {
  name: 'legal-notices:decision-replaced',
  event: 'decision.replaced',
  react: async (database, { decisionId, by, measure }) => {
    // A warning takes nothing down that could come back.
    if (measure !== 'warn') await database.query('legal_notice_follow', FOLLOW, [decisionId, by]);
  },
};

export const reactions: Reactions = () => [followAppeal];
