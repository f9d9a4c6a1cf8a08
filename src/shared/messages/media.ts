/** Why an image cannot come in: sentences for the person who uploads it and for the importer's report. */
export const mediaMessages = {
  tooLarge: 'The image is larger than {most} MB.',
  animationTooLarge: 'The animation is larger than {most} MB.',
  animationTooLong: 'The animation has too many frames for its size: make it shorter or smaller.',
  svgRefused: 'SVG files are not accepted, because they can carry scripts: use PNG, JPEG, WebP, AVIF or GIF.',
  unknownFormat: 'The file is a {format} image: use PNG, JPEG, WebP, AVIF or GIF.',
  unreadable: 'The file is not an image that can be read.',
} as const;
