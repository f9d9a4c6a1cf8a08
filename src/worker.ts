import { parseConfig } from '#platform/config/config.ts';
import { startJobRunner } from '#platform/jobs/job-runner.ts';
import type { JobRunner } from '#platform/jobs/job-runner.ts';
import { outboxTasks, sweepOutbox } from '#platform/jobs/outbox.ts';
import { openSmtpTransport } from '#platform/mail/smtp-transport.ts';
import { createLog } from '#platform/log/log.ts';
import { endOnSignal } from '#platform/process/ending.ts';
import { describeFailure } from '#platform/process/start-error.ts';
import { makeExport } from '#modules/moving/account-exports/make-export.ts';
import { removeExportFiles } from '#modules/moving/account-exports/erase-exports-of.ts';
import { sweepExposures } from '#modules/ground/experiments/log-exposure.ts';
import { sweepAccounts } from '#modules/moving/accounts/sweep-accounts.ts';
import { sweepClaps } from '#modules/reading/claps/sweep-claps.ts';
import { sweepPaymentEvents } from '#modules/money/billing/receive-event.ts';
import { reconcileCharges } from '#modules/money/billing/reconcile-charges.ts';
import { sendRefund } from '#modules/money/billing/send-refund.ts';
import { takeEvent } from '#modules/money/billing/take-event.ts';
import { membershipMailReactions } from '#modules/money/membership-mails/membership-mail-reactions.ts';
import { remindOfMembership } from '#modules/money/membership-mails/membership-reminders.ts';
import { forgetMethod } from '#modules/money/memberships/forget-method.ts';
import { keepMembershipsCurrent, settlePayments } from '#modules/money/memberships/membership-jobs.ts';
import { membershipReactions } from '#modules/money/memberships/react-to-provider.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { sweepMetering } from '#modules/money/metering/sweep-metering.ts';
import { keepGiftsCurrent } from '#modules/money/gifts/gift-jobs.ts';
import { sweepVersions } from '#modules/stories/drafts/sweep-versions.ts';
import { sweepEmailAuth } from '#modules/identity/email-auth/sweep-email-auth.ts';
import { sweepLockouts } from '#modules/identity/lockouts/sweep-lockouts.ts';
import { placeHighlightsAnew } from '#modules/reading/highlights/place-highlights-anew.ts';
import { deliverMail } from '#modules/ground/mails/deliver-mail.ts';
import { removeImageFiles } from '#modules/ground/media/erase-unused-images.ts';
import { sweepVariants } from '#modules/ground/media/sweep-variants.ts';
import { sweepSignIns } from '#modules/identity/sign-in/sweep-sign-ins.ts';
import { endSuspensions, sweepAudit } from '#modules/running/moderation/end-suspensions.ts';
import { sweepClientEvents } from '#modules/reading/telemetry/sweep-client-events.ts';
import { closeFederationWithAccount } from '#modules/finding/federation/close-with-account.ts';
import { deliverMessage } from '#modules/finding/federation/deliver-message.ts';
import { keepFollowersTold } from '#modules/finding/federation/keep-followers-told.ts';
import { sweepFederation } from '#modules/finding/federation/sweep-federation.ts';
import { sweepOAuth } from '#modules/identity/oauth/authorized-apps.ts';
import { sweepPresentations } from '#modules/finding/recommendations/sweep-presentations.ts';
import { countReads } from '#modules/reading/reading-history/count-reads.ts';
import { sweepReadingHistory } from '#modules/reading/reading-history/sweep-reading-history.ts';
import { keepSearchCurrent } from '#modules/finding/search/keep-search-current.ts';
import { refreshSearch } from '#modules/finding/search/refresh-search.ts';
import { settleSilence, settleSilenceOfPerson } from '#modules/reading/responses/settle-silence.ts';
import { publishScheduled, publishScheduledAtStart } from '#modules/stories/stories/publish-scheduled.ts';
import { notificationReactions } from '#modules/telling/notifications/notification-reactions.ts';
import { sendDigests, sweepDigests } from '#modules/telling/digests/send-digests.ts';
import { pushNotification } from '#modules/telling/notifications/push-notification.ts';
import { tellOfNotification } from '#modules/telling/notifications/tell-of-notification.ts';
import { sweepNotifications } from '#modules/telling/notifications/sweep-notifications.ts';
import { tellSubscribers, tellSubscribersOfStory } from '#modules/telling/subscriptions/tell-subscribers.ts';
import { purgeTrash } from '#modules/stories/stories/purge-trash.ts';
import { placeNotesAnew } from '#modules/stories/private-notes/place-notes-anew.ts';
import { refreshTopStories, refreshTopStoriesAtStart } from '#modules/stories/stories/refresh-top-stories.ts';
import { openMeans } from './main/means.ts';
import type { Means } from './main/means.ts';
import { startDatabase } from './main/start-database.ts';

