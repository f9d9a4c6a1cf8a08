import type { ComponentPropsWithoutRef, Ref } from 'react';
import { editPostMessages } from '#shared/messages/edit-post.ts';
import { beginnings, type TextKind } from '#shared/story/text-kind.ts';
import styles from './WritingScreen.module.css';

type WritingPlaceholderProps = {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly title: string;
  /** Nothing is written yet, so that one begins to write as soon as one sees where. */
  readonly isNew: boolean;
  readonly kind: TextKind;
};

/** What stands there until the editor does: a field that takes the first keys for the title. */
export function WritingPlaceholder({ ref, title, isNew, kind }: WritingPlaceholderProps) {
  const words = beginnings[kind];
  const first: ComponentPropsWithoutRef<'textarea'> = isNew ? { autoFocus: true } : {};
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
        {...first}
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
