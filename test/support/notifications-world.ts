import type { FakeClock } from '#platform/clock/clock.ts';
import { outboxTasks } from '#platform/jobs/outbox.ts';
import type { Config } from '#platform/config/config.ts';
import { reactions } from '#modules/telling/notifications/notifications.jobs.ts';
import { pushNotification } from '#modules/telling/notifications/push-notification.ts';
import { tellOfNotification } from '#modules/telling/notifications/tell-of-notification.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from './account-browser.ts';
import { runJobs } from './run-jobs.ts';
import { createTestGraph, type TestGraph } from './test-graph.ts';

export type Told = {
  readonly id: string;
  readonly notificationType: string;
  readonly isUnread: boolean;
  readonly actors: readonly { readonly id: string }[];
  readonly actorCount: number;
  readonly post: { readonly id: string } | null;
  readonly postResponse: { readonly id: string } | null;
  readonly catalog: { readonly id: string } | null;
  readonly excerpt: string;
  readonly amount: number | null;
  readonly path: string;
};
type Answer = Readonly<Record<string, unknown>>;

const READ = `query($filter: NotificationFilter, $to: String, $limit: Int) {
  notifications(filter: $filter, paging: { limit: $limit, to: $to }) { pagingInfo { next } items {
    id notificationType isUnread actors { id } actorCount post { id } postResponse { id } catalog { id } excerpt amount path } } }`;
const COUNT = '{ viewer { notificationStatus { unreadNotificationCount } } }';

export type ToldMember = {
  readonly personId: string;
  readonly ask: (query: string, variables?: Answer) => Promise<Answer>;
  /** What they are told, newest first, once all that happened has been seen to. */
  readonly told: (filter?: string) => Promise<readonly Told[]>;
  readonly page: (limit: number, to?: string) => Promise<{ items: readonly Told[]; next: string | null }>;
  readonly unread: () => Promise<number>;
  readonly seeAll: () => Promise<unknown>;
};

export type NotificationsWorld = TestGraph & {
  readonly clock: FakeClock;
  /** Brings every event to its reactions. */
  readonly settle: () => Promise<void>;
  /** The same, and tells those who want it by mail and push. */
  readonly tell: () => Promise<void>;
  /** A confirmed one, `{personId}@mail.example`. */
  readonly giveAddress: (member: ToldMember) => Promise<void>;
  readonly member: (changes?: Partial<Viewer>, personId?: string) => Promise<ToldMember>;
};

/** People who are told what others do, over a database of its own. */
export async function notificationsWorld(config: Partial<Config> = {}): Promise<NotificationsWorld> {
  const world = await createTestGraph();
  const { database } = world;
  const context = { ...world.context, config: { ...world.context.config, ...config } };
  const clock = context.clock as FakeClock;
  const tasks = outboxTasks(database, reactions(context));
  const settle = async () => await runJobs(database, tasks);
  const member: NotificationsWorld['member'] = async (changes = {}, given) => {
    const personId = given ?? (await buildPerson(context));
    const { ask } = accountBrowser(world.graph, buildViewer({ personId, ...changes }));
    const page: ToldMember['page'] = async (limit, to) => {
      await settle();
      const { notifications } = (await ask(READ, { limit, to: to ?? null })) as {
        notifications: { items: readonly Told[]; pagingInfo: { next: string | null } };
      };
      return { items: notifications.items, next: notifications.pagingInfo.next };
    };
    return {
      personId,
      ask,
      page,
      told: async (filter = 'ALL') => {
        await settle();
        const answer = (await ask(READ, { filter, limit: 50 })) as { notifications: { items: readonly Told[] } };
        return answer.notifications.items;
      },
      unread: async () => {
        await settle();
        const answer = (await ask(COUNT)) as { viewer: { notificationStatus: { unreadNotificationCount: number } } };
        return answer.viewer.notificationStatus.unreadNotificationCount;
      },
      seeAll: () => ask('mutation { markNotificationsSeen { success } }'),
    };
  };
  const tell = async () => {
    await runJobs(database, {
      ...tasks,
      'notifications:tell': ({ notificationId }) => tellOfNotification(context, notificationId),
      'pushes:send': (push) => pushNotification(context, push),
    });
  };
  const giveAddress: NotificationsWorld['giveAddress'] = async ({ personId }) => {
    await database.query('test_address', `insert into email_address values ($1 || '@mail.example', $1, true, $2)`, [
      personId,
      clock.now(),
    ]);
  };
  return { ...world, context, clock, settle, tell, giveAddress, member };
}
