import { crc32, deflateRawSync, constants } from 'node:zlib';

/** One file of a zip made by hand, with every field that an attacker may set. */
export type ZipPart = {
  readonly name: string;
  readonly content?: string | Uint8Array;
  /** Packed bytes as they are, in the place of `content`. */
  readonly packed?: Uint8Array;
  readonly declaredSize?: number;
  readonly declaredPackedSize?: number;
  readonly isEncrypted?: boolean;
  readonly isLink?: boolean;
};

/** A zip of the parts, without any of the care that writers of zips take. */
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content ?? '');
    const packed = Buffer.from(part.packed ?? deflateRawSync(content));
    const name = Buffer.from(part.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE((part.isEncrypted === true ? 1 : 0) | 0x800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(part.declaredPackedSize ?? packed.length, 14);
    fields.writeUInt32LE(part.declaredSize ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, name, packed]);
    const attributes = Buffer.alloc(14);
    attributes.writeUInt32LE(part.isLink === true ? (0o120777 << 16) >>> 0 : (0o100644 << 16) >>> 0, 6);
    attributes.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([20, 3]);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), madeBy, fields, attributes, name]));
    bodies.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, central, end]);
}

/** Deflated text that unpacks to `megabytes` of zeros: a piece of 16 MB that ends on a byte, again and again. */
export function packedZeros(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(16 * 1_048_576), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: Math.ceil(megabytes / 16) }, () => piece), end]);
}
