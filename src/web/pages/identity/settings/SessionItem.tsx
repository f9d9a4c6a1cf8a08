import { formatMessage } from '#shared/messages/format-message.ts';
import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { useMoment } from '#web/features/ground/dates/use-moment.ts';
import { rememberFocus } from '#web/parts/dialog/remember-focus.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Badge, ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import { EndSessionDocument } from '#web/generated/EndSession.ts';
import type { SessionsSetting } from '#web/generated/fragments.ts';

type Session = NonNullable<SessionsSetting['sessions']>[number];

/** One browser: what it is, where it is, when it was last here. */
export function SessionItem({ session }: { readonly session: Session }) {
  const { id, isCurrent, createdAt, lastUsedAt, domain } = session;
  const at = useMoment();
  const { run, isRunning, error } = useChange(EndSessionDocument);
  const end = async () => {
    const giveFocus = rememberFocus();
    if ((await run({ sessionId: id })) !== undefined) giveFocus();
  };
  const device = session.device ?? messages.sessionUnknown;
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          {device}
          {isCurrent && <Badge>{messages.sessionCurrent}</Badge>}
        </ItemTitle>
        <ItemFacts>
          <span>{placeOf(session)}</span>
          {domain !== null && <span>{domain}</span>}
          <span>{formatMessage(messages.sessionUsed, { date: at(lastUsedAt) })}</span>
          <span>{formatMessage(messages.sessionSince, { date: at(createdAt) })}</span>
        </ItemFacts>
        <ErrorNote role="alert">{error}</ErrorNote>
      </ItemWords>
      {!isCurrent && (
        <ItemActions>
          <Button
            look="plain"
            size="small"
            aria-label={formatMessage(messages.sessionEndOf, { device })}
            aria-disabled={isRunning}
            onClick={() => void (isRunning || end())}
          >
            {messages.sessionEnd}
          </Button>
        </ItemActions>
      )}
    </ListItem>
  );
}

/** The country by its name, else the network address. */
function placeOf({ country, network }: Session): string {
  if (country === null) return network;
  return `${regions.of(country) ?? country} (${network})`;
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
