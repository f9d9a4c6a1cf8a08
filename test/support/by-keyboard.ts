import type { Locator, Page } from 'playwright-core';

/** More stops than any page has. */
const MOST_STOPS = 300;

/** What somebody does on a page who has a keyboard and no pointer: each control is come to by Tab, or the test fails. */
export type Keyboard = {
  /** Goes on by Tab until a control has the focus. */
  readonly reach: (control: Locator) => Promise<void>;
  readonly press: (control: Locator, key?: string) => Promise<void>;
  /** Types over what a field holds. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Chooses one of a group of radio buttons by the arrows. */
  readonly choose: (radio: Locator) => Promise<void>;
  /** Chooses what a list field offers by the arrows. */
  readonly select: (field: Locator, label: string) => Promise<void>;
};

const hasFocus = (control: Locator) => control.evaluate((element) => element.contains(document.activeElement));

export function byKeyboard(page: Page): Keyboard {
  const reach: Keyboard['reach'] = async (control) => {
    await control.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await hasFocus(control)) return;
      await page.keyboard.press('Tab');
    }
    const html = await control.evaluate((element) => element.outerHTML.slice(0, 200));
    throw new Error(`Tab does not come to ${html}`);
  };
  return {
    reach,
    press: async (control, key = 'Enter') => {
      await reach(control);
      await page.keyboard.press(key);
    },
    type: async (field, text) => {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    choose: async (radio) => {
      const isInGroup = () =>
        radio.evaluate((one: HTMLInputElement) => Reflect.get(document.activeElement ?? {}, 'name') === one.name);
      await radio.waitFor();
      // Tab comes to a group once, at what is chosen of it.
      for (let stop = 0; stop < MOST_STOPS && !(await isInGroup()); stop += 1) await page.keyboard.press('Tab');
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        if (await radio.isChecked()) return;
        await page.keyboard.press('ArrowDown');
      }
      throw new Error(`The arrows do not come to ${await radio.getAttribute('value')}`);
    },
    select: async (field, label) => {
      await reach(field);
      await page.keyboard.press('Home');
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        const chosen = await field.evaluate((list) =>
          list instanceof HTMLSelectElement ? (list.selectedOptions[0]?.label ?? '') : '',
        );
        if (chosen.trim() === label) return;
        await page.keyboard.press('ArrowDown');
      }
      throw new Error(`There is no “${label}” in the list`);
    },
  };
}
