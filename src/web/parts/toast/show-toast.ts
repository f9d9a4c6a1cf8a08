import type { ToastInput } from './toast-queue.ts';

let hasShown = false;

/** Puts a toast into the queue; what shows it is fetched with the first one. */
export async function showToast(input: ToastInput): Promise<void> {
  hasShown = true;
  const [{ toasts }] = await Promise.all([import('./toast-queue.ts'), import('./toast-screen.tsx')]);
  toasts.show(input);
}

/** Takes back what was said about something, where that is no longer so. */
export async function withdrawToast(about: string): Promise<void> {
  if (!hasShown) return;
  const { toasts } = await import('./toast-queue.ts');
  toasts.withdraw(about);
}
