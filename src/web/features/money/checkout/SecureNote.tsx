import { use } from 'react';
import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import type { CheckoutSetup } from './payment-answer.ts';
import styles from './PaymentNotes.module.css';

/** Below the button: who sells, by whom the card is kept, and under which terms. */
export function SecureNote({ setup }: { readonly setup: CheckoutSetup | undefined }) {
  const site = use(SiteContext);
  const pathOf = useMainPath();
  const takes = setup === undefined ? messages.secure : messages.secureBy[setup.provider];
  const links = [
    { label: messages.terms, href: pathOf('ShowTerms') },
    { label: messages.privacy, href: pathOf('ShowPrivacy') },
  ].filter(({ href }) => href !== undefined);
  return (
    <div className={styles.trust}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
        <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
        <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" />
      </svg>
      <p>
        {takes} {formatMessage(messages.soldBy, { seller: setup?.seller ?? site.name })}
        {links.map(({ label, href }) => (
          <span key={label}>
            {' · '}
            <a href={href}>{label}</a>
          </span>
        ))}
      </p>
    </div>
  );
}
