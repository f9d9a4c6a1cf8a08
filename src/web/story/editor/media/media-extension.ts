import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import type { EditorExtension } from '../extensions.ts';
import { countUploads } from './finish-uploads.ts';
import { pickPictures } from './insert-pictures.ts';
import { pictureSelection } from './picture-selection.ts';
import { pictureTools } from './picture-tools.ts';
import { pictureUploads } from './picture-uploads.ts';
import { pictureView } from './picture-view.ts';
import { uploadView } from './upload-view.ts';
import { uploads } from './window-uploads.ts';

/** Pictures: dropped, chosen, selected, replaced, described. */
export const mediaExtension: EditorExtension = {
  plugins: [pictureUploads, pictureSelection],
  nodeViews: { upload: uploadView, image: pictureView, galleryImage: pictureView },
  blockItems: [
    {
      key: 'pictures',
      title: messages.addPictures,
      words: 'image photo gallery upload file',
      sign: 'picture',
      command: pickPictures,
    },
  ],
  blockTools: [pictureTools],
  countUploads: (state) => countUploads(state, uploads.get),
  attach: () => () => uploads.stop(),
};
