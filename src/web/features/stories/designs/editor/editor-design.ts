import type { Design, SectionName } from '#shared/design/design.ts';
import type { DesignValues } from '#web/generated/fragments.ts';

/** A design as it is edited and sent: pictures by their ids. */
export function toDesign({ logo, hero, favicon, ...values }: DesignValues): Design {
  const { fonts, headerScale, layout, headerColor, accentColor, backgroundColor, sections } = values;
  return {
    fonts,
    headerScale,
    layout,
    headerColor,
    accentColor,
    backgroundColor,
    sections,
    logoImageId: logo?.id ?? null,
    heroImageId: hero?.id ?? null,
    faviconImageId: favicon?.id ?? null,
  };
}

export function isSameDesign(one: Design, other: Design): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Shown or not; what is shown again comes last. */
export function toggleSection(sections: readonly SectionName[], name: SectionName): readonly SectionName[] {
  return sections.includes(name) ? sections.filter((each) => each !== name) : [...sections, name];
}

/** One place up or down; as it was where there is no such place. */
export function moveSection(sections: readonly SectionName[], name: SectionName, by: 1 | -1): readonly SectionName[] {
  const from = sections.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= sections.length) return sections;
  const moved = sections.filter((each) => each !== name);
  moved.splice(to, 0, name);
  return moved;
}
