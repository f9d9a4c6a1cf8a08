/** Four tones from dark to light; a picture uses no other colours. */
type Palette = readonly [string, string, string, string];

const palettes = {
  moss: ['#1f2d24', '#4c6b4f', '#a9b98a', '#f0ead6'],
  dusk: ['#1b2033', '#3f4a78', '#d98f6c', '#f3e3d0'],
  clay: ['#3a1f16', '#a4522f', '#e0a76a', '#f6ead9'],
  slate: ['#16242b', '#35606e', '#8fb7b3', '#eef0e6'],
  plum: ['#2a1730', '#6d3f69', '#d48a8a', '#f5e6dc'],
} as const satisfies Record<string, Palette>;

export const WIDTH = 1600;
export const HEIGHT = 1000;

/** A picture as SVG shapes over a ground, and what it shows, for those who cannot see it. */
export type Motif = { readonly palette: Palette; readonly alt: string; readonly draw: (palette: Palette) => string };

const each = (count: number, shape: (index: number) => string): string =>
  Array.from({ length: count }, (_none, index) => shape(index)).join('');

/** Pseudo-random between 0 and 1, the same at every drawing. */
const scatter = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};

const hedge: Motif = {
  palette: palettes.moss,
  alt: 'Bent stems lie one over the other along a bank, with stakes between them',
  draw: ([dark, mid, light]) =>
    `<rect y="720" width="1600" height="280" fill="${dark}"/>` +
    each(
      26,
      (i) =>
        `<path d="M${i * 70 - 160} 760 C ${i * 70 - 60} ${640 - scatter(i) * 90}, ${i * 70 + 120} ${560 - scatter(i + 9) * 120}, ${i * 70 + 330} ${520 - scatter(i + 3) * 140}" stroke="${i % 3 === 0 ? light : mid}" stroke-width="${14 + scatter(i) * 16}" fill="none" stroke-linecap="round"/>`,
    ) +
    each(13, (i) => `<rect x="${i * 128 + 30}" y="360" width="16" height="420" rx="8" fill="${dark}"/>`),
};

const contour: Motif = {
  palette: palettes.slate,
  alt: 'Contour lines around two hills, with a river that breaks off',
  draw: ([dark, mid, light]) =>
    each(
      14,
      (i) =>
        `<ellipse cx="520" cy="520" rx="${60 + i * 48}" ry="${36 + i * 34}" transform="rotate(${-14 + i * 2} 520 520)" fill="none" stroke="${i % 4 === 0 ? dark : mid}" stroke-width="${i % 4 === 0 ? 5 : 3}"/>`,
    ) +
    each(
      9,
      (i) =>
        `<ellipse cx="1220" cy="360" rx="${40 + i * 40}" ry="${30 + i * 28}" transform="rotate(${20 - i * 3} 1220 360)" fill="none" stroke="${mid}" stroke-width="3"/>`,
    ) +
    `<path d="M-20 860 C 300 760, 520 940, 820 820 S 1080 640, 1140 600" stroke="${light}" stroke-width="30" fill="none" stroke-linecap="round"/>`,
};

const grain: Motif = {
  palette: palettes.clay,
  alt: 'A round loaf with a cut across it, on a field of seeds',
  draw: ([dark, mid, light]) =>
    each(
      120,
      (i) =>
        `<ellipse cx="${scatter(i) * 1600}" cy="${scatter(i + 200) * 1000}" rx="16" ry="7" transform="rotate(${scatter(i + 400) * 180} ${scatter(i) * 1600} ${scatter(i + 200) * 1000})" fill="${light}"/>`,
    ) +
    `<circle cx="800" cy="500" r="330" fill="${mid}"/><circle cx="800" cy="500" r="330" fill="none" stroke="${dark}" stroke-width="10"/>` +
    `<path d="M560 560 C 700 430, 900 430, 1040 560" stroke="${light}" stroke-width="46" fill="none" stroke-linecap="round"/>`,
};

