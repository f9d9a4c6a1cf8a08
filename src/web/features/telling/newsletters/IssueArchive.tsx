import { newsletterPageMessages as messages } from '#shared/messages/newsletters.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { Link } from '#web/app/router/Link.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import type { NewsletterArchive } from '#web/generated/fragments.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import { ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';

type IssueArchiveProps<Data> = {
  readonly document: TypedDocument<Data, never>;
  readonly variables: Readonly<Record<string, string>>;
  readonly select: (data: Data) => NewsletterArchive['archive'] | undefined;
};

/** What a newsletter has sent, each to be read in the browser. */
export function IssueArchive<Data>({ document, variables, select }: IssueArchiveProps<Data>) {
  return (
    <Section title={messages.archive}>
      <PagedFeed
        document={document}
        variables={variables}
        select={(data: Data) => {
          const feed = select(data);
          return feed ? { items: feed.items, next: feed.pagingInfo.next } : undefined;
        }}
        empty={messages.archiveEmpty}
        moreLabel={messages.archiveMore}
        firstLabel={messages.archiveFirst}
      >
        {(issues) => (
          <List>
            {issues.map(({ id, subject, sentAt, post }) => (
              <ListItem key={id}>
                <ItemWords>
                  <ItemTitle>
                    <Link to={storyPath(post)} dir="auto">
                      {subject}
                    </Link>
                  </ItemTitle>
                  <ItemFacts>
                    <span>{formatDate(sentAt)}</span>
                  </ItemFacts>
                </ItemWords>
              </ListItem>
            ))}
          </List>
        )}
      </PagedFeed>
    </Section>
  );
}
