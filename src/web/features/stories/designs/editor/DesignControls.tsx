import type { ReactNode } from 'react';
import type { Design, DesignOwner } from '#shared/design/design.ts';
import { designLayouts, fontPairNames, headerScales } from '#shared/design/design.ts';
import { type ColourName, findColourFaults } from '#shared/design/design-colours.ts';
import { designEditorMessages as messages } from '#shared/messages/design.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { Notice } from '#web/parts/frame/Note.tsx';
import { Link } from '#web/app/router/Link.tsx';
import { ColourField } from './ColourField.tsx';
import { PictureControl } from './PictureControl.tsx';
import { SectionsField } from './SectionsField.tsx';
import styles from './DesignControls.module.css';

type DesignControlsProps = {
  readonly owner: DesignOwner;
  readonly design: Design;
  readonly canHaveColours: boolean;
  readonly onChange: (changes: Partial<Design>) => void;
  /** Which part the address opens. */
  readonly unfolded: string | null;
};

const COLOURS: readonly ColourName[] = ['headerColor', 'accentColor', 'backgroundColor'];
const labelled = <Value extends keyof typeof messages>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: messages[value] }));

const layoutTexts: Readonly<Record<Design['layout'], string>> = {
  GRID: messages.GRIDText,
  LIST: messages.LISTText,
  STREAM: messages.STREAMText,
};
const layouts = labelled(designLayouts).map((choice) => ({ ...choice, text: layoutTexts[choice.value] }));

/** Everything of a design that can be chosen, in parts that fold. */
export function DesignControls({ owner, design, canHaveColours, onChange, unfolded }: DesignControlsProps) {
  const faults = findColourFaults(design);
  const part = (name: 'fonts' | 'colours' | 'header' | 'layout' | 'pictures' | 'sections', children: ReactNode) => (
    <details
      className={styles.part}
      open={unfolded === null ? name === 'fonts' || name === 'colours' : unfolded === name}
    >
      <summary className={styles.summary}>{messages[name]}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
  return (
    <div className={styles.controls}>
      {part(
        'fonts',
        <SelectField
          label={messages.fonts}
          hint={messages.fontsHint}
          options={labelled(fontPairNames)}
          value={design.fonts}
          onChange={(fonts) => onChange({ fonts })}
        />,
      )}
      {part(
        'colours',
        <>
          {!canHaveColours && (
            <Notice>
              {messages.friendsOnly} <Link to={buildPath('ShowPlans', {})}>{messages.friendsMore}</Link>
            </Notice>
          )}
          <fieldset
            className={styles.colours}
            disabled={!canHaveColours && COLOURS.every((name) => design[name] === null)}
          >
            <legend className={styles.hidden}>{messages.colours}</legend>
            {COLOURS.map((name) => (
              <ColourField
                key={name}
                name={name}
                value={design[name]}
                fault={faults.find((fault) => fault.name === name)}
                onChange={(colour) => onChange({ [name]: colour })}
              />
            ))}
          </fieldset>
        </>,
      )}
      {part(
        'header',
        <ChoiceField
          legend={messages.scale}
          choices={labelled(headerScales)}
          value={design.headerScale}
          onChange={(headerScale) => onChange({ headerScale })}
        />,
      )}
      {part(
        'layout',
        <ChoiceField
          legend={messages.layoutLabel}
          choices={layouts}
          value={design.layout}
          onChange={(layout) => onChange({ layout })}
        />,
      )}
      {part(
        'pictures',
        <>
          <PictureControl
            name="logo"
            imageId={design.logoImageId}
            onChange={(logoImageId) => onChange({ logoImageId })}
          />
          <PictureControl
            name="hero"
            imageId={design.heroImageId}
            onChange={(heroImageId) => onChange({ heroImageId })}
          />
          {owner === 'publication' && (
            <PictureControl
              name="favicon"
              imageId={design.faviconImageId}
              onChange={(faviconImageId) => onChange({ faviconImageId })}
            />
          )}
        </>,
      )}
      {part(
        'sections',
        <SectionsField owner={owner} value={design.sections} onChange={(sections) => onChange({ sections })} />,
      )}
    </div>
  );
}
