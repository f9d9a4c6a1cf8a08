import { seriesMessages as messages } from '#shared/messages/series.ts';
import { seriesRules } from '#shared/story/series-rules.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';

export type SeriesTexts = { readonly title: string; readonly description: string };

type SeriesFieldsProps = { readonly texts: SeriesTexts; readonly onChange: (texts: SeriesTexts) => void };

/** What a series is called and what it says of itself. */
export function SeriesFields({ texts, onChange }: SeriesFieldsProps) {
  return (
    <>
      <CountedField
        label={messages.name}
        value={texts.title}
        most={seriesRules.mostTitle}
        onChange={(title) => onChange({ ...texts, title })}
        error={undefined}
        autoComplete="off"
        isFirst
      />
      <CountedField
        label={messages.description}
        hint={messages.descriptionHint}
        value={texts.description}
        most={seriesRules.mostDescription}
        onChange={(description) => onChange({ ...texts, description })}
        error={undefined}
        lines={3}
      />
    </>
  );
}
