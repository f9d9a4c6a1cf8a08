/** Four tones from dark to light; a picture uses no other colours. */
export type Palette = readonly [string, string, string, string];

export const palettes = {
  moss: ['#1f2d24', '#4c6b4f', '#a9b98a', '#f0ead6'],
  dusk: ['#1b2033', '#3f4a78', '#d98f6c', '#f3e3d0'],
  clay: ['#3a1f16', '#a4522f', '#e0a76a', '#f6ead9'],
  slate: ['#16242b', '#35606e', '#8fb7b3', '#eef0e6'],
  plum: ['#2a1730', '#6d3f69', '#d48a8a', '#f5e6dc'],
} as const satisfies Record<string, Palette>;
