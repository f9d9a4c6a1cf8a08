const BOUNDARY = /boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i;
const LINE_END = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');
const MOST_PARTS = 20;

/** The bytes of one field of a multipart form (RFC 7578); undefined if there's no such field. Pure. */
export function readFormFile(body: Buffer, contentType: string, name: string): Buffer | undefined {
  const match = BOUNDARY.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) return undefined;
  const mark = Buffer.from(`--${boundary}`);
  let start = body.indexOf(mark);
  for (let part = 0; part < MOST_PARTS && start !== -1; part += 1) {
    const headStart = start + mark.length + LINE_END.length;
    const headEnd = body.indexOf(HEAD_END, headStart);
    const next = body.indexOf(Buffer.concat([LINE_END, mark]), headEnd);
    if (headEnd === -1 || next === -1) return undefined;
    const head = body.subarray(headStart, headEnd).toString('utf8');
    if (fieldOf(head) === name) return body.subarray(headEnd + HEAD_END.length, next);
    start = next + LINE_END.length;
  }
  return undefined;
}

function fieldOf(head: string): string | undefined {
  const line = head.split('\r\n').find((each) => /^content-disposition:/i.test(each));
  const match = /;\s*name=(?:"([^"]*)"|([^\s;]+))/i.exec(line ?? '');
  return match?.[1] ?? match?.[2];
}
