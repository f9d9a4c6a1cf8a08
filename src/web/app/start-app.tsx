export function startApp(_window: Window): Promise<void> {
  return Promise.resolve();
}
