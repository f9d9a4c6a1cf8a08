import { sendUpload } from './send-upload.ts';
import { createUploads } from './uploads.ts';

/** The pictures on their way in this window: there is one editor in it. */
export const uploads = createUploads(sendUpload);
