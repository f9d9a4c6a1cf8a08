import { newsletterSettingsMessages as messages } from '#shared/messages/newsletter-settings.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';

/** Whoever looks for the end of a main newsletter finds why it has none, and what comes closest. */
export function NewsletterStays({ text }: { readonly text: string }) {
  return (
    <Section title={messages.stays}>
      <Note>{text}</Note>
    </Section>
  );
}
