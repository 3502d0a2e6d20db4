/** The program of a thread in which bots think. */

import { parentPort } from 'node:worker_threads';
import { type BotQuestion, thoughtOf } from './minds.ts';

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(thoughtOf(question)));
