/**
 * Closes a dialog by a press on its backdrop, which counts as the dialog itself; not where a selection of
 * text only ended there. The function that it gives stops that.
 */
export function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let beganOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => (beganOutside = target === dialog), { signal });
  dialog.addEventListener('click', ({ target }) => beganOutside && target === dialog && dialog.close(), { signal });
  return () => ending.abort();
}
