import { use } from 'react';
import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { reportMessages } from '#shared/messages/reports.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { PersonRelationQueryDocument } from '#web/generated/PersonRelationQuery.ts';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import { openReport } from '#web/features/running/reporting/open-report.ts';
import { MuteItem } from '../muting/MuteItem.tsx';
import type { PersonRef } from './person-ref.ts';
import { unblock } from './unblock.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** Puts the address of a profile into the clipboard, and says so. */
async function copyProfileLink(username: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(personPath(username), location.origin).href);
    void showToast({ message: messages.linkCopied, testId: 'link-copied' });
  } catch {
    // A page that is not on https, or a reader who said no.
    void showToast({ message: messages.failed, tone: 'danger' });
  }
}

/** What one may do about a person: for the menu on their profile, and at the end of others. */
export function PersonMenuItems({ person }: { readonly person: PersonRef }) {
  const graph = use(GraphContext);
  const { id, name, username } = person;
  const { data } = useQuery(PersonRelationQueryDocument, { variables: { username } });
  const edge = data?.user?.viewerEdge;
  return (
    <>
      <MuteItem source={{ kind: 'person', id, name }} isMuting={edge?.isMuting === true} />
      {edge?.isBlocking === true ? (
        <MenuAction onChoose={() => void unblock(graph, person)}>
          {formatMessage(messages.unblock, { name })}
        </MenuAction>
      ) : (
        <MenuAction
          isDanger
          onChoose={() => void import('./open-block-dialog.tsx').then((code) => code.openBlockDialog(graph, person))}
        >
          {formatMessage(messages.block, { name })}
        </MenuAction>
      )}
      <MenuAction isDanger onChoose={() => void openReport(graph, { kind: 'user', id, name })}>
        {formatMessage(reportMessages.reportPerson, { name })}
      </MenuAction>
      <MenuAction onChoose={() => void copyProfileLink(username)}>{messages.copyLink}</MenuAction>
    </>
  );
}
