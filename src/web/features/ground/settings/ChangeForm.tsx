import { Form, type FormProps } from '#web/parts/form/Form.tsx';
import { type ProvenChange, StepUpFirst } from './StepUpFirst.tsx';

type ChangeFormProps = FormProps & {
  /** Of the dialog that it stands in. */
  readonly dialog: string;
  readonly change: ProvenChange;
  readonly wantsStepUp?: boolean;
};

/** The form of a dialog that changes one's account. */
export function ChangeForm({ dialog, wantsStepUp, ...form }: ChangeFormProps) {
  return (
    <StepUpFirst dialog={dialog} change={form.change} wantsStepUp={wantsStepUp} close={form.close}>
      <Form {...form} />
    </StepUpFirst>
  );
}
