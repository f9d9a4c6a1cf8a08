import { TOAST_REGION } from '#web/parts/toast/ToastRegion.tsx';
import styles from './SignIn.module.css';

/** Lifts toasts over the window, which the browser draws above the whole page. */
export function raiseToasts(): void {
  const region = document.getElementById(TOAST_REGION);
  if (region === null || !('showPopover' in region)) return;
  region.classList.add(styles.raised ?? '');
  region.popover = 'manual';
  region.hidePopover();
  region.showPopover();
}
