import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { publicationLimits, type PublicationTexts } from '#shared/publications/publication-rules.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { TopicsField } from '#web/features/stories/publishing/TopicsField.tsx';
import type { InfoSettings } from '#web/generated/fragments.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import type { PublicationFaults } from './publication-faults.ts';
import styles from './Publication.module.css';
import { useSlugCheck } from './use-slug-check.ts';

type PublicationFieldsProps = {
  readonly texts: PublicationTexts;
  readonly faults: PublicationFaults;
  readonly onChange: (changes: Partial<PublicationTexts>) => void;
  /** The publication that there is; null for a new one. */
  readonly current: Pick<InfoSettings, 'id' | 'slug' | 'slugChangesLeft'> | null;
};

/** What a publication is called, where it is found, and what it says of itself. */
export function PublicationFields({ texts, faults, onChange, current }: PublicationFieldsProps) {
  const { url } = use(SiteContext);
  const check = useSlugCheck(texts.slug, current);
  const address = `${url.replace(/^https?:\/\//, '')}/${texts.slug || '…'}`;
  const moves = current?.slugChangesLeft ? movesText(current.slugChangesLeft) : '';
  return (
    <>
      <CountedField
        label={messages.name}
        value={texts.name}
        most={publicationLimits.mostName}
        onChange={(name) => onChange({ name })}
        error={faults.name}
        autoComplete="off"
        isFirst
      />
      <CountedField
        label={messages.slug}
        hint={[formatMessage(messages.slugHint, { address }), check.note, moves].filter(Boolean).join(' · ')}
        value={texts.slug}
        most={publicationLimits.mostSlug}
        onChange={(slug) => onChange({ slug })}
        error={faults.slug ?? check.fault}
        autoComplete="off"
      />
      <CountedField
        label={messages.tagline}
        hint={messages.taglineHint}
        value={texts.tagline}
        most={publicationLimits.mostTagline}
        onChange={(tagline) => onChange({ tagline })}
        error={faults.tagline}
        autoComplete="off"
      />
      <CountedField
        label={messages.description}
        hint={messages.descriptionHint}
        value={texts.description}
        most={publicationLimits.mostDescription}
        onChange={(description) => onChange({ description })}
        error={faults.description}
        lines={4}
      />
      <div className={styles.topics}>
        <TopicsField topics={texts.topics} hint={messages.topicsHint} onChange={(topics) => onChange({ topics })} />
      </div>
    </>
  );
}

/** How often the address changes, before it is too often; one date in all three, since the count starts anew on it. */
function movesText({ left, most, renewsAt }: NonNullable<InfoSettings['slugChangesLeft']>): string {
  const date = formatDate(renewsAt);
  if (left === most) return formatMessage(messages.slugMoves, { most, date });
  return left === 0
    ? formatMessage(messages.slugMovesNone, { date })
    : formatMessage(messages.slugMovesLeft, { left, date });
}
