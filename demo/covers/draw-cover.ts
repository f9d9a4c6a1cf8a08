import sharp from 'sharp';
import { HEIGHT, motifs, WIDTH } from './motifs.ts';

/** The cover of that name as a PNG of 1600 by 1000, and its alternative text; undefined when there is none. */
export async function drawCover(name: string): Promise<{ bytes: Uint8Array; alt: string } | undefined> {
  const motif = motifs[name];
  if (motif === undefined) return undefined;
  const shapes = motif.draw(motif.palette);
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${motif.palette[3]}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}${shapes}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).png({ palette: true }).toBuffer();
  return { bytes, alt: motif.alt };
}
