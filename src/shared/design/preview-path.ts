/** Before the key of a preview. */
export const designPreviewPath = '/_/design-preview';
