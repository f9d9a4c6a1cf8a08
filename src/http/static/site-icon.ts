import sharp from 'sharp';

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

/** Our mark: an L drawn in one stroke, its foot a line of handwriting that runs on. */
export function iconSvg(stage: SiteStage): string {
  const { ground, mark } = COLOURS[stage];
  const badge = stage === 'production' ? '' : `<circle cx="101" cy="27" r="13" fill="${mark}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" rx="28" fill="${ground}"/><path d="M45 24v58c0 14 9 18 17 12 9-7 12-16 19-14 8 2 2 15 12 14 5 0 8-3 11-7" fill="none" stroke="${mark}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>${badge}</svg>`;
}

/** The icon as a PNG of so many pixels (2§9: 128). */
export function iconPng(stage: SiteStage, pixels: number): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(stage)), { density: Math.max(72, (72 * pixels) / 128) })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();
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
