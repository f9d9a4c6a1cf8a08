import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterPageMessages as messages } from '#shared/messages/newsletters.ts';
import { settingsTabPath } from '#shared/routes/settings-tabs.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { SubscribeToNewsletterDocument } from '#web/generated/SubscribeToNewsletter.ts';
import { UnsubscribeFromNewsletterDocument } from '#web/generated/UnsubscribeFromNewsletter.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

type Turned = { readonly id: string; readonly name: string };
/** The main site, where settings are. */
type Turning = { readonly siteUrl: string };

const aboutOf = ({ id }: Turned): string => `newsletter:${id}`;

/** Puts the viewer on the list and says so, with the way off it; true where it was done (2§4.7). */
export async function subscribeByMail(
  graph: Graph,
  newsletter: Turned,
  { sharesAddress, siteUrl }: Turning & { readonly sharesAddress: boolean },
): Promise<boolean> {
  const variables = { newsletterId: newsletter.id, sharesAddress };
  const { failure } = await sendChange(graph, SubscribeToNewsletterDocument, variables, { failed: messages.failed });
  if (failure !== undefined) return sayFailure(failure.message);
  void showToast({
    message: formatMessage(messages.subscribed, { name: newsletter.name }),
    action: { label: messages.unsubscribe, run: () => void unsubscribeFromMail(graph, newsletter, { siteUrl }) },
    about: aboutOf(newsletter),
    testId: 'newsletter-subscribed',
  });
  return true;
}

/** Takes the viewer off the list and says when that counts, with the way to everything that comes by mail. */
export async function unsubscribeFromMail(graph: Graph, newsletter: Turned, { siteUrl }: Turning): Promise<boolean> {
  const { failure } = await sendChange(graph, UnsubscribeFromNewsletterDocument, { newsletterId: newsletter.id });
  if (failure !== undefined) return sayFailure(failure.message);
  void showToast({
    message: formatMessage(messages.unsubscribed, { name: newsletter.name }),
    action: { label: messages.manage, run: () => location.assign(siteUrl + settingsTabPath('notifications')) },
    about: aboutOf(newsletter),
    testId: 'newsletter-unsubscribed',
  });
  return true;
}

function sayFailure(message: string): false {
  void showToast({ message, tone: 'danger', testId: 'newsletter-failed' });
  return false;
}
