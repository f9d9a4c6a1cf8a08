import { listMessages } from '#shared/messages/lists.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Message } from '#web/parts/frame/Message.tsx';

function NotAvailable() {
  return (
    <Message title={listMessages.notAvailableTitle} text={listMessages.notAvailableText}>
      <Link to={buildPath('ShowHome')}>{listMessages.backHome}</Link>
    </Message>
  );
}

const page: PageDefinition = {
  queries: () => [],
  outcome: () => ({ kind: 'show', robots: 'noindex' }),
  head: () => ({ title: listMessages.notAvailableTitle }),
  Component: NotAvailable,
};

export default page;