const windows: Motif = {
  palette: palettes.dusk,
  alt: 'A row of lit bus windows at night, with a figure in one of them',
  draw: ([dark, , warm, light]) =>
    `<rect width="1600" height="1000" fill="${dark}"/><rect x="-40" y="330" width="1500" height="360" rx="46" fill="#2a3152"/>` +
    each(
      6,
      (i) => `<rect x="${40 + i * 232}" y="390" width="190" height="150" rx="16" fill="${i === 4 ? light : warm}"/>`,
    ) +
    `<circle cx="1062" cy="470" r="28" fill="${dark}"/><rect x="1030" y="496" width="64" height="44" rx="18" fill="${dark}"/>` +
    each(
      2,
      (i) =>
        `<circle cx="${260 + i * 900}" cy="700" r="62" fill="#0f1322"/><circle cx="${260 + i * 900}" cy="700" r="24" fill="#3f4a78"/>`,
    ) +
    each(
      40,
      (i) =>
        `<circle cx="${scatter(i) * 1600}" cy="${scatter(i + 50) * 280}" r="${1 + scatter(i + 90) * 3}" fill="${light}"/>`,
    ),
};

const chairs: Motif = {
  palette: palettes.plum,
  alt: 'Seven chairs joined in a row; one is taken',
  draw: ([dark, mid, light]) =>
    `<rect y="760" width="1600" height="240" fill="${mid}" opacity="0.35"/><rect x="110" y="690" width="1380" height="14" fill="${dark}"/>` +
    each(
      7,
      (i) =>
        `<path d="M${130 + i * 196} 400 q 0 -30 30 -30 h 110 q 30 0 30 30 v 200 h -170 z" fill="${i === 4 ? light : mid}"/><rect x="${124 + i * 196}" y="600" width="182" height="40" rx="14" fill="${dark}"/>`,
    ) +
    each(3, (i) => `<rect x="${220 + i * 560}" y="700" width="18" height="130" fill="${dark}"/>`),
};

const lamp: Motif = {
  palette: palettes.dusk,
  alt: 'A desk lamp throws a cone of light over a sheet of paper',
  draw: ([dark, mid, warm, light]) =>
    `<rect width="1600" height="1000" fill="${dark}"/><path d="M880 330 L 480 860 H 1330 Z" fill="${warm}" opacity="0.85"/>` +
    `<rect y="850" width="1600" height="150" fill="${mid}"/><rect x="660" y="800" width="440" height="60" fill="${light}" transform="rotate(-2 880 830)"/>` +
    `<path d="M790 340 L 930 240 L 1010 350 Z" fill="${light}"/><path d="M970 290 L 1260 420 L 1180 850" stroke="${light}" stroke-width="16" fill="none"/><rect x="1100" y="836" width="170" height="24" rx="12" fill="${light}"/>`,
};

const drawers: Motif = {
  palette: palettes.clay,
  alt: 'A wall of small drawers with brass handles; one is pulled out',
  draw: ([dark, mid, light, pale]) =>
    `<rect width="1600" height="1000" fill="${dark}"/>` +
    each(40, (i) => {
      const x = 60 + (i % 8) * 188;
      const y = 50 + Math.floor(i / 8) * 184;
      const isOpen = i === 21;
      return `<rect x="${x}" y="${isOpen ? y + 16 : y}" width="164" height="${isOpen ? 180 : 160}" rx="6" fill="${isOpen ? light : mid}"/><rect x="${x + 32}" y="${y + 34}" width="100" height="44" fill="${pale}"/><circle cx="${x + 82}" cy="${y + 116}" r="14" fill="${isOpen ? dark : light}"/>`;
    }),
};

const signal: Motif = {
  palette: palettes.slate,
  alt: 'A hand-drawn question mark made of dots, and one dot beside it',
  draw: ([dark, mid, light]) =>
    each(
      200,
      (i) =>
        `<circle cx="${(i % 20) * 80 + 40}" cy="${Math.floor(i / 20) * 100 + 50}" r="${scatter(i) > 0.82 ? 26 : 9}" fill="${scatter(i) > 0.82 ? light : mid}" opacity="0.7"/>`,
    ) +
    `<path d="M640 400 C 640 230, 960 230, 960 420 C 960 540, 800 540, 800 660" stroke="${dark}" stroke-width="66" fill="none" stroke-linecap="round"/><circle cx="800" cy="790" r="46" fill="${dark}"/>`,
};

