import '#web/story/story-body.css';
import type { Ref } from 'react';
import styles from './SubmittedText.module.css';

export type TextProps = {
  readonly content: Readonly<Record<'title' | 'subtitle' | 'language' | 'bodyHtml', string>>;
  readonly bodyRef?: Ref<HTMLDivElement> | undefined;
};

/** Title, subtitle and body, to be read. */
export function SubmittedText({ content: { title, subtitle, language, bodyHtml }, bodyRef }: TextProps) {
  return (
    <article className={styles.story} lang={language}>
      <h3 className={styles.storyTitle} dir="auto">
        {title}
      </h3>
      {subtitle !== '' && (
        <p className={styles.subtitle} dir="auto">
          {subtitle}
        </p>
      )}
      <div className="story-body" ref={bodyRef} dangerouslySetInnerHTML={{ __html: bodyHtml }} />
    </article>
  );
}
