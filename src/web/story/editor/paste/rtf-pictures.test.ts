import { expect, test } from 'vitest';
import { rtfPictures } from './rtf-pictures.ts';

const bytes = Buffer.from('a picture of many bytes'.repeat(20_000));
const hex = bytes.toString('hex').replaceAll(/.{128}/g, '$&\r\n');

test('WRITE-9: the RTF of Word carries the bytes of its pictures, in order and each once', () => {
  const shape = '{\\*\\picprop{\\sp{\\sn a}{\\sv b}}}';
  const rtf = `{\\rtf1 text {\\*\\shppict{\\pict${shape}\\picw10\\pngblip\\bliptag-1{\\*\\blipuid 0a0b}\r\n${hex}}}{\\nonshppict{\\pict\\wmetafile8 0102}} and {\\pict\\jpegblip ffd8}}`;
  expect(rtfPictures(rtf)).toEqual([
    `data:image/png;base64,${bytes.toString('base64')}`,
    `data:image/jpeg;base64,${Buffer.from('ffd8', 'hex').toString('base64')}`,
  ]);
});

test('broken RTF has none', () => {
  for (const rtf of ['', '{\\pict', '{\\pict\\pngblip zz}', '{\\pict{{{{', `{\\pict\\pngblip ${'0'.repeat(99)}}`]) {
    expect(rtfPictures(rtf)).toEqual([]);
  }
});
