import { signInMessages } from '#shared/messages/sign-in.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { raiseToasts } from './raise-toasts.ts';

const DURATION = 3_000;

/** 'Code sent!', for three seconds, without a close button. */
export async function tellCodeSent(): Promise<void> {
  raiseToasts();
  await showToast({
    message: signInMessages.codeSent,
    duration: DURATION,
    width: 'small',
    isClosable: false,
    testId: 'code-sent',
  });
}
