const CODE =
  /(?<!\[)\[(code|sourcecode|php|python|ruby|js|javascript|css|html|xml|sql|bash|java|csharp|cpp|text|plain)\b([^\]]*)\]([\s\S]*?)\[\/\1\](?!\])/gi;

/**
 * Code between shortcodes as `<pre>`, before paragraphs are made: what looks like markup in it is code. Entities
 * that the editor wrote stay as they are.
 */
export function codeShortcodes(content: string): string {
  if (!content.includes('[/')) return content;
  return content.replace(CODE, (_whole, name: string, rest: string, inside: string) => {
    const given = /\b(?:lang|language)=["']?([\w+#-]+)/i.exec(rest)?.[1];
    const language = given ?? (/^(?:code|sourcecode|text|plain)$/i.test(name) ? undefined : name.toLowerCase());
    const attributes = language === undefined ? '' : ` class="language-${language}"`;
    return `<pre><code${attributes}>${escapeCode(inside.replace(/^\r?\n|\r?\n$/g, ''))}</code></pre>`;
  });
}

function escapeCode(code: string): string {
  return code
    .replace(/&(?!#?\w{1,30};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
