import { publicationMenuMessages as menu } from '#shared/messages/publication-menu.ts';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import type { RouteName } from '#shared/routes/route-table.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import styles from './Publication.module.css';

const steps: readonly { readonly name: RouteName; readonly label: string }[] = [
  { name: 'ShowNewStoryUnderCollection', label: menu.write },
  { name: 'ShowCollectionSettings', label: messages.nextInfo },
  { name: 'ShowCollectionSettingsStaff', label: messages.nextStaff },
  { name: 'DesignCollection', label: messages.design },
  { name: 'ShowCollectionSettingsNavigation', label: menu.navigation },
  { name: 'ShowCollectionSettingsAbout', label: menu.about },
];

/** On the front page of a publication without a story, for who manages it. */
export function NextSteps({ slug: collectionSlug }: { readonly slug: string }) {
  return (
    <div className={styles.next}>
      <Section title={messages.nextTitle} look="quiet">
        <div className={styles.steps}>
          <Note>{messages.nextText}</Note>
          <Actions>
            {steps
              .filter(({ name }) => isBuilt(name))
              .map(({ name, label }) => (
                <ButtonLink key={name} look="outlined" size="small" href={buildPath(name, { collectionSlug })}>
                  {label}
                </ButtonLink>
              ))}
          </Actions>
        </div>
      </Section>
    </div>
  );
}
