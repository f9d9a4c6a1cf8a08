import type { Page } from 'playwright-core';

/** What was put into a control, by the number that it was marked with. */
export type Filled = Readonly<Record<string, { readonly label: string; readonly value: string }>>;

/** Fills in every control of a page that one can see, as a hand would, and marks it with a number. */
export async function fillIn(page: Page): Promise<Filled> {
  const controls = await page.locator('main, dialog, body').first().locator('input, textarea, select').all();
  let number = 0;
  const radios = new Set<string>();
  for (const control of controls) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const kind = await control.evaluate((element) => ({
      tag: element.tagName,
      type: element.getAttribute('type') ?? 'text',
      name: element.getAttribute('name') ?? '',
      mode: element.getAttribute('inputmode') ?? '',
      isFixed: element.hasAttribute('readonly'),
    }));
    if (kind.isFixed || /^(?:hidden|submit|button|file|color)$/.test(kind.type)) continue;
    number += 1;
    if (kind.tag === 'SELECT') {
      const values = await control
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      await control.selectOption(values.at(-1) ?? '');
    } else if (kind.type === 'radio') {
      const group = kind.name;
      if (radios.has(group) || (await control.isChecked())) continue;
      radios.add(group);
      await control.click();
    } else if (kind.type === 'checkbox') await control.click();
    else await control.fill(textFor(kind));
    await control.evaluate((element, mark) => element.setAttribute('data-filled', mark), `${number}`);
  }
  return page.locator('[data-filled]').evaluateAll((elements) =>
    Object.fromEntries(
      elements.map((element) => {
        const control = element as HTMLInputElement;
        const isBox = /^(?:checkbox|radio)$/.test(control.type);
        const label =
          control.getAttribute('aria-label') ?? control.labels?.[0]?.firstChild?.textContent ?? control.name;
        return [control.dataset['filled'], { label, value: isBox ? String(control.checked) : control.value }];
      }),
    ),
  );
}

function textFor({ type, mode, name }: { type: string; mode: string; name: string }): string {
  if (/code/i.test(name) && mode === 'numeric') return '123456';
  if (type === 'email') return 'typed@mail.example';
  if (type === 'url' || mode === 'url') return 'https://typed.example/';
  if (type === 'date') return '2027-02-03';
  if (type === 'datetime-local') return '2027-02-03T04:05';
  if (type === 'number' || mode === 'numeric' || mode === 'decimal') return '7';
  return 'typed';
}

/**
 * What is not in its control any more, or of what the control's own code believes something else: React keeps that
 * beside the element. A control that another choice took away is not missed; one that was drawn anew is.
 */
export function findLost(page: Page, filled: Filled): Promise<readonly string[]> {
  return page.evaluate((before) => {
    const labelOf = (control: HTMLInputElement) =>
      control.getAttribute('aria-label') ?? control.labels?.[0]?.firstChild?.textContent ?? control.name;
    const all = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return Object.entries(before).flatMap(([mark, { label, value }]) => {
      const control = all.find((one) => one.dataset['filled'] === mark);
      if (control === undefined) {
        const again = all.find((one) => one.dataset['filled'] === undefined && labelOf(one) === label);
        return again === undefined ? [] : [`${label}: drawn anew`];
      }
      const isBox = /^(?:checkbox|radio)$/.test(control.type);
      const found = isBox ? String(control.checked) : control.value;
      const key = Object.keys(control).find((name) => name.startsWith('__reactProps$')) ?? '';
      const props = (Reflect.get(control, key) ?? {}) as Readonly<Record<string, string | boolean | undefined>>;
      const believed = String(props[isBox ? 'checked' : 'value'] ?? found);
      return found === value && believed === value ? [] : [`${label}: ${value} became ${found}, believed ${believed}`];
    });
  }, filled);
}

/** From now on each form that is sent is written down, and goes no further. */
export async function catchForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.addEventListener(
        'submit',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          const form = event.target as HTMLFormElement;
          form.dataset['sent'] = String(Number(form.dataset['sent'] ?? 0) + 1);
        },
        true,
      );
    });
  });
}

/** Presses the button of every form in a page that its own code has to answer, and marks the form. */
export async function pressForms(page: Page): Promise<void> {
  for (const button of await page.locator('form button[type="submit"]').all()) {
    const isOurs = await button.evaluate((element) => {
      const { form } = element as HTMLButtonElement;
      return form !== null && (form.method === 'post' || !form.hasAttribute('action'));
    });
    if (!isOurs || !(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click();
    await button.evaluate((element) => {
      const { form } = element as HTMLButtonElement;
      if (form !== null) form.dataset['pressed'] = '1';
    });
  }
}

/** How often each form was sent whose button was pressed once. */
export function sentForms(page: Page): Promise<readonly string[]> {
  return page.locator('form[data-pressed]').evaluateAll((forms) =>
    forms.flatMap((form) => {
      const sent = form.getAttribute('data-sent') ?? '0';
      return sent === '1' ? [] : [`${form.getAttribute('aria-label') ?? form.textContent}: sent ${sent} times`];
    }),
  );
}
