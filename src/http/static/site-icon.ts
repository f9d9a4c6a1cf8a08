import { loadPictureLibrary } from '#platform/pictures/picture-library.ts';

export type SiteStage = 'production' | 'staging' | 'development';

const COLOURS: Readonly<Record<SiteStage, { readonly ground: string; readonly mark: string }>> = {
  production: { ground: '#1a1a1a', mark: '#ffffff' },
  staging: { ground: '#b25e00', mark: '#ffffff' },
  development: { ground: '#0b6e4f', mark: '#ffffff' },
};

/**
 * Each environment has an icon of its own, so that nobody takes one for another (CORE-13). A host
 * that begins with `staging.` or `staging-` is the staging site.
 */
export function siteStage(environment: string, siteUrl: string): SiteStage {
  if (environment !== 'production') return 'development';
  return /^staging[.-]/.test(new URL(siteUrl).hostname) ? 'staging' : 'production';
}

/** Our mark, as it stands in the header, on the ground of its environment. */
const MARK =
  'M8 4c3 1 4 4 3.4 8.5C10.8 17 8 20.5 8.5 24c.5 3.5 5.5 4.5 9 1.5 2.5-2.1 3.5-4.5 6-4.5 2.2 0 2.8 2.2 5.5 2';

export function iconSvg(stage: SiteStage): string {
  const { ground, mark } = COLOURS[stage];
  const stroke = `stroke="${mark}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">',
    `<rect width="128" height="128" rx="28" fill="${ground}"/>`,
    `<g transform="translate(10 14) scale(3.2)"><path d="${MARK}" fill="none" ${stroke}/>`,
    `<circle cx="21" cy="9" r="2.6" fill="${mark}"/></g></svg>`,
  ].join('');
}

/** The icon as a PNG of so many pixels (128). */
export async function iconPng(stage: SiteStage, pixels: number): Promise<Buffer> {
  const openPicture = await loadPictureLibrary();
  return openPicture(Buffer.from(iconSvg(stage)), { density: Math.max(72, (72 * pixels) / 128) })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A logo as a square PNG of so many pixels; what is not square stands in the middle of one. */
export async function logoPng(logo: Uint8Array, pixels: number): Promise<Buffer> {
  const openPicture = await loadPictureLibrary();
  return openPicture(logo)
    .resize(pixels, pixels, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A square PNG inside an SVG, for clients that only ask for that one. */
export function logoSvg(png: Buffer): string {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="${href}"/></svg>`;
}

/** A PNG of at most 255 pixels in the container that `/favicon.ico` stands for. */
export function wrapIco(png: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
