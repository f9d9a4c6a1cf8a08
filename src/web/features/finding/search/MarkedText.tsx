import { Fragment } from 'react';
import type { MarkedPart } from '#shared/search/mark-words.ts';
import styles from './SearchResults.module.css';

/** A text with what was searched for marked in it. */
export function MarkedText({ parts }: { readonly parts: readonly MarkedPart[] }) {
  // A text has no other order than that of its parts.
  return parts.map(({ text, isMatch }, index) => {
    const key = `${index}`;
    return isMatch ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}
