import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** Puts words of a story into the clipboard, with its title and an address that leads to them. */
export async function copyQuote(
  text: string,
  { title, mediumUrl }: { readonly title: string; readonly mediumUrl: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(`“${text}”\n${title}\n${mediumUrl}#:~:text=${fragmentOf(text)}`);
    void showToast({ message: messages.copied, testId: 'quote-copied' });
  } catch {
    void showToast({ message: messages.failed, tone: 'danger' });
  }
}

/** Own judgement: browsers find a passage by its beginning and its end. */
const WORDS = 5;

/** What browsers scroll to; a hyphen and a comma have a meaning of their own there. */
function fragmentOf(text: string): string {
  const words = text.split(/\s+/);
  const encode = (part: readonly string[]) => encodeURIComponent(part.join(' ')).replaceAll('-', '%2D');
  if (words.length <= 2 * WORDS) return encode(words);
  return `${encode(words.slice(0, WORDS))},${encode(words.slice(-WORDS))}`;
}
