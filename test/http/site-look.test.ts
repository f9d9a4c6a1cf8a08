import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { storeImage } from '#modules/ground/media/store-image.ts';
import { startTestProgram } from '#test/support/test-program.ts';

test('ADMIN-1: a logo and a color of the site stand on its pages, tabs and mails, and go again', async () => {
  const program = await startTestProgram({ withWorld: false });
  const { context, ask } = program;
  const page = async () => await ask('/about');
  const icon = async () => (await ask('/icon-192.png')).body;
  try {
    const [plain, ourIcon] = [await page(), await icon()];
    expect(plain.text).not.toContain('--colour-accent:#');
    const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#c02040' } })
      .png()
      .toBuffer();
    const stored = await storeImage(context, { bytes: picture });
    if (!stored.ok) throw new Error(stored.reason);
    const { id } = stored.image;
    await setSetting(context, 'site.logoImageId', id);
    await setSetting(context, 'site.accentColor', '#c02040');
    await expect.poll(async () => (await page()).text).toContain(`/image/crop:56:56:50:50/${id}`);
    const dressed = await page();
    const style = /<style>(:root\{--colour-accent:#c02040ff.*?)<\/style>/.exec(dressed.text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(dressed.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    const drawn = await sharp(await icon())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([drawn.info.width, drawn.info.height, drawn.info.channels]).toEqual([192, 192, 4]);
    const middle = (96 * 192 + 96) * 4;
    expect([...drawn.data.subarray(middle, middle + 4)]).toEqual([0xc0, 0x20, 0x40, 255]);
    expect((await ask('/favicon.svg')).text).toContain('data:image/png;base64,');
    expect((await ask(`/image/crop:56:56:50:50/${id}`)).status).toBe(200);
    await setSetting(context, 'site.logoImageId', '');
    await setSetting(context, 'site.accentColor', '');
    await expect.poll(async () => (await page()).text).not.toContain(id);
    expect((await icon()).equals(ourIcon)).toBe(true);
  } finally {
    await program.close();
  }
});
