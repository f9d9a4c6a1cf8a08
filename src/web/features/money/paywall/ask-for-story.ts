import { answerOf } from '#web/app/graph/change-outcome.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { SignInOptionsQueryDocument } from '#web/generated/SignInOptionsQuery.ts';
import { type UnlockPost, UnlockPostDocument } from '#web/generated/UnlockPost.ts';
import { getCaptchaValue } from '#web/features/identity/sign-in/get-captcha-value.ts';
import { askAnew } from '#web/features/identity/sign-in/sign-in-graph.ts';

export type UnlockAnswer = UnlockPost['unlockPost'];

/**
 * Asks for the whole of a locked story; where many were opened in a short time, shows that a person reads and asks
 * once more (rule 80). Throws where no answer came.
 */
export async function askForStory(
  graph: Graph,
  postId: string,
  sk: string | null,
  onCheck: () => void,
): Promise<UnlockAnswer> {
  const ask = async (captchaValue: string | null) => {
    return answerOf(await sendChange(graph, UnlockPostDocument, { input: { postId, sk, captchaValue } }));
  };
  const first = await ask(null);
  if (first.__typename !== 'PostIsLocked' || !first.isCheckNeeded) return first;
  onCheck();
  const { signInOptions } = await askAnew(SignInOptionsQueryDocument, {});
  return ask(await getCaptchaValue(signInOptions.captcha, 'login'));
}
