import { sweepChallenges } from '#modules/ground/captcha/challenge.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { sweepVerifications } from '#modules/identity/email-verification/confirm-email-address.ts';
import { sweepKeptMail } from '#modules/ground/mails/deliver-mail.ts';
import { CLOCK_SLACK, KEPT_FOR } from './email-auth-rules.ts';
import { deleteRequests } from './email-auth.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'email-auth:sweep': unknown;
  }
}

/** Forgets requests that are a day old or of the future, and all else about mail that is over; run it once an hour. */
export async function sweepEmailAuth(context: CommandContext): Promise<void> {
  const { database, clock } = context;
  const now = clock.now().getTime();
  await deleteRequests(database, { before: new Date(now - KEPT_FOR), after: new Date(now + CLOCK_SLACK) });
  await sweepChallenges(context);
  await sweepVerifications(context);
  await sweepKeptMail(context);
}
