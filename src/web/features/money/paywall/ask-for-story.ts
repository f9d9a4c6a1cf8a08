import type { Graph } from '#web/app/graph/graph-context.ts';
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
    const answer = await graph.mutate(UnlockPostDocument, { variables: { input: { postId, sk, captchaValue } } });
    // The graph answers by the document.
    return (answer as UnlockPost).unlockPost;
  };
  const first = await ask(null);
  if (first.__typename !== 'PostIsLocked' || !first.isCheckNeeded) return first;
  onCheck();
  const { signInOptions } = await askAnew(SignInOptionsQueryDocument);
  return ask(await getCaptchaValue(signInOptions.captcha, 'login'));
}
