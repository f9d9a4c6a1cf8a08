import { formatMessage } from '#shared/messages/format-message.ts';
import { cancelMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';

const lengths = ['1', '2', '3'] as const;

/** One to three months (rule 87). */
export type PauseMonths = (typeof lengths)[number];

const choices = lengths.map((value) => ({
  value,
  label: formatMessage(messages.pauseMonths, { count: Number(value) }),
}));

type PauseLengthProps = { readonly value: PauseMonths; readonly onChange: (value: PauseMonths) => void };

/** For how many months a membership rests. */
export function PauseLength({ value, onChange }: PauseLengthProps) {
  return <ChoiceField legend={messages.pauseLegend} choices={choices} value={value} onChange={onChange} />;
}
