import { SaxesParser } from 'saxes';
import { ArchiveError } from '../archive/archive-error.ts';
import { repairXml } from './repair-xml.ts';

export type XmlEvent =
  | { readonly type: 'open'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'close'; readonly name: string };

/** Signs without any event between them: no post is longer. */
const MAX_SILENCE = 8 * 1_048_576;
const MAX_DEPTH = 60;

/**
 * The events of an XML text of any size. Nothing outside of it is ever loaded, and no entity of its own
 * is expanded: a text that declares some is refused. Throws `ArchiveError` with a sentence.
 */
export async function* readXml(text: AsyncIterable<string>): AsyncGenerator<XmlEvent> {
  let events: XmlEvent[] = [];
  let depth = 0;
  let silence = 0;
  const heard = (event: XmlEvent): void => {
    silence = 0;
    events.push(event);
  };
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on('error', (error) => {
    throw new ArchiveError(`The XML is damaged: ${error.message.slice(0, 200)}`);
  });
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY|\bSYSTEM\b|\bPUBLIC\b|\[/i.test(doctype)) {
      throw new ArchiveError('The XML declares its own entities, which attacks use, so we didn’t read it.');
    }
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new ArchiveError(`The XML is nested deeper than ${MAX_DEPTH} levels.`);
    heard({ type: 'open', name, attributes });
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    heard({ type: 'close', name });
  });
  parser.on('text', (found) => heard({ type: 'text', text: found }));
  parser.on('cdata', (found) => heard({ type: 'text', text: found }));
  for await (const piece of repairXml(text)) {
    silence += piece.length;
    if (silence > MAX_SILENCE) throw new ArchiveError('One element in the XML has more than 8 MB of text.');
    if (!/\S/.test(piece) && depth === 0) continue;
    parser.write(piece);
    yield* events;
    events = [];
  }
  parser.close();
  yield* events;
}
