import type { ToastInput } from './toast-queue.ts';

/** Puts a toast into the queue; what shows it is fetched with the first one. */
export async function showToast(input: ToastInput): Promise<void> {
  const [{ toasts }] = await Promise.all([import('./toast-queue.ts'), import('./toast-screen.tsx')]);
  toasts.show(input);
}
