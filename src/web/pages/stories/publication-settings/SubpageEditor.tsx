import { use, useState } from 'react';
import { publicationPageMessages as messages } from '#shared/messages/publication-pages.ts';
import { pageLimits, proposePageSlug } from '#shared/publications/page-rules.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { leaveFreely } from '#web/app/router/use-unsaved.ts';
import { SiteContext } from '#web/app/site-context.ts';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import type { PublicationSettingsPageQuery } from '#web/generated/PublicationSettingsPageQuery.ts';
import { PageTextForm } from './PageTextForm.tsx';
import { subpagePath, subpagesPath, writePagePath } from './subpage-path.ts';
import { useWrittenPage } from './use-written-page.ts';

/** `/{slug}/settings/subpages?p=…` and `?tab=new`: one page, or a new one. */
export function SubpageEditor({ publication }: ManagementProps<PublicationSettingsPageQuery>) {
  const { url } = use(SiteContext);
  const { navigate } = useRoute();
  const { id, writtenPage } = publication;
  const writing = useWrittenPage(id, writtenPage, '');
  const { texts, base, faults, edit } = writing;
  // The address follows the title until somebody writes their own, and never once links may lead to it.
  const [isOwnSlug, setIsOwnSlug] = useState(writtenPage !== null);
  const shownSlug = proposePageSlug(texts.slug);
  const address = url.replace(/^https?:\/\//, '') + decodeURI(subpagePath(publication, shownSlug || '…'));
  const isMoving = base !== null && base.slug !== shownSlug;
  const isNew = base === null;
  const goOn = (saved: { readonly slug: string } | undefined) => {
    if (saved === undefined || (!isNew && saved.slug === base.slug)) return;
    leaveFreely();
    if (isNew) void navigate(subpagesPath(publication));
    else history.replaceState(history.state, '', writePagePath(publication, saved.slug));
  };
  return (
    <ManagementFrame publication={publication} title={isNew ? messages.newPage : messages.editPage}>
      <p>
        <Link to={subpagesPath(publication)}>{messages.allPages}</Link>
      </p>
      <PageTextForm
        collectionId={id}
        writing={writing}
        viewPath={isNew ? null : subpagePath(publication, base.slug)}
        onSave={async () => goOn(await writing.save())}
        onKeepMine={async () => goOn(await writing.keepMine())}
      >
        <CountedField
          label={messages.pageTitle}
          value={texts.title}
          most={pageLimits.mostTitle}
          onChange={(title) => edit(isOwnSlug ? { title } : { title, slug: proposePageSlug(title) })}
          error={faults.title}
          autoComplete="off"
        />
        <CountedField
          label={messages.pageSlug}
          hint={[address, isMoving ? messages.slugMoved : ''].filter(Boolean).join(' · ')}
          value={texts.slug}
          most={pageLimits.mostSlug}
          onChange={(slug) => {
            setIsOwnSlug(true);
            edit({ slug });
          }}
          error={faults.slug}
          autoComplete="off"
        />
      </PageTextForm>
    </ManagementFrame>
  );
}