/** Times of day are UTC. */
const CRONTAB = [
  '17 4 * * * outbox:sweep',
  '3 * * * * reads:count',
  '7 * * * * stories:refresh-top',
  '31 5 * * * reading-history:sweep',
  '23 * * * * email-auth:sweep',
  '41 4 * * * lockouts:sweep',
  '47 * * * * sign-ins:sweep',
  '53 4 * * * client-events:sweep',
  '37 4 * * * presentations:sweep',
  '43 4 * * * exposures:sweep',
  '53 * * * * accounts:sweep',
  '* * * * * moderation:end-suspensions',
  // One after another, the one at start among them: each would count the same story for the day.
  '* * * * * stories:publish-scheduled ?queue=stories:publish-scheduled',
  '29 4 * * * stories:purge-trash',
  '5 5 * * * moderation:sweep',
  '13 5 * * * oauth:sweep',
  '31 3 * * * claps:sweep',
  '37 3 * * * notifications:sweep',
  '*/15 * * * * digests:send',
  '43 3 * * * digests:sweep',
  '29 5 * * * drafts:sweep',
  '*/10 * * * * images:sweep-variants ?queue=images:sweep-variants',
  '57 3 * * * federation:sweep',
  '37 * * * * search:refresh',
  '11 * * * * metering:sweep',
  '* * * * * gifts:keep-current ?queue=gifts:keep-current',
  '0 4 * * * billing:reconcile ?queue=billing:reconcile',
  '51 3 * * * billing:sweep',
  // One after another: two would ask the providers about the same payments.
  '* * * * * memberships:keep-current ?queue=memberships:keep-current',
].join('\n');

/** Runs the background jobs in this process: every task and every reaction of the program is named here. */
export async function startJobs(means: Means, connectionString: string): Promise<JobRunner> {
  const context = systemContext(means, 'jobs');
  await refreshTopStoriesAtStart(context);
  await publishScheduledAtStart(context);
  const { smtpUrl } = means.config;
  const mail = smtpUrl === undefined ? undefined : openSmtpTransport(smtpUrl);
  const runner = await startJobRunner({
    connectionString,
    log: means.log,
    crontab: CRONTAB,
    tasks: {
      ...outboxTasks(means.database, [
        placeHighlightsAnew,
        placeNotesAnew,
        tellSubscribersOfStory,
        settleSilenceOfPerson,
        ...notificationReactions(means.clock, means.config.siteUrl),
        ...membershipMailReactions(means),
        closeFederationWithAccount(means),
      ]),
      'outbox:sweep': async () => await sweepOutbox(means.database),
      'reads:count': async () => await countReads(context),
      'reading-history:sweep': async () => await sweepReadingHistory(context),
      'stories:refresh-top': async () => await refreshTopStories(context),
      'responses:settle': async (batch) => await settleSilence(context, batch),
      'stories:publish-scheduled': async () => await publishScheduled(context),
      'stories:purge-trash': async () => await purgeTrash(context),
      'mail:send': async ({ sealed }) => await deliverMail(context, mail, sealed),
      'moderation:end-suspensions': async () => await endSuspensions(context),
      'moderation:sweep': async () => await sweepAudit(context),
      'accounts:sweep': async () => await sweepAccounts(context),
      'archives:make': async (job, { attempt }) => await makeExport(context, job, attempt),
      'archives:remove-files': async ({ exportIds }) => await removeExportFiles(context, exportIds),
      'images:remove-files': async ({ imageIds }) => await removeImageFiles(context, imageIds),
      'images:sweep-variants': async () => await sweepVariants(context),
      'client-events:sweep': async () => await sweepClientEvents(context),
      'exposures:sweep': async () => await sweepExposures(context),
      'presentations:sweep': async () => await sweepPresentations(context),
      'claps:sweep': async () => await sweepClaps(context),
      'subscriptions:tell': async (batch) => await tellSubscribers(context, batch),
      'digests:send': async ({ after }) => await sendDigests(context, after),
      'digests:sweep': async () => await sweepDigests(context),
      'notifications:tell': async ({ notificationId }) => await tellOfNotification(context, notificationId),
      'pushes:send': async (push) => await pushNotification(context, push),
      'notifications:sweep': async () => await sweepNotifications(context),
      'memberships:keep-current': async () => await keepMembershipsCurrent(context),
      'memberships:settle': async () => await settlePayments(context),
      'memberships:forget-method': async (method) => await forgetMethod(context, method),
      'gifts:keep-current': async () => await keepGiftsCurrent(context),
      'membership-mails:remind': async (reminder) => await remindOfMembership(context, reminder),
      'billing:refund': async ({ refundId }) => await sendRefund(context, refundId),
      'billing:event': async (event) => await takeEvent(context, event, membershipReactions),
      'billing:reconcile': async () => void (await reconcileCharges(context, membershipReactions)),
      'billing:sweep': async () => await sweepPaymentEvents(context),
      'metering:sweep': async () => await sweepMetering(context),
      'federation:deliver': async (delivery) => await deliverMessage(context, delivery),
      'federation:sweep': async () => await sweepFederation(context),
      'search:refresh': async () => await refreshSearch(context),
      'drafts:sweep': async () => await sweepVersions(context),
      'oauth:sweep': async () => await sweepOAuth(context),
      'sign-ins:sweep': async () => await sweepSignIns(context),
      'lockouts:sweep': async () => await sweepLockouts(context),
      'email-auth:sweep': async () => await sweepEmailAuth(context),
    },
  });
  const indexing = await keepSearchCurrent(context);
  const telling = await keepFollowersTold(context);
  return {
    stop: async () => {
      await indexing.stop();
      await telling.stop();
      await runner.stop();
      mail?.close();
    },
  };
}

async function runWorker(): Promise<void> {
  const config = parseConfig(process.env);
  const server = await startDatabase(config, createLog(config.logLevel));
  const means = await openMeans(config, server.connectionString);
  const jobs = await startJobs(means, server.connectionString);
  endOnSignal(async () => {
    await jobs.stop();
    await means.database.close();
    await server.stop();
  });
}

if (import.meta.main) {
  try {
    await runWorker();
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  }
}
