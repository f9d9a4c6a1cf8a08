import type { Ref } from 'react';
import { editPostMessages } from '#shared/messages/edit-post.ts';
import { beginnings, type TextKind } from '#shared/story/text-kind.ts';
import styles from './WritingScreen.module.css';

type WritingPlaceholderProps = {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly title: string;
  readonly kind: TextKind;
};

/** What stands there until the editor does: a field that takes the first keys for the title. */
export function WritingPlaceholder({ ref, title, kind }: WritingPlaceholderProps) {
  const words = beginnings[kind];
  return (
    <div className={styles.column} aria-busy="true" data-start-at-once>
      <textarea
        ref={ref}
        className={styles.title}
        rows={1}
        defaultValue={title}
        placeholder={words.title}
        aria-label={words.title}
        autoComplete="off"
        dir="auto"
      />
      <p className={styles.waiting} aria-hidden="true">
        {words.body}
      </p>
      <noscript>
        <p>{editPostMessages.withoutScript}</p>
      </noscript>
    </div>
  );
}
