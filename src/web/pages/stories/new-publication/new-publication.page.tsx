import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import {
  type NewPublicationPageQuery,
  NewPublicationPageQueryDocument,
} from '#web/generated/NewPublicationPageQuery.ts';
import { NewPublicationForm } from './NewPublicationForm.tsx';

function NewPublication() {
  const { data } = useQuery(NewPublicationPageQueryDocument);
  if (data === undefined) return null;
  const why = data.whyNoNewCollection;
  return (
    <Frame>
      <PageHeading title={messages.newTitle}>
        <p>{why ?? messages.newText}</p>
      </PageHeading>
      {why === null && <NewPublicationForm />}
    </Frame>
  );
}

/** `/new-publication`: who may makes one (PUB-1, rule 52); who may not yet reads why. */
const page: PageDefinition<NewPublicationPageQuery> = {
  queries: () => [{ document: NewPublicationPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: messages.newTitle }),
  Component: NewPublication,
};

export default page;
