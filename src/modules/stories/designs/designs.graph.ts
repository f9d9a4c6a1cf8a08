import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { fontPairs } from '#shared/design/design.ts';
import { themeCss } from '#shared/design/theme-css.ts';
import type { DesignSource } from './designs.sources.ts';
import { required } from '#modules/ground/required.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import { viewerMay } from '#modules/stories/publications/viewer-role.ts';
import { ownerOf, saveDesignDraft } from './change-design.ts';
import { designLoader } from './load-designs.ts';
import { ownerTag } from './design-owner.ts';
import { discardDesignDraft, publishDesign, restoreDesign } from './publish-design.ts';
import { readPersonDesign, readPublicationDesign } from './read-design.ts';
import { readOwnDesign } from './read-own-design.ts';
import { readIntroductionSeen, seeIntroduction } from './see-introduction.ts';

const headingFont = (design: DesignSource) => design.headingFont ?? fontPairs[design.fonts].heading;
const bodyFont = (design: DesignSource) => design.bodyFont ?? fontPairs[design.fonts].body;
const image = (imageId: string | null) => (imageId === null ? null : { imageId });

/** The part of the schema in `designs.graphql`. */
export const designsGraph = {
  Mutation: {
    saveDesignDraft: (_root, { owner, baseRevision, design }, { command }) =>
      saveDesignDraft(command, ownerOf(owner), { baseRevision, design }),
    publishDesign: (_root, { owner, revision }, { command }) => publishDesign(command, ownerOf(owner), revision),
    restoreDesign: (_root, { owner }, { command }) => restoreDesign(command, ownerOf(owner)),
    discardDesignDraft: (_root, { owner }, { command }) => discardDesignDraft(command, ownerOf(owner)),
    setStyleEditorOnboardingVersionSeen: async (_root, { version }, context) =>
      readPersonAnew(context, await seeIntroduction(context.command, version)),
  },
  DesignChange: {
    edit: async ({ owner }, _arguments, { command, loaders }) => {
      loaders.get(designLoader).clear(ownerTag(owner));
      return required((await readOwnDesign(command, owner)) ?? undefined, 'design');
    },
  },
  Design: {
    headingFont,
    bodyFont,
    css: (design) => themeCss({ ...design, headingFont: headingFont(design), bodyFont: bodyFont(design) }),
    logo: ({ logoImageId }) => image(logoImageId),
    hero: ({ heroImageId }) => image(heroImageId),
    favicon: ({ faviconImageId }) => image(faviconImageId),
  },
  DesignEdit: { id: ({ owner }) => ownerTag(owner) },
  Collection: {
    design: (publication, _arguments, context) => readPublicationDesign(context, publication),
    designEdit: ({ id }, _arguments, context) =>
      viewerMay(context, id, 'design') ? readOwnDesign(context.command, { kind: 'publication', id }) : null,
  },
  User: {
    design: ({ id }, _arguments, context) => readPersonDesign(context, id),
    designEdit: ({ id }, _arguments, { command }) => readOwnDesign(command, { kind: 'person', id }),
    styleEditorOnboardingVersionSeen: ({ id }, _arguments, { command }) => readIntroductionSeen(command, id),
  },
} satisfies Resolvers;
