import { solveChallenge } from '#shared/identity/proof-of-work.ts';
import type { Browser } from '#modules/ground/browser.ts';
import { issueChallenge } from '#modules/ground/captcha/challenge.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { requestSubscription } from '#modules/telling/subscribers/request-subscription.ts';
import { makeUnsubscribeToken } from '#modules/telling/unsubscribing/unsubscribe-token.ts';
import { unsubscribe } from '#modules/telling/unsubscribing/unsubscribe.ts';
import type { NotificationsWorld, ToldMember } from './notifications-world.ts';
import { readMail } from './read-mail.ts';
import { runJobs } from './run-jobs.ts';

/** What readers and writers do about the list of a newsletter. */
export function subscribing(world: () => NotificationsWorld) {
  const browser: Browser = { visitorHash: 'c'.repeat(64), network: '192.0.2.7', userAgent: '', country: null };
  const visitor = (): CommandContext => ({ ...world().context, isProgram: false, browser });
  const newsletterOf = ({ personId }: ToldMember) =>
    ensureFirstNewsletter(world().context, { kind: 'person', id: personId });
  async function request(newsletterId: string, email: string, isSolved = true) {
    const context = visitor();
    const captchaValue = isSolved
      ? await solveChallenge(issueChallenge(context)?.value ?? '', async () => undefined)
      : null;
    return await requestSubscription(context, { newsletterId, email, captchaValue });
  }
  async function tokenTo(address: string): Promise<string> {
    await runJobs(world().database, {});
    const mail = (await readMail(world().context)).findLast(({ to }) => to === address);
    return /\/m\/subscribe\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  const listOf = (writer: ToldMember, newsletterId: string, state: string, query = '') =>
    writer.ask(
      `query($id: ID!, $state: SubscriberState!, $query: String) { newsletter(id: $id) { subscriberCounts { active waiting ended }
        subscribers(state: $state, query: $query) { items { id email source user { id } endReason } } } }`,
      { id: newsletterId, state, query },
    );
  const add = (writer: ToldMember, id: string, email: string) =>
    writer.ask(
      'mutation($id: ID!, $email: String!) { addSubscriber(newsletterId: $id, email: $email) { __typename } }',
      {
        id,
        email,
      },
    );
  const countsOf = async (writer: ToldMember, id: string) =>
    (await writer.ask('query($id: ID!) { newsletter(id: $id) { subscriberCounts { active waiting ended } } }', { id }))[
      'newsletter'
    ];
  /** As their mailboxes or their readers would. */
  async function endAll(newsletterId: string, reason: 'unsubscribed' | 'complained'): Promise<void> {
    await world()
      .database.kysely.updateTable('subscriber')
      .set({ state: 'ended', end_reason: reason, ended_at: world().clock.now() })
      .where('newsletter_id', '=', newsletterId)
      .execute();
  }
  const rowOf = async (newsletterId: string, address: string) => {
    const text = 'select id, consent_text as consent from subscriber where newsletter_id = $1 and address = $2';
    type Row = { readonly id: string; readonly consent: string };
    const [row] = await world().database.query<Row>('test_row', text, [newsletterId, address]);
    return row ?? { id: '', consent: '' };
  };
  /** By the link in a mail. */
  const leaveBy = async (newsletterId: string, address: string) => {
    const target = `subscriber/${(await rowOf(newsletterId, address)).id}` as const;
    await unsubscribe(visitor(), makeUnsubscribeToken(world().context.secrets, { personId: '', target }));
  };
  /** As a long list does whose turn is still to come. */
  const stage = (newsletterId: string, address: string) =>
    world().database.query(
      'test_stage',
      `insert into subscriber (id, newsletter_id, address, state, source, consent_text, created_at, confirmed_at, is_staged)
        values (substr(md5($1 || $2), 1, 12), $1, $2, 'active', 'import', 'from my shop', $3, $3, true)`,
      [newsletterId, address, world().clock.now()],
    );
  return { visitor, newsletterOf, request, tokenTo, listOf, add, countsOf, endAll, rowOf, leaveBy, stage };
}
