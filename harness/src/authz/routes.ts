/** Reads all routes from the router of the server. */

import type { App } from '@fremont/server/app';

const INDENT = 4;

/** Returns routes such as `POST /api/tables/:id/kick`. The router prints a tree; a path joins the branches. */
export const routesOf = ({ app }: App): string[] => {
  const branches: string[] = [];
  const routes: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (found === null) continue;
    const [, indent = '', part = '', methods = ''] = found;
    const depth = indent.length / INDENT;
    branches.length = depth;
    branches[depth] = part;
    for (const method of methods.split(', ')) if (method !== '') routes.push(`${method} ${branches.join('')}`);
  }
  // Fastify adds a HEAD route to every GET route.
  return routes.filter((route) => !route.startsWith('HEAD '));
};
