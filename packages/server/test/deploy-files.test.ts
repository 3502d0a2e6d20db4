/** The files in deploy/: every metric, setting, port and service that they name exists. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { newMetrics } from '../src/ops/metrics.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const panels = (): readonly Panel[] => JSON.parse(read('deploy/grafana-dashboard.json')).panels;

/** One expression for each line that begins with `expr:`. */
const alertExpressions = (): string[] =>
  [...read('deploy/alerts.yaml').matchAll(/^\s+expr: (.+)$/gm)].map(([, expression]) => expression ?? '');

/** The names in a query that look like metrics, not the functions, labels and strings in it. */
const metricsIn = (query: string): string[] =>
  query.replaceAll(/"[^"]*"|\{[^}]*\}|\bby \([^)]*\)/g, ' ').match(/\b(?:fremont|process|nodejs|up)(?:_\w+)?\b/g) ?? [];

/** With the names of the parts of a histogram. `up` is of Prometheus itself. */
const knownMetrics = async (): Promise<Set<string>> => {
  const described = await newMetrics().registry.getMetricsAsJSON();
  const names = described.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  return new Set([...names, 'up']);
};

test('every metric of the dashboard and of the alert rules exists', async () => {
  const known = await knownMetrics();
  const queries = [...panels().flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...alertExpressions()];
  expect(queries.length).toBeGreaterThan(30);
  for (const query of queries) {
    const metrics = metricsIn(query);
    expect(metrics, query).not.toEqual([]);
    expect(metrics.filter((name) => !known.has(name), query)).toEqual([]);
  }
});

test('a metric that does not exist would be found', async () => {
  const known = await knownMetrics();
  const [name = ''] = metricsIn('rate(fremont_wishes_total{code="x"}[1m])');
  expect(name).toBe('fremont_wishes_total');
  expect(known.has(name)).toBe(false);
});

test('the dashboard shows every metric of nodes', async () => {
  const shown = panels().flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  const { registry } = newMetrics();
  const ofNodes = registry.getMetricsAsArray().filter(({ name }) => name.startsWith('fremont_node_'));
  // The number of other nodes is in the alert rules.
  const drawn = ofNodes.filter(({ name }) => shown.some((one) => one.startsWith(name))).map(({ name }) => name);
  expect(ofNodes.length - drawn.length).toBe(1);
  expect(alertExpressions().join()).toContain('fremont_node_peers');
});

/** The settings of both nodes in compose.yaml, with the words of .env filled in. */
const composeSettings = (): Record<string, string> => {
  const compose = read('deploy/compose.yaml');
  const filled = compose.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name: string) =>
    name === 'PLAY_HOST' ? 'play.example.org' : 'secret',
  );
  const block = /^x-settings:.*\n((?: {2}.*\n)+)/m.exec(filled)?.[1] ?? '';
  const lines = [...block.matchAll(/^ {2}([A-Z_]+): '?([^'\n]+)'?$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
};

test('the server reads every setting of compose.yaml', () => {
  const settings = composeSettings();
  const config = readConfig({ ...settings, NODE_ADDRESS: 'node1:8615' });
  expect(config).toMatchObject({
    databaseUrl: 'postgres://fremont:secret@postgres:5432/fremont',
    publicUrl: 'https://play.example.org',
    metricsPort: 9614,
    metricsHost: '0.0.0.0',
    nodeAddress: 'node1:8615',
    trustedProxies: ['10.86.14.0/24'],
  });
  const page = read('docs/self-hosting.md');
  for (const name of [...Object.keys(settings), 'NODE_ADDRESS']) expect(page).toContain(`| \`${name}\` |`);
});

test('proxy, Prometheus and nodes name the same services and ports', () => {
  const compose = read('deploy/compose.yaml');
  for (const node of ['node1', 'node2']) {
    expect(compose).toContain(`NODE_ADDRESS: ${node}:8615`);
    expect(read('deploy/Caddyfile')).toContain(`${node}:8614`);
    expect(read('deploy/prometheus.yaml')).toContain(`${node}:9614`);
  }
  expect(read('Containerfile')).toContain('PORT=8614');
});
