/** Signs that a writer of plain text seldom makes by chance. */
const SURE = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /\[[^\]\n]+\]\((?:https?:|mailto:|\/)[^)\s]+\)/,
  /!\[[^\]\n]*\]\([^)\s]+\)/,
  /^\|?[ :-]*-{3,}[ :-]*\|[ :|-]*$/m,
  /^\[\^[\w-]+\]:/m,
];
/** Signs that count together with others. */
const LIKELY = [
  /^[-*+] \S.*\n[-*+] \S/m,
  /^1[.)] \S.*\n2[.)] \S/m,
  /^> \S/m,
  /\*\*\S[^*\n]*\*\*/,
  /(?<!\w)_\S[^_\n]*_(?!\w)/,
  /`[^`\n]+`/,
  /^(?:---|\*\*\*)$/m,
];

/** Whether text was most likely written as Markdown: one sure sign, or two likely ones. */
export function looksLikeMarkdown(text: string): boolean {
  if (SURE.some((sign) => sign.test(text))) return true;
  return LIKELY.filter((sign) => sign.test(text)).length >= 2;
}
