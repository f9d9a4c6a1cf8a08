import type { ComponentProps } from 'react';
import styles from './List.module.css';

/** Entries between lines: each has words, and what can be done about it. */
export function List(props: ComponentProps<'ul'>) {
  return <ul {...props} className={styles.list} />;
}

export function ListItem(props: ComponentProps<'li'>) {
  return <li {...props} className={styles.item} />;
}

export function ItemWords(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.words} />;
}

export function ItemTitle(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.title} />;
}

/** Short facts in one line, with dots between them: a `span` each. */
export function ItemFacts(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.facts} />;
}

export function ItemActions(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.actions} />;
}

type BadgeProps = ComponentProps<'span'> & { readonly isWarning?: boolean };

/** A word or two beside a title. */
export function Badge({ isWarning = false, ...props }: BadgeProps) {
  return <span {...props} className={`${styles.badge} ${isWarning ? styles.warning : ''}`} />;
}

/** What stands above a list, at its start: what adds to it first, then what else is done about all of it. */
export function ListHead(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.head} />;
}

/** What stands below a list: the way to more of it. */
export function ListFoot(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.foot} />;
}
