import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import { siteRestMessages } from '#shared/messages/site-rest.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { LegalNoticePageQueryDocument } from '#web/generated/LegalNoticePageQuery.ts';
import { Message } from '#web/parts/frame/Message.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { LegalNoticeForm } from './LegalNoticeForm.tsx';

/** The form for a notice, or that it came in. */
export function LegalNotice({ query }: { readonly query: URLSearchParams }) {
  const isAtRest = Boolean(useQuery(LegalNoticePageQueryDocument).data?.siteRest);
  const [sentTo, setSentTo] = useState<string | null>();
  const sentText = isAtRest ? messages.sentAtRest : messages.sentText;
  if (sentTo !== undefined) {
    return (
      <Message
        title={messages.sentTitle}
        text={sentTo === null ? messages.sentUnnamed : formatMessage(sentText, { email: sentTo })}
      >
        <Button look="outlined" onClick={() => setSentTo(undefined)}>
          {messages.another}
        </Button>
      </Message>
    );
  }
  return (
    <StackedPage title={messages.title}>
      {isAtRest && <Note>{siteRestMessages.noticesGoOn}</Note>}
      <p>{messages.intro}</p>
      <Note>{messages.otherwise}</Note>
      <noscript>
        <p>{messages.noScript}</p>
      </noscript>
      <LegalNoticeForm about={query.get('about') ?? ''} onSent={setSentTo} />
    </StackedPage>
  );
}
