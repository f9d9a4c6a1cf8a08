/** Why an image cannot come in: sentences for the person who uploads it and for the importer's report. */
export const mediaMessages = {
  tooLarge: 'That image is larger than {most} MB.',
  animationTooLarge: 'That animation is larger than {most} MB.',
  animationTooLong: 'That animation has too many frames for its size. Make it shorter or smaller.',
  svgRefused: 'We can’t take SVG files, because they can contain scripts. Use PNG, JPEG, WebP, AVIF or GIF.',
  unknownFormat: 'That file is a {format} image. Use PNG, JPEG, WebP, AVIF or GIF.',
  noPicture: 'That isn’t a picture we can take. Use PNG, JPEG, WebP, AVIF or GIF.',
  unreadable: 'We can’t read that file as an image.',
} as const;