const coil: Motif = {
  palette: palettes.plum,
  alt: 'A coil of wire around a small box, with waves arriving from the left',
  draw: ([dark, mid, light]) =>
    each(
      9,
      (i) =>
        `<path d="M${60 + i * 62} ${500 - 60 - i * 34} A ${90 + i * 40} ${90 + i * 40} 0 0 1 ${60 + i * 62} ${500 + 60 + i * 34}" stroke="${mid}" stroke-width="8" fill="none" opacity="${1 - i * 0.08}"/>`,
    ) +
    `<rect x="820" y="360" width="560" height="290" rx="10" fill="${light}"/>` +
    each(22, (i) => `<rect x="${850 + i * 23}" y="340" width="12" height="330" rx="6" fill="${dark}"/>`),
};

const pendulum: Motif = {
  palette: palettes.slate,
  alt: 'A stone hangs on a cord from two gears, above a small glow',
  draw: ([dark, mid, light]) =>
    each(2, (g) =>
      each(
        16,
        (i) =>
          `<rect x="${g === 0 ? 585 : 872}" y="${g === 0 ? 116 : 196}" width="30" height="${g === 0 ? 368 : 208}" fill="${dark}" transform="rotate(${i * 22.5} ${g === 0 ? 600 : 887} 300)"/>`,
      ),
    ) +
    `<circle cx="600" cy="300" r="160" fill="${dark}"/><circle cx="887" cy="300" r="84" fill="${dark}"/><circle cx="600" cy="300" r="46" fill="${light}"/><circle cx="887" cy="300" r="30" fill="${light}"/>` +
    `<rect x="436" y="300" width="8" height="420" fill="${dark}"/><path d="M340 760 q 20 -90 110 -80 q 110 0 120 100 q -20 120 -130 110 q -110 0 -100 -130z" fill="${mid}"/><circle cx="1240" cy="780" r="120" fill="${light}" opacity="0.6"/><circle cx="1240" cy="780" r="50" fill="#fff6d8"/>`,
};

const letters: Motif = {
  palette: palettes.clay,
  alt: 'Shop signs in invented letters, one of them lit',
  draw: ([dark, mid, light, pale]) =>
    each(9, (i) => {
      const x = 70 + (i % 3) * 510;
      const y = 80 + Math.floor(i / 3) * 300;
      return (
        `<rect x="${x}" y="${y}" width="440" height="220" rx="18" fill="${i === 4 ? light : mid}"/>` +
        each(
          4,
          (j) =>
            `<path d="M${x + 56 + j * 92} ${y + 160} q ${20 + scatter(i * 4 + j) * 40} -${60 + scatter(i + j) * 80} 50 -10" stroke="${i === 4 ? dark : pale}" stroke-width="13" fill="none" stroke-linecap="round"/><circle cx="${x + 80 + j * 92}" cy="${y + 70 + scatter(i * j + 2) * 30}" r="8" fill="${i === 4 ? dark : pale}"/>`,
        )
      );
    }),
};

const garden: Motif = {
  palette: palettes.moss,
  alt: 'A garden gate stands ajar in a wall, with fig leaves behind it',
  draw: ([dark, mid, light, pale]) =>
    `<rect width="1600" height="1000" fill="${mid}"/>` +
    each(
      30,
      (i) =>
        `<circle cx="${560 + scatter(i) * 480}" cy="${160 + scatter(i + 40) * 620}" r="${50 + scatter(i + 70) * 60}" fill="${i % 2 === 0 ? light : dark}" opacity="0.9"/>`,
    ) +
    `<rect width="520" height="1000" fill="${pale}"/><rect x="1080" width="520" height="1000" fill="${pale}"/><rect y="880" width="1600" height="120" fill="${dark}"/>` +
    each(
      7,
      (i) => `<rect x="${1000 - i * 34}" y="${250 + i * 8}" width="16" height="${640 - i * 10}" fill="${dark}"/>`,
    ) +
    each(
      12,
      (i) => `<rect x="${(i % 2) * 40 + 20}" y="${i * 80 + 20}" width="440" height="6" fill="${light}" opacity="0.5"/>`,
    ),
};

/** By the name that a story's front matter gives as its cover. */
export const motifs: Readonly<Record<string, Motif>> = {
  hedge,
  contour,
  grain,
  windows,
  chairs,
  lamp,
  drawers,
  signal,
  coil,
  pendulum,
  letters,
  garden,
};
