import { footerMessages } from '#shared/messages/footer.ts';
import { shellMessages } from '#shared/messages/shell.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { kept } from '#web/app/still/kept.tsx';
import styles from './Footer.module.css';

/** The ten links, in their order. */
const links = [
  { name: 'ShowHelp', title: footerMessages.help },
  { name: 'ShowStatus', title: footerMessages.status },
  { name: 'ShowAbout', title: footerMessages.about },
  { name: 'ShowJobs', title: footerMessages.careers },
  { name: 'ShowPress', title: footerMessages.press },
  { name: 'ShowBlog', title: footerMessages.blog },
  { name: 'ShowPrivacy', title: footerMessages.privacy },
  { name: 'ShowRules', title: footerMessages.rules },
  { name: 'ShowTerms', title: footerMessages.terms },
  { name: 'ShowTextToSpeech', title: footerMessages.textToSpeech },
] as const;

/** Links about the site itself. */
export function FooterLinks() {
  return (
    <nav aria-label={shellMessages.footerNavigation}>
      <BuiltLinks />
    </nav>
  );
}

const BuiltLinks = kept('FooterLinks', () => {
  const pathOf = useMainPath();
  const built = links.flatMap(({ name, title }) => {
    const to = pathOf(name);
    return to === undefined ? [] : [{ to, title }];
  });
  return (
    <ul className={styles.links}>
      {built.map(({ to, title }) => (
        <li key={title}>
          <Link className={styles.link} to={to}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
});
