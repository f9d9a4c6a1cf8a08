import type { ComponentType } from 'react';
import { setStillPart, stillPart } from './still-parts.ts';

type StillModule = Readonly<Record<string, ComponentType<never>>>;

const PART = /\/pages\/[^/]+\/([^/]+)\/(\w+)\.still\.tsx$/;
const importers = Object.entries(import.meta.glob<StillModule>('../../pages/*/*/*.still.tsx')).flatMap(
  ([path, load]) => {
    const [, page, name] = PART.exec(path) ?? [];
    return page === undefined || name === undefined ? [] : [{ page, name, load }];
  },
);

/** Fetches the code of a page's still parts: for the server, and for a screen that the browser draws itself. */
export async function loadStillParts(page: string): Promise<void> {
  const missing = importers.filter((part) => part.page === page && stillPart(`${page}/${part.name}`) === undefined);
  await Promise.all(
    missing.map(async ({ name, load }) => {
      const part = (await load())[name];
      if (part === undefined) throw new Error(`${name}.still.tsx exports no ${name}`);
      setStillPart(`${page}/${name}`, part);
    }),
  );
}
