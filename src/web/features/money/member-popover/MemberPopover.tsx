import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import styles from './MemberPopover.module.css';
import { popoverContent, type PopoverSubject, type PopoverViewer } from './popover-content.ts';

type MemberPopoverProps = {
  readonly titleId: string;
  readonly subject: PopoverSubject;
  readonly viewer: PopoverViewer;
};

/** Inside the popover of a member-only story, or of a Friend. */
export function MemberPopover({ titleId, subject, viewer }: MemberPopoverProps) {
  const { title, text, links } = popoverContent(subject, viewer, useMainPath());
  const [first, ...others] = links;
  return (
    <>
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <p dir="auto">{text}</p>
      {first !== undefined && (
        <p className={styles.links}>
          <ButtonLink size="small" href={first.to}>
            {first.label}
          </ButtonLink>
          {others.map(({ label, to }) => (
            <a key={to} className={styles.link} href={to}>
              {label}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
