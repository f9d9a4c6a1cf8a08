import type { NotificationKind } from '#shared/notifications/notification-kinds.ts';
import type { Measure } from '#shared/moderation/measures.ts';
import type { ModuleNews } from '#modules/ground/module-news.ts';
import type { EndKind } from './decisions.tables.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** Whoever a decision is about hears of it, or of what came of it: as often as they get a mail about it. */
    'decision.told': { readonly decisionId: string; readonly what: ToldOf };
  }
}

/** What somebody is told of: the measure, that it waits for a person, how it ended, or that their appeal was answered. */
export type ToldOf = Measure | 'review' | Exclude<EndKind, 'replaced'> | 'appeal';

const KINDS: Readonly<Record<ToldOf, NotificationKind>> = {
  warn: 'DECISION_WARNED',
  limit: 'DECISION_LIMITED',
  demonetise: 'DECISION_DEMONETISED',
  hide: 'DECISION_HIDDEN',
  withhold: 'DECISION_WITHHELD',
  suspend: 'DECISION_SUSPENDED',
  review: 'DECISION_REVIEWED',
  expired: 'DECISION_ENDED',
  lifted: 'DECISION_ENDED',
  reversed: 'DECISION_REVERSED',
  appeal: 'APPEAL_ANSWERED',
};

const PEOPLE = 'select person_id as id from decision_person where decision_id = $1';

export const news = {
  /** In the bell as by mail, with the way to the statement and the appeal; never who decided (rules 231 and 330). */
  'decision.told': async (database, { decisionId, what }) => {
    const people = await database.query<{ id: string }>('decision_told_people', PEOPLE, [decisionId]);
    const recipientIds = people.map(({ id }) => id);
    const kind = KINDS[what];
    return [{ kind, recipientIds, bundleKey: `decision:${decisionId}:${kind}`, actorId: null, decisionId }];
  },
} satisfies ModuleNews;
