import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { staffInvitationMessages as messages } from '#shared/messages/staff-invitations.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { settingsTabPath } from '#shared/routes/settings-tabs.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import { NarrowPage } from '#web/parts/frame/NarrowPage.tsx';
import {
  type StaffInvitationPageQuery,
  StaffInvitationPageQueryDocument,
} from '#web/generated/StaffInvitationPageQuery.ts';
import { InvitationAnswer } from './InvitationAnswer.tsx';

type NotYoursProps = {
  readonly viewer: StaffInvitationPageQuery['viewer'];
  readonly path: string;
  readonly token: string | null;
};

/** The same for every invitation that is not the viewer's and for none: nobody learns here which there are (rule 316). */
function NotYours({ viewer, path, token }: NotYoursProps) {
  const redirect = token === null ? path : `${path}?${new URLSearchParams({ token }).toString()}`;
  return (
    <NarrowPage title={messages.notYours} text={messages.notYoursText} isFramed>
      {viewer && (
        <p dir="auto">{formatMessage(messages.signedInAs, { name: viewer.name, username: viewer.username })}</p>
      )}
      <ButtonRow>
        <ButtonLink href={buildPath('SignIn', {}, { operation: 'login', redirect })}>
          {messages.switchAccount}
        </ButtonLink>
      </ButtonRow>
    </NarrowPage>
  );
}

type StaffInvitationProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

/** Which publication, as what, asked by whom; and the answer, or why there is none to give. */
export function StaffInvitation({ route, query }: StaffInvitationProps) {
  // The secret of the link leaves the address, and is not asked for twice.
  const [token] = useState(() => query.get('token'));
  const [isDeclined, setIsDeclined] = useState(false);
  const variables = { invitationId: route.params['invitationId'] ?? '', invitationToken: token };
  const { data, refetch } = useQuery(StaffInvitationPageQueryDocument, { variables });
  const invitation = data?.staffInvitation;
  if (data === undefined) return null;
  if (!invitation) return <NotYours viewer={data.viewer} path={route.path} token={token} />;
  const { collection, role, inviter, closedBecause } = invitation;
  const { name, slug } = collection;
  const isStaffAlready = closedBecause === formatMessage(messages.why.alreadyStaff, { name });
  const isUnconfirmed = closedBecause === messages.confirmAddress;
  const words = { inviter: inviter?.name ?? messages.someone, name };
  return (
    <NarrowPage
      title={formatMessage(messages.pageTitle, { name })}
      text={formatMessage(role === 'EDITOR' ? messages.editorOf : messages.writerOf, words)}
      isFramed
    >
      {isDeclined && <output>{formatMessage(messages.declined, { name })}</output>}
      {!isDeclined && closedBecause !== null && <ErrorNote>{closedBecause}</ErrorNote>}
      {!isDeclined && closedBecause === null && (
        <InvitationAnswer
          invitation={invitation}
          token={token}
          viewer={data.viewer}
          onDeclined={() => setIsDeclined(true)}
          onRefused={refetch}
        />
      )}
      <ButtonRow>
        {isUnconfirmed && (
          <ButtonLink href={`${settingsTabPath('account')}#email`}>{messages.confirmInSettings}</ButtonLink>
        )}
        {isStaffAlready ? (
          <ButtonLink look="outlined" href={buildPath('ShowCollectionSettingsStaff', { collectionSlug: slug })}>
            {messages.toStaff}
          </ButtonLink>
        ) : (
          <ButtonLink look="plain" href={publicationPath(collection)}>
            {formatMessage(messages.visit, { name })}
          </ButtonLink>
        )}
      </ButtonRow>
    </NarrowPage>
  );
}
