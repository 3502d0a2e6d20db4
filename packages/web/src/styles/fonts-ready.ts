/** Fonts before the first picture: what is drawn in them from the start cannot jump when they arrive. */

const FACES = ['600 16px Jost', '450 16px Onest', '500 16px Oswald'];

/** Letters of both scripts a page can hold: every language shows Latin, Russian shows Cyrillic as well. */
const sampleOf = (language: string): string => (language === 'ru' ? 'Aя' : 'A');

/** A slow network gets the stand-ins, which have the same measure. */
const PATIENCE_MS = 1200;

export const fontsReady = async (language: string): Promise<void> => {
  const loading = Promise.all(FACES.map((face) => document.fonts.load(face, sampleOf(language))));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([loading.catch(() => undefined), patience]);
};
