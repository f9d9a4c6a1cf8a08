/** A GIF of one whole frame and of many that change one point each, in a few bytes. */
export function buildAnimation(width: number, height: number, frames: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const colours = Buffer.from([0, 0, 0, 255, 255, 255, 200, 80, 20, 20, 80, 200]);
  const head = Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([0x91, 0, 0]), colours]);
  const repeat = Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('NETSCAPE2.0'),
    Buffer.from([3, 1, 0, 0, 0]),
  ]);
  const control = [0x21, 0xf9, 4, 4, 10, 0, 0, 0];
  const frame = (extent: Buffer, place: number, points: Buffer) =>
    Buffer.concat([Buffer.from([...control, 0x2c, place, 0, 0, 0]), extent, Buffer.from([0, 2]), points]);
  const point = Buffer.from([1, 0, 1, 0]);
  const pictures = Array.from({ length: frames - 1 }, (_frame, number) =>
    frame(point, number % Math.min(width, 200), packPoints([number % 4])),
  );
  const whole = packPoints(Array.from({ length: width * height }, () => 0));
  return Buffer.concat([head, repeat, frame(size, 0, whole), ...pictures, Buffer.from([0x3b])]);
}

/** The packing of the format in its plainest form: codes of three bits, with a 4 (begin anew) before each two points. */
function packPoints(points: readonly number[]): Buffer {
  const codes = points.flatMap((colour, number) => (number % 2 === 0 ? [4, colour] : [colour]));
  const bytes = Buffer.alloc(Math.ceil(((codes.length + 1) * 3) / 8));
  [...codes, 5].forEach((code, number) => {
    const at = number * 3;
    const shifted = code << (at % 8);
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (shifted & 0xff);
    if (shifted > 0xff) bytes[(at >> 3) + 1] = shifted >> 8;
  });
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += 255) {
    const part = bytes.subarray(start, start + 255);
    blocks.push(Buffer.from([part.length]), part);
  }
  return Buffer.concat([...blocks, Buffer.from([0])]);
}
