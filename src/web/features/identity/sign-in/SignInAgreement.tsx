import { type ReactNode, use } from 'react';
import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { FilledMessage } from './FilledMessage.tsx';
import styles from './SignIn.module.css';
import type { CaptchaOptions } from './sign-in-options.ts';

const GOOGLE = 'https://policies.google.com';

/** The line about terms and privacy, and where reCAPTCHA is used the one that it asks for. */
export function SignInAgreement({ captcha }: { captcha: CaptchaOptions | undefined }) {
  const { name: siteName } = use(SiteContext);
  const pathOf = useMainPath();
  return (
    <div className={styles.agreement}>
      <p>
        <FilledMessage
          message={messages.agreement}
          siteName={siteName}
          terms={<Elsewhere href={pathOf('ShowTerms')}>{messages.terms}</Elsewhere>}
          privacy={<Elsewhere href={pathOf('ShowPrivacy')}>{messages.privacy}</Elsewhere>}
        />
      </p>
      {captcha !== undefined && captcha.kind !== 'PROOF_OF_WORK' && (
        <p>
          <FilledMessage
            message={messages.captchaDisclaimer}
            privacy={<Elsewhere href={`${GOOGLE}/privacy`}>{messages.captchaPrivacy}</Elsewhere>}
            terms={<Elsewhere href={`${GOOGLE}/terms`}>{messages.captchaTerms}</Elsewhere>}
          />
        </p>
      )}
    </div>
  );
}

/** Opens beside the page, so that nothing that was typed is lost. */
function Elsewhere({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
