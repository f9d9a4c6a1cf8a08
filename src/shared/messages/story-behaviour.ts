/** Texts that the behaviour of a story's body shows in the page. */
export const storyBehaviourMessages = {
  codeCopied: 'Code copied.',
  copy: 'Copy',
  copied: 'Copied',
  enlargePicture: 'Enlarge picture',
  enlargePictureNamed: 'Enlarge picture: {name}',
  linkCopied: 'Link copied.',
} as const;
