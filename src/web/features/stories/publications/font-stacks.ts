const SERIF = "'Longhand Serif','Longhand Serif Fallback',Georgia,'Times New Roman',serif";
const SANS = "'Longhand Sans','Longhand Sans Fallback',system-ui,Arial,sans-serif";

/** Fonts that a publication may choose: two of ours, and what every system has. */
const stacks: ReadonlyMap<string, string> = new Map([
  ['serif', SERIF],
  ['source-serif', SERIF],
  ['sans', SANS],
  ['inter', SANS],
  ['old-style', "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',serif"],
  ['transitional', "Charter,'Bitstream Charter','Sitka Text',Cambria,serif"],
  ['humanist', "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans',sans-serif"],
  ['geometric', "Avenir,Montserrat,Corbel,'URW Gothic',sans-serif"],
  ['slab', "Rockwell,'Rockwell Nova','Roboto Slab','DejaVu Serif',serif"],
  ['mono', "ui-monospace,'SF Mono','Cascadia Mono','Liberation Mono',Menlo,monospace"],
]);

/** The fonts behind a name that a publication stored; our serif for a name we do not know. */
export function fontStack(name: string): string {
  return stacks.get(name.trim().toLowerCase().replaceAll(/\s+/g, '-')) ?? SERIF;
}
