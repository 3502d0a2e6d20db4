/** The browser globals that modules of the app use on load. Import this file first. */

const neverMatches = { matches: false, addEventListener: () => undefined };

Object.assign(globalThis, { matchMedia: () => neverMatches, location: { pathname: '/', hash: '' } });
