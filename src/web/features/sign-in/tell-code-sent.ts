import { signInMessages } from '#shared/messages/sign-in.ts';
import { showToast } from '#web/features/toasts/show-toast.ts';
import { TOAST_REGION } from '#web/features/toasts/ToastRegion.tsx';
import styles from './SignIn.module.css';

/** 2§4.2, 2§9. */
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

/** Over the window, which the browser draws above the whole page. */
function raiseToasts(): void {
  const region = document.getElementById(TOAST_REGION);
  if (region === null || !('showPopover' in region)) return;
  region.classList.add(styles.raised ?? '');
  region.popover = 'manual';
  region.hidePopover();
  region.showPopover();
}
