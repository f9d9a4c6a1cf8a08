import { type SubmitEvent, use, useState } from 'react';
import { publicationSectionMessages as messages } from '#shared/messages/publication-sections.ts';
import { proposePageSlug } from '#shared/publications/page-rules.ts';
import { sectionLimits } from '#shared/publications/section-rules.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { leaveFreely } from '#web/app/router/use-unsaved.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { FormButtons } from '#web/parts/form/Form.tsx';
import formStyles from '#web/parts/form/Form.module.css';
import { Notice } from '#web/parts/frame/Note.tsx';
import type { SectionRow } from '#web/generated/fragments.ts';
import type { PublicationSettingsPageQuery } from '#web/generated/PublicationSettingsPageQuery.ts';
import { arrangeSectionPath, sectionPath, sectionsPath } from './section-path.ts';
import { SectionStories } from './SectionStories.tsx';
import { type SectionKind, useSection } from './use-section.ts';

const kinds: readonly { readonly value: SectionKind; readonly label: string; readonly text: string }[] = [
  { value: 'TOPIC', label: messages.TOPIC, text: messages.TOPICText },
  { value: 'CHOSEN', label: messages.CHOSEN, text: messages.CHOSENText },
];

type FeaturePageEditorProps = Pick<ManagementProps<PublicationSettingsPageQuery>, 'publication'> & {
  /** Null for a new one. */
  readonly section: SectionRow | null;
};

/** `/{slug}/settings/feature-pages?p=…` and `?tab=new`: one feature page, or a new one. */
export function FeaturePageEditor({ publication, section }: FeaturePageEditorProps) {
  const { url } = use(SiteContext);
  const { navigate } = useRoute();
  const { texts, base, faults, conflict, isBusy, error, edit, save, keepMine } = useSection(publication.id, section);
  const [isOwnSlug, setIsOwnSlug] = useState(section !== null);
  const isNew = base === null;
  const shownSlug = proposePageSlug(texts.slug);
  const address = url.replace(/^https?:\/\//, '') + decodeURI(sectionPath(publication, shownSlug || '…'));
  const isMoving = !isNew && base.slug !== shownSlug;
  const goOn = (saved: { readonly slug: string } | undefined) => {
    if (saved === undefined || (!isNew && saved.slug === base.slug)) return;
    leaveFreely();
    if (isNew) void navigate(sectionsPath(publication));
    else history.replaceState(history.state, '', arrangeSectionPath(publication, saved.slug));
  };
  const over = async () => goOn(await keepMine());
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) goOn(await save());
  };
  return (
    <ManagementFrame publication={publication} title={isNew ? messages.newSection : messages.editSection}>
      <p>
        <Link to={sectionsPath(publication)}>{messages.all}</Link>
      </p>
      <form onSubmit={(event) => void submit(event)} className={formStyles.form} noValidate>
        <CountedField
          label={messages.name}
          value={texts.title}
          most={sectionLimits.mostTitle}
          onChange={(title) => edit(isOwnSlug ? { title } : { title, slug: proposePageSlug(title) })}
          error={faults.title}
          autoComplete="off"
        />
        <CountedField
          label={messages.slug}
          hint={[address, isMoving ? messages.slugMoved : ''].filter(Boolean).join(' · ')}
          value={texts.slug}
          most={sectionLimits.mostSlug}
          onChange={(slug) => {
            setIsOwnSlug(true);
            edit({ slug });
          }}
          error={faults.slug}
          autoComplete="off"
        />
        <ChoiceField legend={messages.kind} choices={kinds} value={texts.kind} onChange={(kind) => edit({ kind })} />
        {texts.kind === 'TOPIC' ? (
          <CountedField
            label={messages.topic}
            value={texts.topic}
            most={sectionLimits.mostTopic}
            onChange={(topic) => edit({ topic })}
            error={faults.topic}
            autoComplete="off"
          />
        ) : (
          <SectionStories
            publication={publication}
            stories={texts.stories}
            fault={faults.stories}
            onChange={(stories) => edit({ stories })}
          />
        )}
        <p className={formStyles.error} role="alert">
          {error}
        </p>
        {conflict !== undefined && (
          <Notice isUrgent>
            <p role="alert">{conflict.message}</p>
            <Button size="small" aria-disabled={isBusy} onClick={() => isBusy || void over()}>
              {messages.keepMine}
            </Button>
          </Notice>
        )}
        <FormButtons>
          {!isNew && (
            <ButtonLink look="plain" href={sectionPath(publication, base.slug)}>
              {messages.view}
            </ButtonLink>
          )}
          <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
            {messages.save}
          </Button>
        </FormButtons>
      </form>
    </ManagementFrame>
  );
}
