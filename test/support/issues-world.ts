import type { Config } from '#platform/config/config.ts';
import { emitEvent, outboxTasks } from '#platform/jobs/outbox.ts';
import type { MailMessage } from '#platform/mail/mail-message.ts';
import type { MailTransport } from '#platform/mail/mail-transport.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import type { NewsletterOwner } from '#modules/telling/newsletters/newsletter.ts';
import { freezeIssuesOfStory } from '#modules/telling/issues/freeze-issues.ts';
import { sendIssues } from '#modules/telling/issues/send-issues.ts';
import { welcomeSubscriber } from '#modules/telling/issues/welcome-subscriber.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { notificationsWorld, type NotificationsWorld } from './notifications-world.ts';
import { runJobs } from './run-jobs.ts';

export type DeliveryRow = { readonly state: string; readonly reason: string | null; readonly inDoubt: boolean };

export type IssuesWorld = NotificationsWorld & {
  /** What the mail server took, in that order. */
  readonly sent: MailMessage[];
  readonly subjectsTo: (address: string) => readonly string[];
  /** Who carries mail; its parts may be changed. */
  readonly transport: { -readonly [Part in keyof MailTransport]: MailTransport[Part] };
  /** What the mail server does with each mail from now on: nothing and it takes it, or it throws. */
  readonly answer: (does: (message: MailMessage) => Promise<void> | void) => void;
  readonly newsletterOf: (owner: NewsletterOwner) => Promise<string>;
  /** Puts an address without an account on a list. */
  readonly addAddress: (owner: NewsletterOwner, address: string) => Promise<string>;
  /** Readers see it for the first time; nothing is sent yet. */
  readonly publish: (story: Parameters<typeof buildStory>[1]) => Promise<string>;
  /** Sends what is due. */
  readonly send: () => Promise<void>;
  readonly deliveries: (storyId: string) => Promise<readonly DeliveryRow[]>;
  readonly issueOf: (storyId: string) => Promise<string>;
};

const ADD = `
  insert into subscriber (id, newsletter_id, address, state, source, first_of_person_id, first_of_publication_id,
    created_at, confirmed_at)
  values (substr(md5($1 || $2), 1, 12), $2, $1, 'active', 'form', $3, $4, $5, $5) returning id`;
const DELIVERIES = `
  select state, reason, unknown_at is not null as "inDoubt" from issue_delivery where story_id = $1
  order by state, reason`;

/** People and addresses that get newsletters, with a mail server that does as it is told. */
export async function issuesWorld(config: Partial<Config> = {}): Promise<IssuesWorld> {
  const world = await notificationsWorld(config);
  const { context, database, clock } = world;
  const sent: MailMessage[] = [];
  let does: (message: MailMessage) => Promise<void> | void = () => undefined;
  const transport: IssuesWorld['transport'] = {
    carrier: 'smtp',
    capability: 'blind',
    send: async (message) => {
      await does(message);
      sent.push(message);
    },
    check: () => Promise.resolve(),
    close: () => undefined,
  };
  const newsletterOf = (owner: NewsletterOwner) => ensureFirstNewsletter(context, owner);
  return {
    ...world,
    sent,
    transport,
    subjectsTo: (address) => sent.filter(({ to }) => to === address).map(({ subject }) => subject),
    answer: (next) => void (does = next),
    newsletterOf,
    addAddress: async (owner, address) => {
      const newsletterId = await newsletterOf(owner);
      const [row] = await database.query<{ id: string }>('test_add_address', ADD, [
        address,
        newsletterId,
        owner.kind === 'person' ? owner.id : null,
        owner.kind === 'publication' ? owner.id : null,
        clock.now(),
      ]);
      return row?.id ?? '';
    },
    publish: async (story) => {
      const { id } = await buildStory(context, story);
      await emitEvent(database, 'story.published', { storyId: id, isFirst: true, isScheduled: false });
      await runJobs(database, outboxTasks(database, [freezeIssuesOfStory(context), welcomeSubscriber(context)]));
      return id;
    },
    send: async () => {
      while (await sendIssues(context, transport, async (milliseconds) => clock.advance(milliseconds)));
    },
    deliveries: (storyId) => database.query<DeliveryRow>('test_deliveries', DELIVERIES, [storyId]),
    issueOf: async (storyId) => {
      const rows = await database.query<{ id: string }>('test_issue', 'select id from issue where story_id = $1', [
        storyId,
      ]);
      return rows[0]?.id ?? '';
    },
  };
}
