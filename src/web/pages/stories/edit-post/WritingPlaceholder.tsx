import type { Ref } from 'react';
import { editPostMessages } from '#shared/messages/edit-post.ts';
import { editorMessages } from '#shared/messages/editor.ts';
import styles from './WritingScreen.module.css';

type WritingPlaceholderProps = { readonly ref: Ref<HTMLTextAreaElement>; readonly title: string };

/** What stands there until the editor does: a field that takes the first keys for the title. */
export function WritingPlaceholder({ ref, title }: WritingPlaceholderProps) {
  return (
    <div className={styles.column} aria-busy="true" data-start-at-once>
      <textarea
        ref={ref}
        className={styles.title}
        rows={1}
        defaultValue={title}
        placeholder={editorMessages.titlePlaceholder}
        aria-label={editorMessages.titlePlaceholder}
        autoComplete="off"
        dir="auto"
      />
      <p className={styles.waiting} aria-hidden="true">
        {editorMessages.bodyPlaceholder}
      </p>
      <noscript>
        <p>{editPostMessages.withoutScript}</p>
      </noscript>
    </div>
  );
}
