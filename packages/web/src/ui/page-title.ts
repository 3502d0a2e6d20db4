/** Sets the title of the browser tab. */

import { useEffect } from 'preact/hooks';

export const usePageTitle = (title: string | undefined): void =>
  useEffect(() => {
    document.title = title === undefined ? 'Fremont' : `${title} · Fremont`;
  }, [title]);
