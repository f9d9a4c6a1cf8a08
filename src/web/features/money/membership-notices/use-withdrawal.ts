import { membershipNoticeMessages as messages } from '#shared/messages/membership-notices.ts';
import { settingsTabPath } from '#shared/routes/settings-tabs.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ContractWithdrawalQueryDocument } from '#web/generated/ContractWithdrawalQuery.ts';

/** The way to “Withdraw from contract”, for members who are taxed in the EU or the UK, or read from there; undefined for everybody else. */
export function useWithdrawal(): { readonly label: string; readonly href: string } | undefined {
  const { data } = useQuery(ContractWithdrawalQueryDocument);
  if (data?.viewer?.viewerEdge.membership?.canWithdraw !== true) return undefined;
  return { label: messages.withdraw, href: `${settingsTabPath('membership')}#withdraw` };
}
