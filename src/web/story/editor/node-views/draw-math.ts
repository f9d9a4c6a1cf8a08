/** Longer formulas are shown as their source. */
const MAX_TEX_LENGTH = 10_000;

/** Draws TeX as MathML into an element. The code that can comes with the first formula; until then its source stands. */
export async function drawMath(element: HTMLElement, tex: string, isBlock: boolean): Promise<void> {
  if (tex === '' || tex.length > MAX_TEX_LENGTH) {
    element.textContent = tex;
    return;
  }
  const { default: katex } = await import('katex');
  const drawn = document.createElement('span');
  try {
    katex.render(tex, drawn, {
      output: 'mathml',
      displayMode: isBlock,
      trust: false,
      throwOnError: true,
      strict: 'ignore',
      maxExpand: 1_000,
      maxSize: 20,
    });
    element.classList.remove('is-wrong');
    element.replaceChildren(...drawn.querySelectorAll('math'));
  } catch (error) {
    if (!(error instanceof katex.ParseError) && !(error instanceof RangeError)) throw error;
    // A formula that is half typed is wrong most of the time: its source stays, told by its look.
    element.classList.add('is-wrong');
    element.textContent = tex;
  }
}
