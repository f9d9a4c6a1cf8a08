/** A line that is only spoken: what a press has done (`role=status`). */
export function createStatus(article: HTMLElement): HTMLElement {
  const status = document.createElement('p');
  status.className = 'story-status';
  status.setAttribute('role', 'status');
  article.append(status);
  return status;
}

/** Copies a text and says so; a browser that refuses leaves everything as it is. */
export async function copyText(text: string, message: string, status: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  status.textContent = '';
  requestAnimationFrame(() => {
    status.textContent = message;
  });
  return true;
}
