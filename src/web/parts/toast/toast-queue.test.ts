import { expect, test } from 'vitest';
import { createToastQueue, DEFAULT_DURATION } from './toast-queue.ts';

test('TOAST-1: one at a time from the front, 5000 ms and MESSAGE by default', () => {
  const queue = createToastQueue();
  queue.show({ message: 'one', testId: 'first' });
  queue.show({ message: 'two', duration: 'FOREVER', toastStyle: 'VERIFY_EMAIL' });
  expect(DEFAULT_DURATION).toBe(5000);
  expect(queue.current()).toMatchObject({ message: 'one', duration: 5000, toastStyle: 'MESSAGE', testId: 'first' });
  queue.dismiss();
  expect(queue.current()).toMatchObject({ message: 'two', duration: 'FOREVER', toastStyle: 'VERIFY_EMAIL' });
  queue.dismiss();
  expect(queue.current()).toBeUndefined();
});

test('TOAST-1: NEXTPAGE toasts go with the page, also from the queue; FOREVER ones stay', () => {
  const queue = createToastQueue();
  let changes = 0;
  queue.watch(() => (changes += 1));
  queue.show({ message: 'here', duration: 'NEXTPAGE' });
  queue.show({ message: 'waiting', duration: 'NEXTPAGE' });
  queue.show({ message: 'stays', duration: 'FOREVER' });
  queue.leavePage();
  expect(queue.current()?.message).toBe('stays');
  queue.leavePage();
  expect(queue.current()?.message).toBe('stays');
  expect(changes).toBe(3);
  queue.dismiss();
  expect(queue.current()).toBeUndefined();
});

test('TOAST-1: a toast can be put away unless it says otherwise', () => {
  const queue = createToastQueue();
  queue.show({ message: 'Code sent!', duration: 3000, isClosable: false });
  expect(queue.current()).toMatchObject({ isClosable: false, tone: 'plain', width: 'medium' });
  queue.dismiss();
  queue.show({ message: 'one' });
  expect(queue.current()?.isClosable).toBe(true);
});

test('TOAST-1: one that stays makes way for newer ones and comes back after them', () => {
  const queue = createToastQueue();
  queue.show({ message: 'stays', duration: 'FOREVER' });
  queue.show({ message: 'saved' });
  queue.show({ message: 'try again', duration: 'NEXTPAGE' });
  expect(queue.current()?.message).toBe('saved');
  queue.dismiss();
  expect(queue.current()?.message).toBe('try again');
  queue.dismiss();
  expect(queue.current()?.message).toBe('stays');
  queue.dismiss();
  expect(queue.current()).toBeUndefined();
});

test('TOAST-1: what waits behind one that stays is not kept from the reader', () => {
  const queue = createToastQueue();
  for (const message of ['welcome', 'done']) {
    queue.show({ message });
    queue.show({ message: `${message}, and prove your address`, duration: 'FOREVER' });
  }
  const seen: (string | undefined)[] = [];
  for (; queue.current() !== undefined; queue.dismiss()) seen.push(queue.current()?.message);
  expect(seen).toEqual(['welcome', 'done', 'done, and prove your address', 'welcome, and prove your address']);
});

test('TOAST-1: one that the reader points at makes way when they let it go', () => {
  const queue = createToastQueue();
  queue.show({ message: 'stays', duration: 'FOREVER' });
  queue.hold(true);
  queue.show({ message: 'saved' });
  expect(queue.current()?.message).toBe('stays');
  queue.hold(false);
  expect(queue.current()?.message).toBe('saved');
  queue.dismiss();
  expect(queue.current()?.message).toBe('stays');
});

test('TOAST-1: one that stepped aside goes with its page', () => {
  const queue = createToastQueue();
  queue.show({ message: 'try again', duration: 'NEXTPAGE' });
  queue.show({ message: 'saved' });
  queue.leavePage();
  queue.dismiss();
  expect(queue.current()).toBeUndefined();
});

test('TOAST-1: what is newer about the same takes the place of what is older, shown or waiting', () => {
  const queue = createToastQueue();
  const messages: (string | undefined)[] = [];
  queue.show({ message: 'saved', about: 'save:1' });
  queue.show({ message: 'followed', about: 'follow:1' });
  queue.show({ message: 'no longer saved', about: 'save:1' });
  expect(queue.current()?.message, 'at once').toBe('no longer saved');
  queue.show({ message: 'no longer followed', about: 'follow:1' });
  queue.show({ message: 'another' });
  for (; queue.current() !== undefined; queue.dismiss()) messages.push(queue.current()?.message);
  expect(messages).toEqual(['no longer saved', 'no longer followed', 'another']);
});

test('TOAST-1: what is no longer so is said no more, shown or waiting', () => {
  const queue = createToastQueue();
  queue.show({ message: 'hidden', about: 'hide:1' });
  queue.show({ message: 'hidden too', about: 'hide:2' });
  queue.show({ message: 'another' });
  queue.withdraw('hide:2');
  queue.withdraw('hide:1');
  expect(queue.current()?.message).toBe('another');
  queue.dismiss();
  expect(queue.current()).toBeUndefined();
});

test('TOAST-1: a greeting goes as soon as there is an answer, and stays for what only waits', () => {
  const queue = createToastQueue();
  queue.show({ message: 'Welcome back', isGreeting: true });
  queue.show({ message: 'prove your address', duration: 'FOREVER' });
  expect(queue.current()?.message).toBe('Welcome back');
  queue.show({ message: 'Settings saved.' });
  expect(queue.current()?.message).toBe('Settings saved.');
  queue.dismiss();
  expect(queue.current()?.message).toBe('prove your address');
  queue.dismiss();
  expect(queue.current()).toBeUndefined();
});
