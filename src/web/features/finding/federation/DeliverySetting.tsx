import { federationMessages as messages } from '#shared/messages/federation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Row } from '#web/parts/list/Row.tsx';
import { ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import type { OwnFederation } from '#web/generated/fragments.ts';

type DeliverySettingProps = { readonly federation: NonNullable<OwnFederation['federation']> };

/** Whether what is published arrives: when it last did, and where it does not. */
export function DeliverySetting({ federation: { lastSentAt, failingServers } }: DeliverySettingProps) {
  const text =
    lastSentAt === null ? messages.neverSent : formatMessage(messages.lastSent, { date: formatDate(lastSentAt) });
  return (
    <Row title={messages.deliveryTitle} text={text}>
      {failingServers.length > 0 && (
        <>
          <Note>{messages.failing}</Note>
          <List>
            {failingServers.map(({ host, since }) => (
              <ListItem key={host}>
                <ItemWords>
                  <ItemTitle>
                    <bdi translate="no">{host}</bdi>
                  </ItemTitle>
                  <ItemFacts>
                    <span>{formatMessage(messages.failingSince, { date: formatDate(since) })}</span>
                  </ItemFacts>
                </ItemWords>
              </ListItem>
            ))}
          </List>
        </>
      )}
    </Row>
  );
}
