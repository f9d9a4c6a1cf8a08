import { use, useState } from 'react';
import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import type { LegalNoticeForm } from '#shared/moderation/legal-notice-rules.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { SendLegalNoticeDocument } from '#web/generated/SendLegalNotice.ts';
import { SignInOptionsQueryDocument } from '#web/generated/SignInOptionsQuery.ts';

/** Sends a notice with the work that shows that somebody sits there; what that needs is fetched with the first one. */
export function useSendNotice(onSent: (email: string | null) => void) {
  const graph = use(GraphContext);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (notice: LegalNoticeForm) => {
    setRunning(true);
    setError(undefined);
    try {
      const { askAnew } = await import('#web/features/identity/sign-in/sign-in-graph.ts');
      const { getCaptchaValue } = await import('#web/features/identity/sign-in/get-captcha-value.ts');
      const { signInOptions } = await askAnew(SignInOptionsQueryDocument, {});
      const captchaValue = await getCaptchaValue(signInOptions.captcha, 'notice');
      const { done, failure } = await sendChange(graph, SendLegalNoticeDocument, { notice, captchaValue });
      if (done === undefined) setError(failure?.message);
      else onSent(done.email);
    } catch {
      setError(messages.offline);
    } finally {
      setRunning(false);
    }
  };
  return { send, isRunning, error };
}
