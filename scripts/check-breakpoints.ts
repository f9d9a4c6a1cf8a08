/** The widths of a window, in pixels, at which pages change (docs/style.md says what each is for). */
const BREAKPOINTS: readonly number[] = [400, 552, 728, 904, 1080, 1280];

const MEDIA = /@media[^{]*/g;
/** As styles write a width, and as scripts and pictures do, which older browsers read too. */
const STYLE_WIDTH = /\((?:width (?:>=|<) (\d+)px)\)/;
const ANY_WIDTH = /\([^()]*\bwidth\b[^()]*\)/g;
const SCRIPT_WIDTH = /\((?:min|max)-width: ([\d.]+)px\)/g;

/** Sentences about style sheets and scripts that ask for another width of the window, or ask in another way. */
export function strayBreakpoints(files: readonly string[], read: (file: string) => string): string[] {
  return files.flatMap((file) => {
    const text = read(file);
    const strays = file.endsWith('.css') ? straysOfStyles(text) : straysOfScripts(text);
    return strays.map((stray) => `${file} asks for ${stray}; the widths are ${BREAKPOINTS.join(', ')}.`);
  });
}

function straysOfStyles(text: string): string[] {
  const asked = (text.match(MEDIA) ?? []).flatMap((query) => query.match(ANY_WIDTH) ?? []);
  return asked.filter((width) => !isBreakpoint(STYLE_WIDTH.exec(width)?.[1]));
}

function straysOfScripts(text: string): string[] {
  return [...text.matchAll(SCRIPT_WIDTH)].filter(([, width]) => !isBreakpoint(width)).map(([asked]) => asked);
}

const isBreakpoint = (width: string | undefined): boolean => BREAKPOINTS.includes(Number(width));
