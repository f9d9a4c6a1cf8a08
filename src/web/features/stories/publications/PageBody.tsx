import '#web/story/story-body.css';
import styles from './PageBody.module.css';

/** The text of a page of a publication, in the frame of its page. */
export function PageBody({ html }: { readonly html: string }) {
  return <div className={`story-body ${styles.body}`} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
