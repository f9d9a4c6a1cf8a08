import { settingsPath } from '#shared/routes/account-links.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { toastMessages } from '#shared/messages/toasts.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import {
  genericErrorToast,
  verificationSentToast,
  verifyEmailToast,
} from '#web/features/ground/toasts/account-toasts.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { SendVerificationEmailMutationDocument } from '#web/generated/SendVerificationEmailMutation.ts';

/** Sends the mail that proves the viewer's address and says that it did, or why it did not (NEWS-6). */
export async function sendVerificationEmail(graph: Graph): Promise<void> {
  const { done, failure } = await sendChange(graph, SendVerificationEmailMutationDocument, {});
  if (failure === undefined) return showToast(verificationSentToast(done.email, changeEmail()));
  // Proven in another window meanwhile: what was asked for is done (rule 149).
  if (failure.refusal?.__typename === 'AlreadyExists') return showToast({ message: toastMessages.emailIsVerified });
  return showToast(genericErrorToast(failure.message));
}

function changeEmail(): (() => void) | undefined {
  return isBuilt('ShowSettings') ? () => location.assign(settingsPath('email')) : undefined;
}

/** Asks the viewer to prove their address. */
export function askToVerifyEmail(graph: Graph, email: string, onDismiss: () => void): Promise<void> {
  return showToast(verifyEmailToast(email, () => void sendVerificationEmail(graph), onDismiss));
}
