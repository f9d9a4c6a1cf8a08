export { openEmbed } from './behaviour-embed.ts';
export { openNote } from './behaviour-note.ts';
export { openZoom } from './behaviour-zoom.ts';
