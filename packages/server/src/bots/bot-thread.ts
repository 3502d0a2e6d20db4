/** The program of a worker thread that runs bots. */

import { parentPort } from 'node:worker_threads';
import { type BotRequest, runBot } from './bot-runner.ts';

parentPort?.on('message', (request: BotRequest) => parentPort?.postMessage(runBot(request)));
