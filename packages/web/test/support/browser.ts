/** The little of a browser that the modules of the app touch when they are loaded; to be imported before them. */

const neverMatches = { matches: false, addEventListener: () => undefined };

Object.assign(globalThis, { matchMedia: () => neverMatches });
