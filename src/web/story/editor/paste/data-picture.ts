/** The bytes of a picture that stands in its own address; undefined for every other address. */
export function dataPicture(url: string): Blob | undefined {
  const [, type, letters] = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,([A-Za-z0-9+/=\s]+)$/i.exec(url) ?? [];
  if (type === undefined || letters === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: type.toLowerCase() });
  } catch {
    // Half a picture is none.
    return undefined;
  }
}
