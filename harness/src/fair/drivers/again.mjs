// Runs a verifier in JavaScript again and again in one process: node again.mjs <script>. Each line of stdin is the file of a match.
// Each line of stdout is the exit code with the output.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

class Exit extends Error {}

const script = pathToFileURL(process.argv[2] ?? '').href;
/** @type {{ code: number, output: string }} */
let run = { code: 0, output: '' };
process.exit = (code) => {
  run.code = Number(code);
  throw new Exit();
};
console.error = (text) => {
  run.output += text;
};
console.log = () => undefined;

let runs = 0;
for await (const file of createInterface({ input: process.stdin })) {
  run = { code: 0, output: '' };
  process.argv = [process.execPath, script, file];
  runs += 1;
  try {
    // Another address is another module, so the whole script runs again.
    await import(`${script}?run=${runs}`);
  } catch (error) {
    if (!(error instanceof Exit)) run = { code: 2, output: String(error) };
  }
  process.stdout.write(`${JSON.stringify(run)}\n`);
}
