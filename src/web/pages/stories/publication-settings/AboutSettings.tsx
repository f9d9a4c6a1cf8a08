import { publicationPageMessages as messages } from '#shared/messages/publication-pages.ts';
import { ABOUT_SLUG } from '#shared/publications/page-rules.ts';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import type { PublicationSettingsPageQuery } from '#web/generated/PublicationSettingsPageQuery.ts';
import { PageTextForm } from './PageTextForm.tsx';
import { useWrittenPage } from './use-written-page.ts';

/** `/{slug}/settings/about`: what a publication says of itself at length (PUB-1). */
export function AboutSettings({ publication }: ManagementProps<PublicationSettingsPageQuery>) {
  const writing = useWrittenPage(publication.id, publication.writtenPage, ABOUT_SLUG);
  return (
    <ManagementFrame publication={publication} title={messages.aboutTitle}>
      <Note>{messages.aboutHint}</Note>
      <PageTextForm
        collectionId={publication.id}
        writing={writing}
        viewPath={publicationPath(publication, '/about')}
        onSave={async () => void (await writing.save())}
        onKeepMine={async () => void (await writing.keepMine())}
      />
    </ManagementFrame>
  );
}
