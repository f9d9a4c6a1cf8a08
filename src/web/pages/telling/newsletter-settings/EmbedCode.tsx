import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterSettingsMessages as messages } from '#shared/messages/newsletter-settings.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { SiteContext } from '#web/app/site-context.ts';
import type { NewsletterCard } from '#web/generated/fragments.ts';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import styles from './NewsletterSettings.module.css';

type EmbedCodeProps = {
  readonly newsletter: NewsletterCard;
  /** Whose it is: a publication or, where this is null, the writer in the card. */
  readonly publication: { readonly slug: string } | null;
};

/** What somebody pastes into a page of their own, so that readers subscribe there. */
export function EmbedCode({ newsletter: { id, name, owner }, publication }: EmbedCodeProps) {
  const { url } = use(SiteContext);
  const username = owner?.__typename === 'User' ? owner.username : '';
  const path =
    publication === null
      ? buildPath('EmbedUserNewsletter', { username })
      : buildPath('EmbedNewsletterForm', { collectionSlug: publication.slug, newsletterId: id });
  const title = attributeText(formatMessage(messages.embedTitle, { name }));
  const code = `<iframe src="${url}${path}" title="${title}" width="100%" height="320" style="border:0" loading="lazy"></iframe>`;
  return (
    <Section title={messages.embed}>
      <div className={styles.group}>
        <Note>{messages.embedText}</Note>
        <CopyField label={messages.embedCode} text={code} />
      </div>
    </Section>
  );
}

function attributeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
