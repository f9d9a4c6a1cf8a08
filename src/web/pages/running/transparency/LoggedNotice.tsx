import { decisionMessages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import type { LoggedNoticeRow } from '#web/generated/fragments.ts';
import { ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';

/** One notice: what kind, about what, and what came of it; nobody's name. */
export function LoggedNotice({ notice }: { readonly notice: LoggedNoticeRow }) {
  const { kind, targetKind, state, decidedAt, legalReference } = notice;
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          {formatMessage(messages.logLine, { kind: messages.logKinds[kind], target: messages.logTargets[targetKind] })}
        </ItemTitle>
        <ItemFacts>
          <span>{outcomeOf(notice)}</span>
          {legalReference !== '' && <span dir="auto">{legalReference}</span>}
          {state === 'RESTORED' && <span>{messages.logRestoredLine}</span>}
          <DateTime timestamp={decidedAt} />
        </ItemFacts>
      </ItemWords>
    </ListItem>
  );
}

function outcomeOf({ measure, countries }: LoggedNoticeRow): string {
  if (measure === null) return messages.logDeclinedLine;
  if (measure !== 'WITHHOLD') return decisionMessages.measures[measure];
  if (countries.includes('')) return messages.logEverywhere;
  return formatMessage(messages.logWithheld, { countries: countries.join(', ') });
}
