import { storyBehaviourMessages } from '#shared/messages/story-behaviour.ts';
import { copyText } from './story-status.ts';

/** How long a button says that it has copied, in milliseconds. */
const SAID_FOR = 2_000;

/** A button on each block of code; it exists only where a script can copy. */
export function addCopyButtons(article: HTMLElement, status: HTMLElement): () => void {
  const buttons = [...article.querySelectorAll<HTMLElement>('.code')].map((figure) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy-code';
    button.textContent = storyBehaviourMessages.copy;
    button.addEventListener('click', () => void copyCode(figure, button, status));
    figure.append(button);
    return button;
  });
  return () => buttons.forEach((button) => button.remove());
}

async function copyCode(figure: HTMLElement, button: HTMLElement, status: HTMLElement): Promise<void> {
  const code = figure.querySelector('pre')?.textContent ?? '';
  if (!(await copyText(code, storyBehaviourMessages.codeCopied, status))) return;
  button.textContent = storyBehaviourMessages.copied;
  setTimeout(() => {
    button.textContent = storyBehaviourMessages.copy;
  }, SAID_FOR);
}
