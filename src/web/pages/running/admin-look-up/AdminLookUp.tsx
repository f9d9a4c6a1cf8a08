import { formatMessage } from '#shared/messages/format-message.ts';
import { lookUpMessages as messages } from '#shared/messages/look-up.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { type AdminLookUpPageQuery, AdminLookUpPageQueryDocument } from '#web/generated/AdminLookUpPageQuery.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import { FoundPayments } from './FoundPayments.tsx';
import { FoundPeople } from './FoundPeople.tsx';

/** What the address asks for. */
export function soughtIn(query: URLSearchParams): string {
  return query.get('q') ?? '';
}

/** One search over everything that the roles of whoever looks open; the address holds what is sought. */
export function AdminLookUp({ query }: { readonly query: URLSearchParams }) {
  const sought = soughtIn(query);
  const { data } = useQuery(AdminLookUpPageQueryDocument, { variables: { query: sought } });
  const found = data?.staffLookUp;
  return (
    <AdminFrame title={messages.title}>
      <search>
        <FieldForm method="get" action={buildPath('ShowAdminLookUp')}>
          <label>
            {messages.label}
            <input
              key={sought}
              name="q"
              type="search"
              defaultValue={sought}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="look-up-hint"
              dir="auto"
            />
          </label>
          <Note id="look-up-hint">{messages.hint}</Note>
          <Button type="submit" look="outlined">
            {messages.button}
          </Button>
        </FieldForm>
      </search>
      {found && <Found found={found} sought={sought} />}
    </AdminFrame>
  );
}

type FoundProps = { readonly found: NonNullable<AdminLookUpPageQuery['staffLookUp']>; readonly sought: string };

function Found({ found, sought }: FoundProps) {
  const { people, stories, publications, payments, holds } = found;
  const isNothing = [people, stories, publications, payments, holds].every((part) => (part ?? []).length === 0);
  return (
    <>
      {isNothing && sought !== '' && <EmptyText text={formatMessage(messages.nothing, { query: sought })} />}
      {people !== null && people.length > 0 && (
        <Section title={sought === '' ? messages.newest : messages.people}>
          <FoundPeople people={people} />
        </Section>
      )}
      {stories !== null && stories.length > 0 && (
        <Section title={messages.stories}>
          <List>
            {stories.map(({ id, title }) => (
              <ListItem key={id}>
                <a href={buildPath('ShowAdminPost', { id })} dir="auto">
                  {title || messages.untitled}
                </a>
              </ListItem>
            ))}
          </List>
        </Section>
      )}
      {publications !== null && publications.length > 0 && (
        <Section title={messages.publications}>
          <List>
            {publications.map(({ id, slug, name }) => (
              <ListItem key={id}>
                <a href={publicationPath({ slug })} dir="auto">
                  {name}
                </a>
              </ListItem>
            ))}
          </List>
        </Section>
      )}
      {payments !== null && payments.length > 0 && (
        <Section title={messages.payments}>
          <FoundPayments payments={payments} />
        </Section>
      )}
      {holds !== null && holds.length > 0 && <Holds holds={holds} />}
      {stories !== null && sought !== '' && (
        <Note>
          <a href={buildPath('ShowSearch', {}, { q: sought })}>
            {formatMessage(messages.searchStories, { query: sought })}
          </a>
        </Note>
      )}
    </>
  );
}

function Holds({ holds }: { readonly holds: NonNullable<FoundProps['found']['holds']> }) {
  return (
    <Section title={messages.holds}>
      <List>
        {holds.map(({ address, kind, status, since, until }) => (
          <ListItem key={kind}>
            <ItemWords>
              <ItemTitle>{address}</ItemTitle>
              <ItemFacts>
                <span>{messages.holdKinds[kind]}</span>
                {status !== '' && <span>{status}</span>}
                <span>
                  {messages.since} <DateTime timestamp={since} />
                </span>
                {until !== null && (
                  <span>
                    {messages.until} <DateTime timestamp={until} />
                  </span>
                )}
              </ItemFacts>
            </ItemWords>
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
