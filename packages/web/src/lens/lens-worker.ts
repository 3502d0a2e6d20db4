/** The worker behind the odds lens: it is shown what the viewer sees, and nothing else. */

import { LensDesk } from './desk.ts';
import type { Answered, Asked } from './protocol.ts';

/** What this file uses of a worker's own scope; the DOM types that the rest of the app uses lack it. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<Asked>) => void): void;
  postMessage(message: Answered): void;
}
const scope = globalThis as unknown as WorkerScope;

const desk = new LensDesk({
  answer: (answered) => scope.postMessage(answered),
  later: (run) => setTimeout(run, 0),
});

scope.addEventListener('message', ({ data }) => desk.receive(data));
