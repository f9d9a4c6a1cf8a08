import type { Node } from '@tiptap/pm/model';
import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import type { Picture } from '#shared/story/story-document.ts';
import { readLink } from '../commands/links.ts';
import { isDecorative, withDecoration } from './decoration.ts';

const MOST_LETTERS = 2_000;

export type PictureFields = {
  readonly row: HTMLElement;
  /** What those read who do not see the picture. */
  readonly alt: HTMLInputElement;
  readonly show: (node: Node) => void;
};

/** The fields below a picture: what those read who do not see it, whether it only decorates, where it leads. */
export function pictureFields(
  first: Node,
  change: (name: string, value: unknown) => void,
  leave: () => void,
): PictureFields {
  let node = first;
  const row = document.createElement('div');
  row.className = 'alt-row';
  row.contentEditable = 'false';
  const alt = field('alt-field', messages.altLabel, messages.altPlaceholder);
  const altLabel = document.createElement('label');
  altLabel.className = 'alt-label';
  altLabel.append(messages.altLabel, alt);
  const pictureOf = () => node.attrs['picture'] as Picture;
  const only = decorationBox((isOnly) => change('picture', withDecoration(pictureOf(), isOnly)));
  row.append(altLabel, only.label);
  alt.addEventListener('input', () => change('alt', alt.value));
  const link =
    'href' in node.attrs ? field('alt-field picture-link', messages.pictureLink, messages.pictureLink) : null;
  if (link !== null) {
    row.append(link);
    link.addEventListener('change', () => {
      const href = readLink(link.value) ?? null;
      const isWrong = href === null && link.value.trim() !== '';
      link.setAttribute('aria-invalid', String(isWrong));
      if (!isWrong) change('href', href);
    });
  }
  row.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  });
  const show = (next: Node): void => {
    node = next;
    const words = String(node.attrs['alt']);
    if (alt.value !== words) alt.value = words;
    only.label.hidden = words.trim() !== '' || pictureOf().kind !== 'stored';
    only.box.checked = isDecorative(pictureOf());
    const href: unknown = node.attrs['href'];
    if (link !== null && document.activeElement !== link) link.value = typeof href === 'string' ? href : '';
  };
  show(node);
  return { row, alt, show };
}

function field(className: string, label: string, placeholder: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'text';
  input.className = className;
  input.maxLength = MOST_LETTERS;
  input.placeholder = placeholder;
  input.setAttribute('aria-label', label);
  return input;
}

function decorationBox(choose: (isOnlyDecoration: boolean) => void) {
  const label = document.createElement('label');
  label.className = 'alt-decorative';
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.addEventListener('change', () => choose(box.checked));
  label.append(box, messages.decorative);
  return { label, box };
}
