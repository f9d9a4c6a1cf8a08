import { formatMessage } from '#shared/messages/format-message.ts';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { signInPath } from '#web/features/identity/sign-in/sign-in-path.ts';
import type { CheckGiftCode } from '#web/generated/CheckGiftCode.ts';
import { giftDay, tierText } from './gift-texts.ts';
import styles from './Gifts.module.css';

export type FoundGift = Extract<CheckGiftCode['checkGiftCode'], { readonly __typename: 'CheckedGiftCode' }>;

type GoodCodeProps = {
  readonly found: FoundGift;
  readonly code: string;
  readonly isSignedIn: boolean;
  readonly isRunning: boolean;
  readonly error: string | undefined;
  readonly onRedeem: () => void;
  readonly onOther: () => void;
};

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** What a code gives, before it is redeemed; a stranger signs in first and comes back with it. */
export function GoodCode(props: GoodCodeProps) {
  const { found, code, isSignedIn, isRunning, error, onRedeem, onOther } = props;
  const { senderName: sender, membershipEndsAt, emailDomain: domain } = found;
  const tier = tierText(found.tier ?? 'MEMBER');
  const time = formatMessage(messages.year, { months: found.months ?? 0 });
  const redirectTo = buildPath('RedeemGift', {}, { giftCode: code });
  return (
    <div className={styles.stack}>
      <h2 className={styles.heading} tabIndex={-1} ref={takeFocus}>
        {messages.goodTitle}
      </h2>
      <p>
        {formatMessage(sender === null ? messages.goodFromNobody : messages.goodFrom, {
          sender: sender ?? '',
          time,
          tier,
        })}
      </p>
      {membershipEndsAt !== null && (
        <p>
          {formatMessage(messages.goodUntil, {
            tier: tierText(found.membershipTier ?? 'MEMBER'),
            date: giftDay(membershipEndsAt),
          })}
        </p>
      )}
      <p className={styles.note}>{messages.goodNoCard}</p>
      {domain !== null && <p className={styles.note}>{formatMessage(messages.domainNote, { domain })}</p>}
      {!isSignedIn && <p>{messages.signInText}</p>}
      <p className={styles.ways}>
        {isSignedIn ? (
          <Button aria-disabled={isRunning} aria-busy={isRunning} onClick={onRedeem}>
            {messages.redeem}
          </Button>
        ) : (
          <ButtonLink
            href={signInPath({ operation: 'register', step: 'OPTIONS', redirectTo, susiEntry: 'membership' })}
          >
            {messages.signIn}
          </ButtonLink>
        )}
        <Button look="plain" onClick={onOther}>
          {messages.otherCode}
        </Button>
      </p>
      <p className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
