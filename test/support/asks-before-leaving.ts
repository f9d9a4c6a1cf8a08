import type { Page } from 'playwright-core';

/** What asks where somebody presses a link away from a page, and reloads it, and stays both times. */
export async function asksBeforeLeaving(page: Page, link: string): Promise<readonly string[]> {
  const stay = async (leave: () => Promise<unknown>) => {
    const asked = page.waitForEvent('dialog', { timeout: 10_000 });
    page.once('dialog', (dialog) => void dialog.dismiss());
    await leave();
    return (await asked).type();
  };
  const press = () => page.getByRole('link', { name: link, exact: true }).first().click({ noWaitAfter: true });
  return [await stay(press), await stay(() => page.evaluate(() => location.reload()))];
}
