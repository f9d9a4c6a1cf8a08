import { readStartData } from './start-errors.ts';

/** Of the program that drew this page; empty where the page brought nothing, which is an error that is told as well. */
export function pageVersion(): string {
  try {
    return readStartData(window).preloadedState.config.version;
  } catch {
    return '';
  }
}
