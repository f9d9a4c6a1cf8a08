import { describe, expect, test } from 'vitest';
import type { ConvertOptions } from '../conversion.ts';
import { convertHtml } from '../convert-html.ts';
import { convertMarkdown } from '../convert-markdown.ts';

function convert(text: string, dialect: ConvertOptions['dialect'], variables: Record<string, string> = {}) {
  return convertMarkdown(text, { file: 'a.md', dialect, variables });
}

describe('hugo', () => {
  test('pictures, notes, quotes, embeds and links become their nearest blocks', () => {
    const text = [
      '{{< legacy-img src="2014/a.jpg" alt="A" caption="By *Ada*" >}}\nText beside it, see [the other]({{< ref "other.md" >}} "Title").',
      '{{< note variant="join" >}}Mind **this**.{{< /note >}}',
      '{{< quote-block text="So it is." cite="Ada" >}}',
      '{{< youtube id="abcdefghijk" title="Talk" >}}',
      '{{< asset-static file="b.pdf" label="the rounds (PDF)" >}}',
    ].join('\n\n');
    const { document, problems } = convert(text, 'hugo');
    expect(document.blocks).toMatchObject([
      { type: 'image', alt: 'A', caption: [{ text: 'By ' }, { text: 'Ada', marks: [{ type: 'emphasis' }] }] },
      {
        type: 'paragraph',
        content: [{ text: 'Text beside it, see ' }, { marks: [{ href: 'other.md', title: 'Title' }] }, {}],
      },
      { type: 'callout', kind: 'note', blocks: [{ content: [{}, { text: 'this', marks: [{ type: 'strong' }] }, {}] }] },
      { type: 'pullQuote', content: [{ text: 'So it is.' }], attribution: [{ text: 'Ada' }] },
      { type: 'embed', provider: 'youtube' },
      { content: [{ text: 'the rounds (PDF)', marks: [{ href: 'b.pdf' }] }] },
    ]);
    expect(problems).toEqual([]);
  });

  test('a picture with its text inside, a gallery, code in an argument', () => {
    const text =
      '{{< imgtxt src = "a.png" alt = "A">}}\n\nAbout her.\n\n{{</ imgtxt >}}\n\n{{< gallery >}}\n{{< figureforgallery src="b.png" alt="" >}}\n{{< figureforgallery src="c.png" alt="" >}}\n{{< /gallery >}}\n\n{{<figure src = "d.png" caption = "Package `x`" alt="D">}}';
    expect(convert(text, 'hugo').document.blocks).toMatchObject([
      { type: 'image', layout: 'side' },
      { type: 'paragraph', content: [{ text: 'About her.' }] },
      { type: 'gallery', images: [{}, {}] },
      { type: 'image', caption: [{ text: 'Package ' }, { text: 'x', marks: [{ type: 'code' }] }] },
    ]);
  });

  test('one that is not known stays as its text, with a line in the report; code is left alone', () => {
    const { document, problems } = convert('See {{< wonder a="b" >}} and `{{< note >}}`.', 'hugo');
    expect(JSON.stringify(document)).toContain('{{< wonder a=\\"b\\" >}}');
    expect(JSON.stringify(document)).toContain('{{< note >}}');
    expect(problems).toMatchObject([{ kind: 'unknownConstruct' }]);
  });
});

describe('liquid', () => {
  test('filters, images, includes, embeds and team links', () => {
    const text = [
      'See [it]({{ "/2014/07/29/team/" | url }}) by {{ "waldo-jaquith" | team_link }} on {{site.baseurl}}/x.',
      '{% image "assets/blog/a.png" "A drawing" %}',
      '{% include "linked-figure.html",\n     image: "/b.png",\n     alt: "B",\n     caption: "A caption" %}',
      '{{ "https://www.youtube-nocookie.com/embed/abcdefghijk" | embed: "Talk" }}',
      '{% include epic_img.html url="/c.svg" title="The stack" style="width:100%;" %}',
      '{% comment %}gone{% endcomment %}',
    ].join('\n\n');
    const { document, problems } = convert(text, 'liquid');
    expect(document.blocks).toMatchObject([
      { content: [{}, { marks: [{ href: '/2014/07/29/team/' }] }, { text: ' by Waldo Jaquith on /x.' }] },
      { type: 'image', picture: { url: '/assets/blog/a.png' }, alt: 'A drawing' },
      { type: 'image', alt: 'B', caption: [{ text: 'A caption' }] },
      { type: 'embed', provider: 'youtube', title: 'Talk' },
      { type: 'image', alt: 'The stack' },
    ]);
    expect(problems).toEqual([]);
  });

  test('raw protects what it holds, in code too, and highlight is code', () => {
    const text = '```\n{% raw %}{{{% endraw %} name }}\n```\n\n{% highlight ruby %}\nputs 1\n{% endhighlight %}';
    expect(convert(text, 'liquid').document.blocks).toMatchObject([
      { type: 'codeBlock', text: '{{ name }}' },
      { type: 'codeBlock', language: 'ruby', text: 'puts 1' },
    ]);
  });

  test('assigned values reach the include', () => {
    const html = '{% assign video_slug="abcdefghijk" %}\n{% include youtube %}';
    expect(convertHtml(html, { file: 'a.html', dialect: 'liquid' }).document.blocks).toMatchObject([{ type: 'embed' }]);
  });
});

describe('zola and wordpress', () => {
  test('calls of zola', () => {
    const text =
      '{{ youtube(id="abcdefghijk") }}\n\n{% quote(author="Ada") %}\nSo it is.\n{% end %}\n\n`{{closure}}` stays.';
    expect(convert(text, 'zola').document.blocks).toMatchObject([
      { type: 'embed' },
      { type: 'pullQuote', attribution: [{ text: 'Ada' }] },
      { type: 'paragraph' },
    ]);
  });

  test('captions and code of wordpress', () => {
    const html =
      '[caption id="x" width="300"]<img src="a.jpg" alt="A" /> By Ada[/caption]\n[sourcecode language="python"]a &lt; b[/sourcecode]\n<p>[not a shortcode]</p>';
    expect(convertHtml(html, { file: 'a.html', dialect: 'wordpress' }).document.blocks).toMatchObject([
      { type: 'image', caption: [{ text: 'By Ada' }] },
      { type: 'codeBlock', language: 'python', text: 'a < b' },
      { content: [{ text: '[not a shortcode]' }] },
    ]);
  });
});
