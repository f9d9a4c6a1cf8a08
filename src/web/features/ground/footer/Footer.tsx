import { useState } from 'react';
import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks.tsx';

function DrawnFooter() {
  return (
    <footer className={styles.footer} data-footer>
      <FooterLinks />
    </footer>
  );
}

function KeptFooter() {
  const [html] = useState(() => document.querySelector('[data-footer]')?.innerHTML ?? '');
  return (
    <footer className={styles.footer} data-footer suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/**
 * The foot of every page, on large screens only (SHELL-6). It has nothing but links that are the same everywhere, so
 * the server alone draws them: a browser keeps what stands there, for the screens that follow too (decision 0013).
 */
export const Footer = import.meta.env.SSR ? DrawnFooter : KeptFooter;
