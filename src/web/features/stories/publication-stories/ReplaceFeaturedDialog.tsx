import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { MOST_FEATURED_STORIES } from '#shared/story/publishing-limits.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import type { Featuring } from './use-featuring.ts';

/** Where no more can be featured: names the limit, and offers to replace the last one (rule 18). */
export function ReplaceFeaturedDialog({ featuring }: { readonly featuring: Featuring }) {
  return (
    <ConfirmDialog
      dialog={featuring.dialog}
      title={formatMessage(messages.fullTitle, { limit: MOST_FEATURED_STORIES })}
      submitLabel={messages.replace}
      change={featuring.change}
      onConfirm={featuring.replaceLast}
    >
      {messages.fullText}
    </ConfirmDialog>
  );
}
