// Runs before the first paint, so that a stored theme or text size never flashes in another one. The settings module takes over.
(() => {
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('fremont.settings') ?? '{}') ?? {};
  } catch {
    // The stored value is invalid or missing: the preferences of the device apply.
  }
  const prefers = (query) => matchMedia(query).matches;
  const root = document.documentElement;
  const day = stored.theme === 'day' || (stored.theme !== 'night' && prefers('(prefers-color-scheme: light)'));
  const calm = stored.motion === 'reduced' || (stored.motion !== 'full' && prefers('(prefers-reduced-motion: reduce)'));
  root.dataset.theme = day ? 'day' : 'night';
  root.dataset.motion = calm ? 'reduced' : 'full';
  root.dataset.text = ['large', 'largest'].includes(stored.textSize) ? stored.textSize : 'standard';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', day ? '#EBDCBC' : '#0D181E');
})();
