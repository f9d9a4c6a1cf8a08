/**
 * Providers draw the page of a bank into the document, where nothing can be pressed while a dialog stands over it. So
 * what stands open steps aside meanwhile, and is not told that it was closed.
 */
export async function withoutDialogs<Result>(ask: () => Promise<Result>): Promise<Result> {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  const hush = (event: Event) => {
    if (dialogs.some((dialog) => dialog === event.target)) event.stopImmediatePropagation();
  };
  addEventListener('close', hush, true);
  for (const dialog of dialogs) dialog.close();
  try {
    return await ask();
  } finally {
    for (const dialog of dialogs) if (dialog.isConnected) dialog.showModal();
    removeEventListener('close', hush, true);
  }
}
