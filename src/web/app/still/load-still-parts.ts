import { hasStillPart } from './still-parts.ts';

const PART = /\/pages\/[^/]+\/([^/]+)\/(\w+)\.still\.tsx$/;
const importers = Object.entries(import.meta.glob('../../pages/*/*/*.still.tsx')).flatMap(([path, load]) => {
  const [, page, name] = PART.exec(path) ?? [];
  return page === undefined || name === undefined ? [] : [{ page, name: `${page}/${name}`, load }];
});

/** Fetches the code of a page's still parts: for the server, and for a screen that the browser draws itself. */
export async function loadStillParts(page: string): Promise<void> {
  const missing = importers.filter((part) => part.page === page && !hasStillPart(part.name));
  await Promise.all(
    missing.map(async ({ name, load }) => {
      await load();
      if (!hasStillPart(name)) throw new Error(`The still part ${name} does not make itself known`);
    }),
  );
}
