import { useState } from 'react';
import { mobilePageMessages as messages } from '#shared/messages/mobile-page.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useMainPath } from '#web/app/use-main-path.ts';
import { Message } from '#web/parts/frame/Message.tsx';
import { MobileVerificationPageQueryDocument } from '#web/generated/MobileVerificationPageQuery.ts';
import { CodeStep } from './CodeStep.tsx';
import { NumberStep } from './NumberStep.tsx';
import { VerifiedStep } from './VerifiedStep.tsx';

type Shown =
  | { readonly step: 'code'; readonly phoneNumber: string }
  /** `isArrived` where another step led here, so that the heading takes the focus. */
  | { readonly step: 'number' | 'verified'; readonly lastDigits?: string; readonly isArrived: boolean };

/** Number, code, done (rule 142); or that nothing can be sent here, which is how a site begins. */
export function MobileVerification() {
  const { data } = useQuery(MobileVerificationPageQueryDocument);
  const pathOf = useMainPath();
  const own = data?.viewer?.mobileNumber;
  const [moved, setMoved] = useState<Shown>();
  if (!data?.viewer) return null;
  const shown: Shown =
    moved ??
    (own ? { step: 'verified', lastDigits: own.lastDigits, isArrived: false } : { step: 'number', isArrived: false });
  if (shown.step !== 'verified' && !data.isMobileVerificationOffered) {
    return (
      <Message title={messages.notOfferedTitle} text={messages.notOfferedText}>
        <Link to={pathOf('ShowSettings') ?? '/'}>{messages.settings}</Link>
      </Message>
    );
  }
  const toNumber = () => setMoved({ step: 'number', isArrived: true });
  switch (shown.step) {
    case 'number':
      return (
        <NumberStep isArrived={shown.isArrived} onSent={(phoneNumber) => setMoved({ step: 'code', phoneNumber })} />
      );
    case 'code':
      return (
        <CodeStep
          phoneNumber={shown.phoneNumber}
          onOther={toNumber}
          onVerified={(lastDigits) => setMoved({ step: 'verified', lastDigits, isArrived: true })}
        />
      );
    case 'verified':
      return (
        <VerifiedStep
          lastDigits={shown.lastDigits ?? ''}
          isArrived={shown.isArrived}
          onOther={data.isMobileVerificationOffered ? toNumber : undefined}
          onRemoved={toNumber}
        />
      );
  }
}
