/** The worker of the odds lens. It gets only the viewer's view. */

import type { LensReply, LensRequest } from './protocol.ts';
import { LensRunner } from './runner.ts';

/** The part of the worker scope that this file uses. The DOM types lack it. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<LensRequest>) => void): void;
  postMessage(message: LensReply): void;
}
const scope = globalThis as unknown as WorkerScope;

const runner = new LensRunner({
  answer: (reply) => scope.postMessage(reply),
  later: (run) => setTimeout(run, 0),
});

scope.addEventListener('message', ({ data }) => runner.receive(data));
