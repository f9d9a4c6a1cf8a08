import { membershipNoticeMessages as messages } from '#shared/messages/membership-notices.ts';
import { isRenewedByUs } from '#shared/membership/switching.ts';
import { EU_AND_UK } from '#shared/privacy/consent.ts';
import { settingsTabPath } from '#shared/routes/settings-tabs.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ContractWithdrawalQueryDocument } from '#web/generated/ContractWithdrawalQuery.ts';

/** The way to “Withdraw from contract”, for members who read from the EU or the UK; undefined for everybody else. */
export function useWithdrawal(): { readonly label: string; readonly href: string } | undefined {
  const { data } = useQuery(ContractWithdrawalQueryDocument);
  const membership = data?.viewer?.viewerEdge.membership;
  const country = data?.visitor.geolocation.country ?? null;
  if (!membership || membership.endedAt !== null || !isRenewedByUs(membership.paymentProvider)) return undefined;
  if (country === null || !EU_AND_UK.has(country)) return undefined;
  return { label: messages.withdraw, href: `${settingsTabPath('membership')}#withdraw` };
}
