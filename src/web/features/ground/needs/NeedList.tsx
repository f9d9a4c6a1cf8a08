import { partMessages as messages } from '#shared/messages/parts.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useMainPath } from '#web/app/use-main-path.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import type { Need } from './need.ts';
import styles from './NeedList.module.css';

/** What is asked, each with a mark, the fact, and what to do. */
export function NeedList({ needs }: { readonly needs: readonly Need[] }) {
  const pathOf = useMainPath();
  return (
    <ul className={styles.needs}>
      {needs.map(({ criterion, name, isMet, fact, link }) => {
        const to = link && ('to' in link ? pathOf(link.to) : link.href);
        return (
          <li key={criterion} className={styles.need} data-criterion={criterion} data-met={isMet}>
            <span className={styles.mark} aria-hidden="true">
              {isMet ? '✓' : '✗'}
            </span>
            <div>
              <p className={styles.name}>
                <VisuallyHidden>{isMet ? messages.needMet : messages.needMissing}: </VisuallyHidden>
                {name}
              </p>
              <p className={styles.fact}>
                {fact} {link !== undefined && to !== undefined && <Link to={to}>{link.label}</Link>}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
