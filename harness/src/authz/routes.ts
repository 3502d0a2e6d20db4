/** Every route the server has, read from its router. */

import type { App } from '@fremont/server/app';

const INDENT = 4;

/** As `POST /api/tables/:id/kick`. The router prints a tree; a path is what its branches say together. */
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
  // A HEAD comes with every GET, by itself.
  return routes.filter((route) => !route.startsWith('HEAD '));
};
