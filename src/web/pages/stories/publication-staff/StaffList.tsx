import { useState } from 'react';
import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { OwnSearch, ownEmpty, ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { List } from '#web/parts/list/List.tsx';
import {
  type PublicationStaffPageQuery,
  PublicationStaffPageQueryDocument,
} from '#web/generated/PublicationStaffPageQuery.ts';
import { MemberRow } from './MemberRow.tsx';

type AssignableRole = 'EDITOR' | 'WRITER';

type StaffListProps = ManagementProps<PublicationStaffPageQuery> & { readonly onOffered: () => void };

/** Owner, editors and writers, page by page, with a search where they are many. */
export function StaffList({ publication, data, query, route, refetch, onOffered }: StaffListProps) {
  // What was changed is said of every page at once; only the first is asked for again.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [roles, setRoles] = useState<ReadonlyMap<string, AssignableRole>>(new Map());
  const wanted = ownWanted(query);
  const isLong = wanted !== null || publication.members?.pagingInfo.next !== null;
  return (
    <div>
      {isLong && <OwnSearch label={messages.search} />}
      <PagedFeed
        document={PublicationStaffPageQueryDocument}
        variables={{ domainOrSlug: route.params.collectionSlug ?? '', search: wanted }}
        select={(answer: PublicationStaffPageQuery) => {
          const members = answer.publication?.members;
          return members ? { items: members.items, next: members.pagingInfo.next } : undefined;
        }}
        empty={ownEmpty(wanted, messages.nobody)}
        moreLabel={messages.more}
        firstLabel={messages.first}
      >
        {(members) => (
          <List>
            {members
              .filter(({ id }) => !gone.has(id))
              .map((member) => (
                <MemberRow
                  key={member.id}
                  publication={publication}
                  member={{ ...member, role: roles.get(member.id) ?? member.role }}
                  stage={publication.ownershipTransfer?.stage ?? null}
                  isSelf={member.user.id === data.viewer?.id}
                  onRole={(role) => {
                    setRoles((all) => new Map([...all, [member.id, role]]));
                    refetch();
                  }}
                  onOffered={onOffered}
                  onRemoved={() => {
                    setGone((all) => new Set([...all, member.id]));
                    refetch();
                  }}
                />
              ))}
          </List>
        )}
      </PagedFeed>
    </div>
  );
}
