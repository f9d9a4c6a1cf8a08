/** Red, green and blue, from 0 to 1. */
type Channels = readonly [number, number, number];

const PATTERN = /^#[0-9a-f]{8}$/i;

/** `#` and eight hex digits: red, green, blue and how opaque it is. */
export function isColour(text: string): boolean {
  return PATTERN.test(text);
}

const WRITTEN = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** The colour that somebody wrote, with three, six or eight digits as other programs give them; undefined where it is none. */
export function readColour(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  if (!WRITTEN.test(trimmed)) return undefined;
  const digits = trimmed.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${full.padEnd(8, 'f')}`;
}

/** A colour as people write it: without the last two digits where nothing shines through. */
export function shortColour(colour: string): string {
  return colour.length === 9 && colour.toLowerCase().endsWith('ff') ? colour.slice(0, 7) : colour;
}

function channelsOf(colour: string): Channels {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function written(channels: Channels): string {
  const digits = channels.map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}ff`;
}

/** What is seen where a colour lies on another: one that nothing shines through. */
export function laidOver(colour: string, below: string): string {
  const opacity = Number.parseInt(colour.slice(7, 9), 16) / 255;
  if (opacity === 1) return colour;
  return mixed(below, colour, opacity);
}

/** On the way from one colour to the other, as the eye sees a blend of their light on a screen. */
export function mixed(from: string, to: string, share: number): string {
  const [start, end] = [channelsOf(from), channelsOf(to)];
  const between = (at: 0 | 1 | 2) => start[at] + (end[at] - start[at]) * share;
  return written([between(0), between(1), between(2)]);
}

/** Relative luminance of WCAG 2; of one that shines through, as if it did not. */
function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of WCAG 2, from 1 to 21. */
export function contrastBetween(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((left, right) => left - right);
  return (lighter + 0.05) / (darker + 0.05);
}

const STEPS = 200;

/**
 * The colour itself where it is good, else the nearest one of its hue that is: lighter or darker in
 * small steps of OKLab, where a step looks like a step. Undefined where no lightness helps.
 */
export function nearestGood(colour: string, isGood: (colour: string) => boolean): string | undefined {
  if (isGood(colour)) return colour;
  const [lightness, a, b] = toOklab(channelsOf(colour));
  for (let step = 1; step <= STEPS; step += 1) {
    for (const shifted of [lightness - step / STEPS, lightness + step / STEPS]) {
      if (shifted < 0 || shifted > 1) continue;
      // At the ends there is less room for colour.
      const room = Math.min(1, shifted / Math.max(lightness, 0.01), (1 - shifted) / Math.max(1 - lightness, 0.01));
      const tried = written(fromOklab([shifted, a * room, b * room]));
      if (isGood(tried)) return tried;
    }
  }
  return undefined;
}

/** A colour of the same hue, of this lightness (0 to 1), and at most so much colour in it. */
export function ofLightness(colour: string, lightness: number, mostChroma: number): string {
  const [, a, b] = toOklab(channelsOf(colour));
  const share = Math.min(1, mostChroma / Math.max(Math.hypot(a, b), 0.000_1));
  return written(fromOklab([lightness, a * share, b * share]));
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toScreen(light: number): number {
  return light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Björn Ottosson's OKLab, from and to the colours of a screen. */
function toOklab(channels: Channels): Channels {
  const [red, green, blue] = channels.map(linear) as [number, number, number];
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const medium = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  return [
    0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
    1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short,
    0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short,
  ];
}

function fromOklab([lightness, a, b]: Channels): Channels {
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    toScreen(Math.max(0, 4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short)),
    toScreen(Math.max(0, -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short)),
    toScreen(Math.max(0, -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short)),
  ];
}
