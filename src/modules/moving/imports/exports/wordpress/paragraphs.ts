const BLOCK =
  'address|article|aside|blockquote|caption|center|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|math|menu|nav|object|ol|p|pre|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|script|video|audio';
const OPENS_WITH_BLOCK = new RegExp(`^\\s*</?(?:${BLOCK})\\b`, 'i');
const BLOCK_TAG = new RegExp(`(</?(?:${BLOCK})\\b[^<>]*>)`, 'gi');
/** Text whose line ends are its own. */
const KEPT = /<(pre|script|style|textarea)\b[\s\S]*?<\/\1\s*>/gi;

/**
 * What WordPress does to classic text when it shows it (`wpautop`): empty lines part paragraphs, single
 * line ends inside them are breaks. Blocks of HTML stay as they are. An address alone on its line is an embed.
 */
export function paragraphs(text: string): string {
  const kept: string[] = [];
  const unix = text.replace(/\r\n?/g, '\n').replace(KEPT, (written) => {
    kept.push(written);
    return `\n\n<pre data-kept="${kept.length - 1}"></pre>\n\n`;
  });
  const withEmbeds = unix.replace(
    /(?<=^|\n)[ \t]*(https?:\/\/(?:www\.|m\.|player\.)?(?:youtube\.com|youtu\.be|vimeo\.com|twitter\.com|x\.com|soundcloud\.com|open\.spotify\.com|instagram\.com|slideshare\.net|flickr\.com|ted\.com|dailymotion\.com|tiktok\.com)\/[^\s<"]+)[ \t]*(?=\n|$)/g,
    '\n\n<iframe src="$1"></iframe>\n\n',
  );
  return apart(withEmbeds)
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (OPENS_WITH_BLOCK.test(part) ? part : `<p>${part.replace(/(?<!<br ?\/?>)\n/g, '<br>\n')}</p>`))
    .join('\n')
    .replace(/<pre data-kept="(\d+)"><\/pre>/g, (_written, index: string) => kept[Number(index)] ?? '');
}

/** Sets block tags apart from the text around them, except inside lists, tables and the like. */
function apart(text: string): string {
  let depth = 0;
  return text.replace(BLOCK_TAG, (tag) => {
    const name = /[a-z0-9]+/i.exec(tag)?.[0].toLowerCase() ?? '';
    const isClosing = tag.startsWith('</');
    const isVoid = /^(?:hr|col)$/.test(name) || tag.endsWith('/>');
    if (isClosing) depth = Math.max(0, depth - 1);
    const place = depth === 0 ? (isClosing ? `${tag}\n\n` : `\n\n${tag}`) : tag;
    if (!isClosing && !isVoid) depth += 1;
    return isVoid && depth === 0 && name === 'hr' ? `\n\n${tag}\n\n` : place;
  });
}
