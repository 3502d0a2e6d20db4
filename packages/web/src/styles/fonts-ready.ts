/** Waits for the fonts before the first frame, to avoid layout shift. */

/** The fonts of every page. */
const COMMON_FACES = ['600 16px Jost', '450 16px Onest'];

/** The font of letterboards and prices, which the home page does not show. */
const SIGN_FACES = ['500 16px Oswald'];

/** Sample letters of both scripts. Every language needs Latin; Russian also needs Cyrillic. */
const sampleOf = (language: string): string => (language === 'ru' ? 'Aя' : 'A');

/** On a slow network the fallback fonts are used. They have the same metrics. */
const PATIENCE_MS = 1200;

const ready = async (faces: readonly string[], language: string): Promise<void> => {
  const loading = Promise.all(faces.map((face) => document.fonts.load(face, sampleOf(language))));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([loading.catch(() => undefined), patience]);
};

export const fontsReady = (language: string): Promise<void> => ready(COMMON_FACES, language);

export const signFontReady = (language: string): Promise<void> => ready(SIGN_FACES, language);
