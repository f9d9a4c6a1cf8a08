import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { SiteContext } from '#web/app/site-context.ts';
import type { DefaultPageText } from './default-texts.ts';
import styles from './SitePage.module.css';

/** A few paragraphs about the site itself, until an administrator writes their own. */
export function DefaultText({ text }: { readonly text: DefaultPageText }) {
  const { name: site } = use(SiteContext);
  return (
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
  );
}
