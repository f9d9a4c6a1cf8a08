import { useState } from 'react';
import { adminErrorMessages as messages } from '#shared/messages/admin-errors.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import {
  AdminErrorsPageQueryDocument,
  type AdminErrorsPageQueryVariables,
} from '#web/generated/AdminErrorsPageQuery.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { PlainList } from '#web/parts/list/PlainList.tsx';
import { ErrorRowView } from './ErrorRowView.tsx';

export const FIRST_LIST: AdminErrorsPageQueryVariables = { state: 'OPEN', order: 'LAST_SEEN' };

const states = (['OPEN', 'RESOLVED', 'MUTED'] as const).map((value) => ({ value, label: messages.states[value] }));
const orders = (['LAST_SEEN', 'COUNT', 'BUILD'] as const).map((value) => ({ value, label: messages.orders[value] }));

/** What went wrong, the open ones first; another state or order is asked for when it is chosen. */
export function AdminErrors() {
  const [wanted, setWanted] = useState(FIRST_LIST);
  const { data, error, refetch } = useQuery(AdminErrorsPageQueryDocument, { variables: wanted });
  const groups = data?.errorGroups;
  return (
    <AdminFrame title={messages.title}>
      <Note>{messages.text}</Note>
      <SelectField
        label={messages.show}
        options={states}
        value={wanted.state}
        onChange={(state) => setWanted({ ...wanted, state })}
      />
      <SelectField
        label={messages.order}
        options={orders}
        value={wanted.order}
        onChange={(order) => setWanted({ ...wanted, order })}
      />
      {error !== undefined && !groups && <LoadFailed text={messages.loadFailed} onRetry={refetch} />}
      {groups?.length === 0 && <EmptyText text={messages.none[wanted.state]} />}
      <PlainList>
        {groups?.map((group) => (
          <ErrorRowView key={group.id} group={group} />
        ))}
      </PlainList>
    </AdminFrame>
  );
}
