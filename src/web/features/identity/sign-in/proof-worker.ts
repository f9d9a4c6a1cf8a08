import { solveChallenge } from '#shared/identity/proof-of-work.ts';

/** Works beside the page, which stays alive meanwhile. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  void solveChallenge(data, () => Promise.resolve()).then((solution) => postMessage(solution));
});
