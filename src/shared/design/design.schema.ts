import { z } from 'zod';
import { isColour } from './colour.ts';
import { findColourFaults } from './design-colours.ts';
import { type Design, designLayouts, type DesignOwner, fontPairNames, headerScales, sectionsOf } from './design.ts';

const colour = z
  .string()
  .refine(isColour, 'Invalid color string')
  .transform((text) => text.toLowerCase())
  .nullable();
const image = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .nullable();

/** What may be kept as a draft: every colour, so that nobody loses what they were about to mend. */
const schemas = {
  publication: schemaOf(sectionsOf.publication),
  person: schemaOf(sectionsOf.person),
};

function schemaOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z.strictObject({
    fonts: z.enum(fontPairNames),
    headerScale: z.enum(headerScales),
    layout: z.enum(designLayouts),
    headerColor: colour,
    accentColor: colour,
    backgroundColor: colour,
    logoImageId: image,
    heroImageId: image,
    faviconImageId: image,
    sections: z
      .array(z.enum(names))
      .max(names.length)
      .refine((sections) => new Set(sections).size === sections.length, 'twice')
      .refine((sections) => (sections as readonly string[]).includes('LATEST'), 'latestMissing'),
  });
}

/** The design that a value is; undefined where it is none. */
export function readDesign(owner: DesignOwner, value: unknown): Design | undefined {
  return schemas[owner].safeParse(value).data;
}

/** Whether readers may see it: words can be read with its colours. */
export function canBePublished(design: Design): boolean {
  return findColourFaults(design).length === 0;
}
