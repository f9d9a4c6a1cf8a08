import { statsMessages as messages } from '#shared/messages/stats.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';

/** A figure as it is read, also aloud: a dash says nothing to who hears it. */
export function Figure({ text }: { readonly text: string }) {
  if (text !== '–') return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{messages.noViews}</VisuallyHidden>
    </>
  );
}
