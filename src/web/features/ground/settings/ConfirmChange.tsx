import { ConfirmDialog, type ConfirmDialogProps } from '#web/parts/dialog/ConfirmDialog.tsx';
import { type ProvenChange, StepUpFirst } from './StepUpFirst.tsx';
import type { ResumedDialog } from './use-resumed-dialog.ts';

type ConfirmChangeProps = Omit<ConfirmDialogProps, 'renderAround'> & {
  readonly dialog: ResumedDialog;
  readonly change: ProvenChange;
  readonly wantsStepUp?: boolean;
};

/** Asks before a change of one's account, and first who one is where that was proven too long ago. */
export function ConfirmChange({ wantsStepUp, ...props }: ConfirmChangeProps) {
  const { dialog, change } = props;
  return (
    <ConfirmDialog
      {...props}
      renderAround={(question, close) => (
        <StepUpFirst dialog={dialog.name} change={change} wantsStepUp={wantsStepUp} close={close}>
          {question}
        </StepUpFirst>
      )}
    />
  );
}
