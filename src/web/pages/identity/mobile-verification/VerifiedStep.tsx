import { formatMessage } from '#shared/messages/format-message.ts';
import { mobilePageMessages as messages } from '#shared/messages/mobile-page.ts';
import { Button } from '#web/design/Button.tsx';
import { StepPage, StepWays } from '#web/features/identity/sign-in/StepPage.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { RemoveMobileNumberDocument } from '#web/generated/RemoveMobileNumber.ts';

type VerifiedStepProps = {
  readonly lastDigits: string;
  readonly isArrived: boolean;
  /** Undefined where no codes can be sent. */
  readonly onOther: (() => void) | undefined;
  readonly onRemoved: () => void;
};

/** The number that is kept, by its end, and how to be rid of it. */
export function VerifiedStep({ lastDigits, isArrived, onOther, onRemoved }: VerifiedStepProps) {
  const removal = useChange(RemoveMobileNumberDocument);
  const remove = async () => {
    if (!removal.isRunning && (await removal.run({})) !== undefined) onRemoved();
  };
  return (
    <StepPage
      title={messages.verifiedTitle}
      text={formatMessage(messages.verifiedText, { lastDigits })}
      isArrived={isArrived}
    >
      <StepWays>
        {onOther && (
          <Button look="outlined" onClick={onOther}>
            {messages.otherNumber}
          </Button>
        )}
        <Button look="plain" aria-disabled={removal.isRunning} onClick={() => void remove()}>
          {messages.remove}
        </Button>
      </StepWays>
      <ErrorNote role="alert">{removal.error}</ErrorNote>
    </StepPage>
  );
}
