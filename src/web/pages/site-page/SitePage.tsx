import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { SitePageText } from '#shared/messages/site-pages.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { Frame } from '#web/features/frame/Frame.tsx';
import { PageHeading } from '#web/features/frame/PageHeading.tsx';
import styles from './SitePage.module.css';

/** A heading and a few paragraphs about the site itself. */
export function SitePage({ text }: { readonly text: SitePageText }) {
  const { name: site } = use(SiteContext);
  return (
    <Frame>
      <PageHeading title={text.title} />
      <div className={styles.text}>
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph}>{formatMessage(paragraph, { site })}</p>
        ))}
        {text.points && (
          <ul>
            {text.points.map((point) => (
              <li key={point}>{formatMessage(point, { site })}</li>
            ))}
          </ul>
        )}
      </div>
    </Frame>
  );
}
