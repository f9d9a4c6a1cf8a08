import type { Graph } from '#web/app/graph/graph-context.ts';
import type { ChangeOutcome } from '#web/app/graph/change-outcome.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { getCaptchaValue } from '#web/features/identity/sign-in/get-captcha-value.ts';
import { askAnew } from '#web/features/identity/sign-in/sign-in-graph.ts';
import { type RequestNewsletter, RequestNewsletterDocument } from '#web/generated/RequestNewsletter.ts';
import { SignInOptionsQueryDocument } from '#web/generated/SignInOptionsQuery.ts';

/**
 * Asks an address whether it wants a newsletter, with the work that shows that somebody sits there (rule 75). Fetched
 * with the first address that is sent, as all that it needs weighs more than the page.
 */
export async function requestByMail(
  graph: Graph,
  newsletterId: string,
  email: string,
): Promise<ChangeOutcome<RequestNewsletter['requestNewsletter']>> {
  const { signInOptions } = await askAnew(SignInOptionsQueryDocument, {});
  const captchaValue = await getCaptchaValue(signInOptions.captcha, 'subscribe');
  return await sendChange(graph, RequestNewsletterDocument, { newsletterId, email, captchaValue });
}
