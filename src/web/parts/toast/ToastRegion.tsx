import styles from './Toasts.module.css';

export const TOAST_REGION = 'toasts';

/**
 * Where toasts appear. It is always there, or a screen reader would not hear the first one; what draws
 * in it comes with that first one.
 */
export function ToastRegion() {
  return <output id={TOAST_REGION} className={styles.region} aria-live="polite" />;
}
