/** One kind of line end, no byte order mark, no signs that no text has. */
export function cleanText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\uE000-\uE004]/gu, (sign) =>
      sign === '\n' || sign === '\t' || sign === '\f' || sign === '\u0085' ? sign : '',
    );
}
